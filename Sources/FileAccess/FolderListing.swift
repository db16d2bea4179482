#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The files and folders directly in a folder.
package struct FolderListing {
  /// What an entry is, links followed.
  package enum Kind: Sendable {
    case file
    case folder
  }

  /// One name in the folder.
  package struct Entry: Sendable {
    package var name: [UInt8]
    package var kind: Kind
    package var isLink: Bool
  }

  /// Which folder this is.
  let identity: FolderIdentity

  /// The entries, sorted by the bytes of their names; pipes, devices, sockets and links that lead
  /// nowhere are left out.
  package private(set) var entries: [Entry] = []

  /// The names of links that lead nowhere, sorted by their bytes.
  package private(set) var deadLinks: [[UInt8]] = []

  /// Lists a folder.
  ///
  /// - Parameter path: The folder.
  /// - Throws: ``FileError`` when it is no folder or cannot be read.
  package init(_ path: FilePath) throws(FileError) {
    guard !path.bytes.contains(0) else {
      throw FileError(path: path, reason: "the path contains a NUL byte")
    }
    let descriptor = unsafe path.withCString { name in
      unsafe open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    guard descriptor >= 0 else {
      let error = FileError(path: path, code: errno)
      guard error.leadsThroughFile, let (tree, inner) = ArchiveTable.shared.find(path),
        case .folder(let number) = tree[inner]
      else { throw error }
      identity = tree.identity(ofFolder: number)
      entries = tree.entries(ofFolder: number)
      deadLinks = tree.deadLinks(ofFolder: number)
      return
    }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, let stream = unsafe fdopendir(descriptor) else {
      let code = errno
      close(descriptor)
      throw FileError(path: path, code: code)
    }
    defer { unsafe closedir(stream) }
    identity = FolderIdentity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))

    errno = 0
    while let entry = unsafe readdir(stream) {
      let name = unsafe FolderListing.name(of: entry)
      if name == [UInt8(ascii: ".")] || name == [UInt8(ascii: "."), UInt8(ascii: ".")] { continue }
      append(name, type: Int32(unsafe entry.pointee.d_type), in: descriptor)
      errno = 0
    }
    guard errno == 0 else { throw FileError(path: path, code: errno) }
    entries.sort { $0.name.lexicographicallyPrecedes($1.name) }
    deadLinks.sort { $0.lexicographicallyPrecedes($1) }
  }

  /// Whether a folder holds something of a kind of name, without a list of all that it holds.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - limit: How many names to look at, in the order of the system.
  ///   - isMeant: Whether a name is one.
  /// - Returns: `false` also for what is no folder or cannot be read.
  package static func holds(
    in path: FilePath,
    amongFirst limit: Int,
    where isMeant: (ArraySlice<UInt8>) -> Bool
  ) -> Bool {
    guard !path.bytes.contains(0) else { return false }
    let opened = unsafe path.withCString { name in unsafe opendir(name) }
    guard let stream = unsafe opened else {
      guard let listing = try? FolderListing(path) else { return false }
      return listing.entries.contains { isMeant($0.name[...]) }
    }
    defer { unsafe closedir(stream) }
    var left = limit
    while left > 0, let entry = unsafe readdir(stream) {
      let name = unsafe FolderListing.name(of: entry)
      if isMeant(name[...]) { return true }
      left -= 1
    }
    return false
  }

  private mutating func append(_ name: [UInt8], type: Int32, in folder: Int32) {
    switch type {
    case Int32(DT_REG): entries.append(Entry(name: name, kind: .file, isLink: false))
    case Int32(DT_DIR): entries.append(Entry(name: name, kind: .folder, isLink: false))
    case Int32(DT_LNK), Int32(DT_UNKNOWN):
      // Some file systems do not tell the kind; a link has to be followed to know it.
      switch FolderListing.look(at: name, in: folder) {
      case (let kind?, let isLink): entries.append(Entry(name: name, kind: kind, isLink: isLink))
      case (nil, true): deadLinks.append(name)
      case (nil, false): return
      }
    default: return
    }
  }

  /// What a name stands for; no kind for a link that leads nowhere, and for what is no link, no file
  /// and no folder.
  private static func look(at name: [UInt8], in folder: Int32) -> (kind: Kind?, isLink: Bool) {
    unsafe FilePath(bytes: name).withCString { name -> (kind: Kind?, isLink: Bool) in
      var status = stat()
      guard unsafe fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
        return (nil, false)
      }
      let isLink = status.st_mode & S_IFMT == S_IFLNK
      if isLink, unsafe fstatat(folder, name, &status, 0) != 0 { return (nil, true) }
      switch status.st_mode & S_IFMT {
      case S_IFREG: return (.file, isLink)
      case S_IFDIR: return (.folder, isLink)
      // A pipe behind a link is nothing that leads nowhere.
      default: return (nil, false)
      }
    }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
      let capacity = unsafe MemoryLayout.size(ofValue: name.pointee)
      return unsafe name.withMemoryRebound(to: UInt8.self, capacity: capacity) { bytes in
        let buffer = unsafe UnsafeBufferPointer(start: bytes, count: capacity)
        let end = unsafe buffer.firstIndex(of: 0) ?? capacity
        return unsafe Array(buffer[..<end])
      }
    }
  }
}
