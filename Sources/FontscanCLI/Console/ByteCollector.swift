/// Keeps what is written to it.
final class ByteCollector: ByteSink {
  private(set) var bytes: [UInt8] = []

  let isTerminal = false

  func write(_ bytes: [UInt8]) {
    self.bytes += bytes
  }
}
