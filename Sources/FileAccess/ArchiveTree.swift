internal import Synchronization

/// The files and folders of an archive.
final class ArchiveTree: Sendable {
  /// What a path below the archive leads to.
  enum Node: Sendable {
    /// A file, by its place in the list that the archive was made of.
    case file(Int)
    /// A folder, by its number.
    case folder(Int)
  }

  /// What tells this archive from every other and from every real folder.
  private let identity: UInt64

  private let nodes: [FilePath: Node]

  /// What lies directly in each folder, sorted by the bytes of the names.
  private let folders: [[FolderListing.Entry]]

  private let contents: @Sendable (Int) throws(FileError) -> [UInt8]

  private static let count = Atomic<UInt64>(0)

  init(files: [FilePath], contents: @escaping @Sendable (Int) throws(FileError) -> [UInt8]) {
    var nodes: [FilePath: Node] = [FilePath(bytes: []): .folder(0)]
    var folders: [[FolderListing.Entry]] = [[]]
    for (index, file) in files.enumerated() {
      // From the outermost folder inwards, each made when it is first met.
      var folder = 0
      var isReachable = true
      for slash in file.bytes.indices where file.bytes[slash] == UInt8(ascii: "/") {
        let path = FilePath(bytes: Array(file.bytes[..<slash]))
        switch nodes[path] {
        case .folder(let known): folder = known
        case .file: isReachable = false
        case nil:
          nodes[path] = .folder(folders.count)
          let name = Array(path.lastComponent)
          folders[folder].append(.init(name: name, kind: .folder, isLink: false))
          folder = folders.count
          folders.append([])
        }
        guard isReachable else { break }
      }
      guard isReachable, nodes[file] == nil else { continue }
      nodes[file] = .file(index)
      let name = Array(file.lastComponent)
      folders[folder].append(.init(name: name, kind: .file, isLink: false))
    }
    for index in folders.indices {
      folders[index].sort { $0.name.lexicographicallyPrecedes($1.name) }
    }
    self.nodes = nodes
    self.folders = folders
    self.contents = contents
    identity = Self.count.add(1, ordering: .relaxed).newValue
  }

  /// What is at a path.
  subscript(path: FilePath) -> Node? { nodes[path] }

  /// What lies directly in a folder.
  func entries(ofFolder number: Int) -> [FolderListing.Entry] { folders[number] }

  /// What tells a folder from every other.
  func identity(ofFolder number: Int) -> FolderIdentity {
    FolderIdentity(device: ~identity, inode: UInt64(number))
  }

  /// The whole content of a file.
  func bytes(ofFile index: Int) throws(FileError) -> [UInt8] { try contents(index) }
}
