#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A regular file that is open for reading at any place.
///
/// Files are read with `pread` and never mapped: a mapped file that somebody shortens ends the
/// process.
public struct OpenFile: ~Copyable {
  /// The file, as the caller spelled it.
  public let path: FilePath

  /// How many bytes the file had when it was opened.
  public let size: Int

  /// The open file, or -1 when its bytes are in memory.
  private let descriptor: Int32

  /// The bytes of a file that lies in an archive, else none.
  private let content: [UInt8]

  /// Opens a file.
  ///
  /// - Parameter path: The file.
  /// - Throws: ``FileError`` when it cannot be opened, or is a folder, a pipe or a device.
  public init(_ path: FilePath) throws(FileError) {
    guard !path.bytes.contains(0) else {
      throw FileError(path: path, reason: "the path contains a NUL byte")
    }
    // O_NONBLOCK: opening a pipe that nobody writes to would wait for ever.
    let descriptor = unsafe path.withCString { name in
      unsafe open(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    }
    guard descriptor >= 0 else {
      content = try ArchiveTable.shared.bytes(
        of: path,
        after: FileError(path: path, code: errno)
      )
      self.path = path
      size = content.count
      self.descriptor = -1
      return
    }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      let code = errno
      close(descriptor)
      throw FileError(path: path, code: code)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      guard isFolder else { throw FileError(path: path, reason: "it is no regular file") }
      throw FileError(path: path, code: EISDIR, reason: "it is a folder")
    }
    self.path = path
    self.size = Int(status.st_size)
    self.descriptor = descriptor
    content = []
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Reads bytes into a buffer that the caller keeps for the next file.
  ///
  /// - Parameters:
  ///   - buffer: Receives the bytes.
  ///   - place: Which bytes of the buffer to fill; it must lie inside.
  ///   - offset: The byte of the file to start at.
  /// - Returns: How many bytes were read; fewer than wanted only at the end of the file.
  /// - Throws: ``FileError`` when the system refuses.
  public func read(
    into buffer: inout [UInt8],
    in place: Range<Int>,
    at offset: Int
  ) throws(FileError) -> Int {
    return try unsafe buffer.withUnsafeMutableBytes { bytes in
      let part = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[place])
      return Result { () throws(FileError) in try unsafe read(into: part, at: offset) }
    }.get()
  }

  /// Reads bytes into memory that the caller lends.
  ///
  /// - Parameters:
  ///   - memory: Receives the bytes from its start; its count is how many are wanted at most.
  ///   - offset: The byte of the file to start at.
  /// - Returns: How many bytes were read; fewer than wanted only at the end of the file.
  /// - Throws: ``FileError`` when the system refuses.
  public func read(
    into memory: inout MutableSpan<UInt8>,
    at offset: Int
  ) throws(FileError) -> Int {
    return try unsafe memory.withUnsafeMutableBytes { bytes throws(FileError) in
      try unsafe read(into: bytes, at: offset)
    }
  }

  private func read(
    into memory: UnsafeMutableRawBufferPointer,
    at offset: Int
  ) throws(FileError) -> Int {
    guard offset >= 0 else { return 0 }
    guard descriptor >= 0 else {
      let part = content.dropFirst(offset).prefix(memory.count)
      unsafe memory.copyBytes(from: part)
      return part.count
    }
    var filled = 0
    while filled < memory.count {
      let count = unsafe pread(
        descriptor,
        memory.baseAddress?.advanced(by: filled),
        memory.count - filled,
        off_t(offset + filled)
      )
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(path: path, code: errno)
      }
      filled += count
    }
    return filled
  }

  /// Reads bytes.
  ///
  /// - Parameters:
  ///   - offset: The byte of the file to start at.
  ///   - count: How many bytes are wanted; never more than the file has are reserved.
  /// - Returns: The bytes; fewer than wanted only at the end of the file.
  /// - Throws: ``FileError`` when the system refuses.
  public func read(at offset: Int, count: Int) throws(FileError) -> [UInt8] {
    guard offset >= 0, offset < size, count > 0 else { return [] }
    var failure: FileError?
    let wanted = min(count, size - offset)
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: wanted) { memory, filled in
      do throws(FileError) {
        filled = try unsafe read(into: UnsafeMutableRawBufferPointer(memory), at: offset)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Reads the whole file.
  ///
  /// - Parameter limit: The most bytes to accept.
  /// - Returns: All bytes of the file.
  /// - Throws: ``FileError`` when the file is larger than `limit` or cannot be read.
  public func readAll(limit: Int) throws(FileError) -> [UInt8] {
    guard size <= limit else {
      throw FileError(path: path, reason: "it has \(size) bytes, over the limit of \(limit)")
    }
    return try read(at: 0, count: size)
  }
}

extension OpenFile {
  /// Lends the open file to a C function, which may move the place that it reads from.
  ///
  /// - Parameter body: Gets the descriptor; it must neither close nor keep it.
  /// - Returns: What `body` returns; `nil` for a file that lies in an archive.
  package func withDescriptor<Result>(_ body: (Int32) -> Result) -> Result? {
    descriptor >= 0 ? body(descriptor) : nil
  }
}

extension FilePath {
  /// Lends the path to a C function, with the NUL that ends it there.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let characters = bytes.map(CChar.init(bitPattern:)) + [0]
    return unsafe characters.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { preconditionFailure("an array with no place") }
      return unsafe body(start)
    }
  }
}
