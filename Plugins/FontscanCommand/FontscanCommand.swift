import Foundation
import PackagePlugin

/// `swift package fontscan …`: runs the tool in the folder of the package that is worked on.
@main
struct FontscanCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try context.tool(named: "fontscan").url
    try run(tool, in: context.package.directoryURL, CommandLineWords(of: arguments))
  }

  /// Runs the tool, and ends as it does when it does not end with 0.
  private func run(_ tool: URL, in folder: URL, _ line: CommandLineWords) throws {
    if let target = line.targetsOfTheHost.first {
      Diagnostics.warning(
        "'--target \(target)' is taken for Xcode's, and nothing is left out; "
          + "for this target alone write '--target=\(target)'"
      )
    }
    let process = Process()
    process.executableURL = tool
    process.arguments = line.words
    // Without a path the tool takes the folder that it runs in.
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    let hasCrashed = process.terminationReason == .uncaughtSignal
    if hasCrashed { Diagnostics.error("fontscan ended by signal \(process.terminationStatus)") }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension FontscanCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let tool = try context.tool(named: "fontscan").url
      try run(tool, in: context.xcodeProject.directoryURL, CommandLineWords(of: arguments))
    }
  }
#endif
