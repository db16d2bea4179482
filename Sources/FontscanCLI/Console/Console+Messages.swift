extension Console {
  /// Writes lines to standard error, each `fontscan: …`.
  ///
  /// Nothing can be said about a standard error that is closed or full, so nothing is.
  ///
  /// - Parameter messages: The lines, without the name of the tool; control characters in them
  ///   are escaped.
  func complain(_ messages: some Sequence<String>) {
    var writer = ByteWriter(errors)
    for message in messages {
      writer.append("fontscan: ")
      writer.append(escaping: message)
      writer.append(UInt8(ascii: "\n"))
    }
    try? writer.finish()
  }

  /// Writes a line to standard error.
  func complain(_ message: String) {
    complain(CollectionOfOne(message))
  }
}
