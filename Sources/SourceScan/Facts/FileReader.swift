package import FileAccess

/// What reads one kind of source files.
package protocol FileReader: Sendable {
  /// Takes down what a file says.
  ///
  /// - Parameters:
  ///   - bytes: The whole file, whatever it holds.
  ///   - file: Its path.
  /// - Returns: What is kept of it. What cannot be read is a problem in it.
  static func facts(of bytes: [UInt8], in file: FilePath) -> FileFacts
}
