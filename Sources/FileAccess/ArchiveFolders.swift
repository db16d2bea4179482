/// The folders of an archive while it is put together: each is made when something in it is met.
struct ArchiveFolders {
  /// What lies in the archive by its own path; the archive itself is the empty one.
  var nodes: [FilePath: ArchiveTree.Node] = [FilePath(bytes: []): .folder(0)]

  private var entries: [[FolderListing.Entry]] = [[]]

  /// What lies directly in each folder, by number, sorted by the bytes of the names.
  var sorted: [[FolderListing.Entry]] {
    entries.map { $0.sorted { $0.name.lexicographicallyPrecedes($1.name) } }
  }

  /// The folder that something lies in.
  ///
  /// - Parameter path: A path below the archive.
  /// - Returns: The folder's number; `nil` when the path goes through a file.
  mutating func folder(around path: FilePath) -> Int? {
    // From the outermost folder inwards.
    var folder = 0
    for slash in path.bytes.indices where path.bytes[slash] == UInt8(ascii: "/") {
      let outer = FilePath(bytes: Array(path.bytes[..<slash]))
      switch nodes[outer] {
      case .folder(let known): folder = known
      case .file: return nil
      case nil:
        nodes[outer] = .folder(entries.count)
        append(outer, kind: .folder, isLink: false, to: folder)
        folder = entries.count
        entries.append([])
      }
    }
    return folder
  }

  /// Lists something in its folder.
  mutating func append(
    _ path: FilePath,
    kind: FolderListing.Kind,
    isLink: Bool,
    to folder: Int
  ) {
    entries[folder].append(.init(name: Array(path.lastComponent), kind: kind, isLink: isLink))
  }
}
