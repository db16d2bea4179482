/// Where bytes go: a stream of the process, a file, or the memory of a test.
package protocol ByteSink: AnyObject {
  /// Whether a person watches.
  var isTerminal: Bool { get }

  /// Writes all of the bytes.
  ///
  /// - Parameter bytes: What to write.
  /// - Throws: ``SinkError`` when the reader has gone or the system refuses.
  func write(_ bytes: [UInt8]) throws(SinkError)
}

/// Why bytes could not be written.
package enum SinkError: Error, Hashable, Sendable {
  /// Nobody reads any more, as behind `| head`. No fault: the reader has what it wanted.
  case closed

  /// The system refused, as with a full disk: where, and why.
  case refused(String, reason: String)
}
