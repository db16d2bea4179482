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
  /// Foundation's `Process` is not used: it leaks, which the address sanitizer takes for ours.
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
    let variables = environment.map { "\($0)=\($1.quotedForShell)" }
    let words = variables + ([path] + arguments).map(\.quotedForShell) + ["2>/dev/null"]
    guard let stream = unsafe popen(words.joined(separator: " "), "r") else {
      throw CocoaError(.executableNotLoadable)
    }
    defer { unsafe pclose(stream) }
    var output: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe fread(&part, 1, part.count, stream)
      guard count > 0 else { break }
      output += part.prefix(count)
    }
    return String(decoding: output, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: true)
      .map(String.init)
  }
}

extension String {
  /// The string as one word of a shell's command line.
  fileprivate var quotedForShell: String {
    "'" + replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}
