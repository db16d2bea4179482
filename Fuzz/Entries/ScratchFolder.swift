internal import FileAccess

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A folder with an input and what has to lie beside it; it is gone when this value is.
struct ScratchFolder: ~Copyable {
  /// The folder.
  let path: String

  private let names: [String]

  /// Makes the folder where it costs no disk, if there is such a place.
  ///
  /// - Parameter files: What to put into it, by name; a slash in a name stands for one folder.
  init(_ files: [(name: String, bytes: [UInt8])]) {
    let isMemory = unsafe access("/dev/shm", W_OK) == 0
    var name = Array("\(isMemory ? "/dev/shm" : "/tmp")/fontscan-fuzz-XXXXXX".utf8) + [0]
    let isMade = unsafe name.withUnsafeMutableBytes { buffer in
      guard let start = buffer.baseAddress else { preconditionFailure("an array with no place") }
      return unsafe mkdtemp(start.assumingMemoryBound(to: CChar.self)) != nil
    }
    precondition(isMade, "no folder can be made")
    path = String(decoding: name.dropLast(), as: UTF8.self)
    names = files.map(\.name)
    for file in files {
      let folders = file.name.split(separator: "/").dropLast()
      if let folder = folders.first { unsafe mkdir("\(path)/\(folder)", 0o700) }
      let descriptor = unsafe open("\(path)/\(file.name)", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      precondition(descriptor >= 0, "no file can be made")
      let count = unsafe file.bytes.withUnsafeBytes {
        unsafe write(descriptor, $0.baseAddress, $0.count)
      }
      precondition(count == file.bytes.count, "a file cannot be filled")
      close(descriptor)
    }
  }

  deinit {
    for name in names {
      unsafe unlink("\(path)/\(name)")
      let folders = name.split(separator: "/").dropLast()
      if let folder = folders.first { unsafe rmdir("\(path)/\(folder)") }
    }
    unsafe rmdir(path)
  }
}
