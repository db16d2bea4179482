internal import FileAccess

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A file that holds an input, for readers that want a path; it is gone when this value is.
struct ScratchFile: ~Copyable {
  /// The file.
  let path: FilePath

  /// Writes an input where it costs no disk, if there is such a place.
  init(_ bytes: [UInt8]) {
    let isMemory = unsafe access("/dev/shm", W_OK) == 0
    var name = Array((isMemory ? "/dev/shm" : "/tmp").utf8) + Array("/fontscan-fuzz-XXXXXX".utf8)
    name.append(0)
    let descriptor = unsafe name.withUnsafeMutableBytes { buffer in
      guard let start = buffer.baseAddress else { preconditionFailure("an array with no place") }
      return unsafe mkstemp(start.assumingMemoryBound(to: CChar.self))
    }
    precondition(descriptor >= 0, "no file can be made")
    let written = unsafe bytes.withUnsafeBytes {
      unsafe write(descriptor, $0.baseAddress, $0.count)
    }
    precondition(written == bytes.count, "a file cannot be filled")
    close(descriptor)
    path = FilePath(bytes: name.dropLast())
  }

  deinit {
    let name = path.bytes.map { CChar(bitPattern: $0) } + [0]
    unsafe name.withUnsafeBufferPointer { buffer in
      if let start = buffer.baseAddress { _ = unsafe unlink(start) }
    }
  }
}
