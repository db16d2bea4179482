import Foundation
import PackagePlugin

/// `swift package fontscan …`: builds the tool and runs it in the folder of the package that is
/// worked on.
///
/// The tool is no dependency of the plug-in: SwiftPM would then build it a second time, unoptimized,
/// in each build of this package.
@main
struct FontscanCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let line = CommandLineWords(of: arguments)
    if let target = line.targetsOfTheHost.first {
      Diagnostics.warning(
        "'--target \(target)' is taken for Xcode's, and nothing is left out; "
          + "for this target alone write '--target=\(target)'"
      )
    }
    if let tool = try builtTool() { try run(tool, in: context.package.directoryURL, line.words) }
  }

  /// Builds the tool; `nil` when that failed, which is then said.
  private func builtTool() throws -> URL? {
    Diagnostics.progress("building fontscan, which takes minutes once")
    let parameters = PackageManager.BuildParameters(configuration: .release, logging: .concise)
    let result = try packageManager.build(.product("fontscan"), parameters: parameters)
    let tool = result.builtArtifacts.first { $0.kind == .executable && $0.url.isTool }
    if !result.succeeded || tool == nil {
      print(result.logText)
      Diagnostics.error("fontscan could not be built; 'Scripts/setup' installs its C libraries")
      return nil
    }
    return tool?.url
  }

  /// Runs the tool, and ends as it does when it does not end with 0.
  private func run(_ tool: URL, in folder: URL, _ words: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = words
    // Without a path the tool takes the folder that it runs in.
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    let hasCrashed = process.terminationReason == .uncaughtSignal
    if hasCrashed { Diagnostics.error("fontscan ended by signal \(process.terminationStatus)") }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

extension URL {
  /// Whether the file has the tool's name.
  fileprivate var isTool: Bool { lastPathComponent == "fontscan" }
}
