package import Testing

internal import Foundation

/// Compares text with a file that is kept beside the tests, in `Golden/`.
///
/// Run the tests with `FONTSCAN_RECORD=1` to write the file instead. The test still fails then, so
/// that a run which records is never taken for a pass.
///
/// - Parameters:
///   - actual: The text that was made.
///   - name: The file's name below `Golden/`.
///   - testFile: The calling test's file.
///   - sourceLocation: Where a difference is reported.
/// - Throws: When the golden file cannot be read or written.
package func expectGolden(
  _ actual: String,
  _ name: String,
  testFile: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: testFile).deletingLastPathComponent().appending(path: "Golden/\(name)")
  guard ProcessInfo.processInfo.environment["FONTSCAN_RECORD"] == nil else {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(actual.utf8).write(to: file)
    Issue.record("recorded \(name); look at the diff", sourceLocation: sourceLocation)
    return
  }
  let expected = try String(contentsOf: file, encoding: .utf8)
  #expect(
    Array(actual.utf8) == Array(expected.utf8),
    "differs from \(name)",
    sourceLocation: sourceLocation
  )
}
