internal import Foundation

/// A program of this machine that tests compare with.
package struct CommandLineTool: Sendable {
  /// Where the program is.
  package let path: String

  /// Looks for a program; `nil` when `PATH` has none of that name.
  ///
  /// - Parameter name: The program's name.
  package init?(_ name: String) {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let found = folders.map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    guard let found else { return nil }
    path = found
  }

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - arguments: What follows the program's name.
  ///   - environment: Variables that are set on top of this process's own.
  /// - Returns: The lines of its standard output, without empty ones.
  /// - Throws: When it cannot be started.
  package func lines(
    _ arguments: [String],
    environment: [String: String] = [:]
  ) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Read while it runs: it would wait for ever with a full pipe.
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: true)
      .map(String.init)
  }
}
