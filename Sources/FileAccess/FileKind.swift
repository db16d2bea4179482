#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What a path leads to, links followed.
public enum FileKind: Sendable {
  /// A regular file.
  case file
  /// A folder.
  case folder
  /// A pipe, a device or a socket.
  case other

  /// Looks at a path without opening it.
  ///
  /// - Parameter path: The path.
  /// - Throws: ``FileError`` when there is nothing, or it cannot be reached.
  public init(of path: FilePath) throws(FileError) {
    guard !path.bytes.contains(0) else {
      throw FileError(path: path, reason: "the path contains a NUL byte")
    }
    var status = stat()
    let result = unsafe path.withCString { name in unsafe stat(name, &status) }
    guard result == 0 else {
      let error = FileError(path: path, code: errno)
      guard error.leadsThroughFile, let (tree, inner) = ArchiveTable.shared.find(path),
        let node = tree[inner]
      else { throw error }
      switch node {
      case .file: self = .file
      case .folder: self = .folder
      }
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }
}
