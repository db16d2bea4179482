internal import FileAccess

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A descriptor that somebody else opened and will close: a stream of the process, an open file.
package final class Descriptor: ByteSink, ByteSource, Sendable {
  /// What messages call it.
  private let name: String
  private let number: Int32

  /// Whether a person sits at the other end; asked once.
  package let isTerminal: Bool

  /// Wraps a descriptor.
  ///
  /// - Parameters:
  ///   - number: The descriptor.
  ///   - name: What messages call it.
  package init(_ number: Int32, name: String) {
    self.number = number
    self.name = name
    isTerminal = isatty(number) == 1
  }

  package func write(_ bytes: [UInt8]) throws(SinkError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        #if canImport(Glibc)
          unsafe Glibc.write(
            number,
            buffer.baseAddress?.advanced(by: written),
            buffer.count - written
          )
        #elseif canImport(Darwin)
          unsafe Darwin.write(
            number,
            buffer.baseAddress?.advanced(by: written),
            buffer.count - written
          )
        #endif
      }
      if count < 0 {
        let code = errno
        if code == EINTR { continue }
        if code == EPIPE { throw .closed }
        throw .refused(name, reason: FileError.words(for: code))
      }
      written += count
    }
  }

  package func readAll(limit: Int) throws(SourceError) -> [UInt8] {
    var all: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { buffer in
        unsafe read(number, buffer.baseAddress, buffer.count)
      }
      if count == 0 { return all }
      if count < 0 {
        let code = errno
        if code == EINTR { continue }
        throw SourceError(reason: FileError.words(for: code))
      }
      guard all.count + count <= limit else {
        throw SourceError(reason: "there is more than \(limit) bytes")
      }
      all.append(contentsOf: chunk[..<count])
    }
  }
}
