/// Where bytes come from: standard input, or the memory of a test.
package protocol ByteSource: AnyObject {
  /// Reads to the end.
  ///
  /// - Parameter limit: The most bytes to accept.
  /// - Returns: All bytes.
  /// - Throws: ``SourceError`` when the system refuses or there are more bytes than the limit.
  func readAll(limit: Int) throws(SourceError) -> [UInt8]
}

/// Why bytes could not be read.
package struct SourceError: Error, Hashable, Sendable {
  /// The reason, in words that follow a colon.
  package let reason: String

  /// Wraps a reason.
  package init(reason: String) {
    self.reason = reason
  }
}
