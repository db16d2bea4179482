/// Collects bytes and hands them on in large pieces.
///
/// The first failure is kept and everything after it is dropped, so that a report need not look
/// after each word whether its reader is still there; ``finish()`` throws it.
struct ByteWriter: ~Copyable {
  private var buffer: [UInt8] = []
  private let sink: any ByteSink
  private var failure: SinkError?

  private static let pieceSize = 65_536

  /// Starts to write to a sink.
  init(_ sink: any ByteSink) {
    self.sink = sink
    buffer.reserveCapacity(ByteWriter.pieceSize + 1024)
  }

  /// Appends one byte.
  mutating func append(_ byte: UInt8) {
    buffer.append(byte)
  }

  /// Appends text as it is.
  mutating func append(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= ByteWriter.pieceSize { flush() }
  }

  /// Appends bytes as they are.
  mutating func append(bytes: some Collection<UInt8>) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= ByteWriter.pieceSize { flush() }
  }

  /// Appends a number in decimal.
  mutating func append(_ number: Int) {
    // Nearly every number of a report is a small one.
    if (0..<10).contains(number) {
      buffer.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number))
    } else {
      buffer.append(contentsOf: String(number).utf8)
    }
  }

  /// Appends a byte several times; not at all for a count below one.
  mutating func append(_ byte: UInt8, count: Int) {
    guard count > 0 else { return }
    buffer.append(contentsOf: repeatElement(byte, count: count))
  }

  /// Appends text, and replaces what was appended when it holds a byte that a check wants away.
  ///
  /// The usual text is copied in one piece and then looked at, which costs a fraction of looking at
  /// each byte before it is copied.
  mutating func append(
    _ text: String,
    unless isSpecial: (UInt8) -> Bool,
    then replace: (String, inout ByteWriter) -> Void
  ) {
    let start = buffer.count
    buffer.append(contentsOf: text.utf8)
    guard buffer[start...].contains(where: isSpecial) else {
      if buffer.count >= ByteWriter.pieceSize { flush() }
      return
    }
    buffer.removeLast(buffer.count - start)
    replace(text, &self)
  }

  /// Hands on what was collected.
  ///
  /// - Throws: The first failure since the beginning.
  consuming func finish() throws(SinkError) {
    flush()
    if let failure { throw failure }
  }

  private mutating func flush() {
    defer { buffer.removeAll(keepingCapacity: true) }
    guard failure == nil, !buffer.isEmpty else { return }
    do throws(SinkError) {
      try sink.write(buffer)
    } catch {
      failure = error
    }
  }
}
