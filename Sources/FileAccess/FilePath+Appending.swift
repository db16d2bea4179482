#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension FilePath {
  /// Writes behind what a file holds; a file that is not there is made.
  ///
  /// Mirrors `open(2)` with `O_APPEND`: what others write there at the same time stays whole.
  ///
  /// - Parameter bytes: What to write.
  /// - Throws: ``FileError`` when the system refuses; a part may be written then.
  package func writeAtEnd(_ bytes: [UInt8]) throws(FileError) {
    guard !self.bytes.contains(0) else {
      throw FileError(path: self, reason: "the path contains a NUL byte")
    }
    let descriptor = unsafe withCString { name in
      unsafe open(name, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    }
    guard descriptor >= 0 else { throw FileError(path: self, code: errno) }
    defer { close(descriptor) }
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
        return unsafe write(descriptor, rest.baseAddress, rest.count)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(path: self, code: errno)
      }
      written += count
    }
  }
}
