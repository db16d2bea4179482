package import FileAccess

/// What reads one kind of source files.
package protocol FileReader: Sendable {
  /// Takes down what a file says.
  ///
  /// - Parameters:
  ///   - bytes: The whole file, whatever it holds.
  ///   - file: Its path.
  ///   - calls: The names of the functions whose calls are wanted, all of them; other calls are taken
  ///     down only where they are part of an expression.
  /// - Returns: What is kept of it. What cannot be read is a problem in it.
  static func facts(of bytes: [UInt8], in file: FilePath, calls: Set<String>) -> FileFacts
}

/// What reads a kind of files that say all at once: all of their calls, or none.
package protocol WholeFileReader: FileReader {
  /// Takes down what a file says.
  ///
  /// - Parameters:
  ///   - bytes: The whole file, whatever it holds.
  ///   - file: Its path.
  /// - Returns: What is kept of it. What cannot be read is a problem in it.
  static func facts(of bytes: [UInt8], in file: FilePath) -> FileFacts
}

extension WholeFileReader {
  /// Takes down what a file says, whatever calls are wanted.
  package static func facts(
    of bytes: [UInt8],
    in file: FilePath,
    calls: Set<String>
  ) -> FileFacts {
    facts(of: bytes, in: file)
  }
}
