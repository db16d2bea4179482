#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A file that appears whole or not at all.
///
/// What is written goes to a file of another name beside it, which takes its place at the end. Where
/// there is a device or a pipe, bytes go straight to it.
package final class NewFile {
  /// The file, as the caller spelled it.
  package let path: FilePath

  private var descriptor: Int32

  /// Where the bytes are until the end; `nil` when they go straight to the place.
  private var temporary: FilePath?

  /// What the file takes the place of, links followed.
  private let target: FilePath

  /// Starts a file.
  ///
  /// - Parameter path: Where it will be.
  /// - Throws: ``FileError`` when it is a folder or a link that leads nowhere, or nothing can be
  ///   written there.
  package init(_ path: FilePath) throws(FileError) {
    guard !path.bytes.contains(0) else {
      throw FileError(path: path, reason: "the path contains a NUL byte")
    }
    self.path = path
    var status = stat()
    let exists = unsafe path.withCString { name in unsafe stat(name, &status) } == 0
    if !exists, unsafe path.withCString({ name in unsafe lstat(name, &status) }) == 0 {
      // To put the file in place of the link would cut what somebody set up.
      throw FileError(path: path, reason: "it is a link that leads nowhere")
    }
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw FileError(path: path, code: EISDIR) }
    if exists, status.st_mode & S_IFMT != S_IFREG {
      target = path
      descriptor = unsafe path.withCString { name in unsafe open(name, O_WRONLY | O_CLOEXEC) }
      guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
      return
    }
    target = exists ? (try? path.resolvingLinks()) ?? path : path
    descriptor = -1
    var attempt = 0
    while descriptor < 0 {
      // Hidden, so that a search of the folder does not come by it, and short, as names may be long.
      let place = target.parent.appending(".fontscan-\(getpid())-\(attempt)".utf8)
      // The mode is what the umask of the caller makes of it.
      descriptor = unsafe place.withCString { name in
        unsafe open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      }
      temporary = place
      attempt += 1
      guard descriptor >= 0 || (errno == EEXIST && attempt < 100) else {
        temporary = nil
        throw FileError(path: path, code: errno)
      }
    }
    // Whoever replaces a file expects that others can still read it; if not, it is still written.
    if exists { _ = fchmod(descriptor, status.st_mode & 0o777) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    if let temporary { unsafe temporary.withCString { name in _ = unsafe unlink(name) } }
  }

  /// Writes all of the bytes.
  ///
  /// - Parameter bytes: What comes next in the file.
  /// - Throws: ``FileError`` when the system refuses, as with a full disk.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
        return unsafe systemWrite(descriptor, rest)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(path: path, code: errno)
      }
      written += count
    }
  }

  /// Puts the file in its place.
  ///
  /// - Throws: ``FileError`` when the system refuses; then the place is as it was.
  package func commit() throws(FileError) {
    let result = close(descriptor)
    descriptor = -1
    guard result == 0 else { throw FileError(path: path, code: errno) }
    guard let temporary else { return }
    let renamed = unsafe temporary.withCString { old in
      unsafe target.withCString { new in unsafe rename(old, new) }
    }
    guard renamed == 0 else { throw FileError(path: path, code: errno) }
    self.temporary = nil
  }
}

/// `write(2)`, whose name a method of the type above has taken.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(descriptor, bytes.baseAddress, bytes.count)
}
