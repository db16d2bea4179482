internal import Foundation

/// A folder that a test may fill, and that is gone when the test ends.
package final class TemporaryFolder {
  /// The folder's path, without a slash at its end.
  package let path: String

  /// Makes an empty folder.
  ///
  /// - Throws: When the folder cannot be made.
  package init() throws {
    path = NSTemporaryDirectory() + "fontscan-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, with the folders that lead to it.
  ///
  /// - Parameters:
  ///   - name: The path below the folder.
  ///   - bytes: The whole content.
  /// - Returns: The file's path.
  /// - Throws: When the file cannot be written.
  @discardableResult
  package func write(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    let file = path + "/" + name
    try FileManager.default.createDirectory(
      at: URL(filePath: file).deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: URL(filePath: file))
    return file
  }

  /// Writes a file that starts with some bytes and has zeros up to its end, which take no disk.
  ///
  /// - Parameters:
  ///   - name: The path below the folder.
  ///   - bytes: How it starts.
  ///   - size: How many bytes it has.
  /// - Returns: The file's path.
  /// - Throws: When the file cannot be written.
  @discardableResult
  package func write(
    _ name: String,
    startingWith bytes: some Sequence<UInt8>,
    size: Int
  ) throws -> String {
    let file = try write(name, bytes)
    let handle = try FileHandle(forWritingTo: URL(filePath: file))
    try handle.truncate(atOffset: UInt64(size))
    try handle.close()
    return file
  }
}
