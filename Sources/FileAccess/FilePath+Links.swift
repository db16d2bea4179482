#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension FilePath {
  /// Where the path leads when all links in it are followed: an absolute path without `.` and `..`.
  ///
  /// Mirrors `realpath(3)`, and goes on in an archive.
  ///
  /// - Returns: The one spelling that every path to the place shares.
  /// - Throws: ``FileError`` when there is nothing, or it cannot be reached.
  package func resolvingLinks() throws(FileError) -> FilePath {
    guard !bytes.contains(0) else {
      throw FileError(path: self, reason: "the path contains a NUL byte")
    }
    let resolved = unsafe withCString { name -> FilePath? in
      guard let real = unsafe realpath(name, nil) else { return nil }
      defer { unsafe free(real) }
      let bytes = unsafe UnsafeRawBufferPointer(start: real, count: strlen(real))
      return unsafe FilePath(bytes: Array(bytes))
    }
    if let resolved { return resolved }
    let error = FileError(path: self, code: errno)
    guard error.leadsThroughFile, let inner = ArchiveTable.shared.resolved(self) else {
      throw error
    }
    return inner
  }

  /// Where the path itself leads when it is a symbolic link, as that is spelled; `nil` for what is
  /// none.
  ///
  /// Mirrors `readlink(2)`, and goes on in an archive.
  package var linkTarget: [UInt8]? {
    guard !bytes.contains(0) else { return nil }
    // As many as a system takes for a path.
    var target = [UInt8](repeating: 0, count: 4096)
    let count = unsafe withCString { name in
      unsafe target.withUnsafeMutableBytes { buffer in
        guard let start = buffer.baseAddress else { return -1 }
        return unsafe readlink(name, start, buffer.count)
      }
    }
    guard count < 0 else { return Array(target.prefix(count)) }
    let error = FileError(path: self, code: errno)
    return error.leadsThroughFile ? ArchiveTable.shared.linkTarget(of: self) : nil
  }

  /// Whether the path itself is a symbolic link, wherever that leads.
  ///
  /// A file that is none lies where its folder lies, which costs less to know than where links lead.
  package var isLink: Bool {
    guard !bytes.contains(0) else { return false }
    var status = stat()
    let result = unsafe withCString { name in unsafe lstat(name, &status) }
    return result == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
