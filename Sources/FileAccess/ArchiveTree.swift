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

  /// What lies in it by its own path.
  private let nodes: [FilePath: Node]

  /// Where each link leads, by its own path.
  private let links: [FilePath: [UInt8]]

  /// What lies directly in each folder, sorted by the bytes of the names.
  private let folders: [[FolderListing.Entry]]

  /// The names of the links in each folder that lead nowhere, sorted by their bytes.
  private let deadLinks: [Int: [[UInt8]]]

  private let contents: @Sendable (Int) throws(FileError) -> [UInt8]

  private static let count = Atomic<UInt64>(0)

  /// As many as `realpath(3)` follows before it gives up.
  private static let mostLinks = 40

  init(
    files: [FilePath],
    links: [FilePath: [UInt8]] = [:],
    contents: @escaping @Sendable (Int) throws(FileError) -> [UInt8]
  ) {
    var folders = ArchiveFolders()
    for (index, file) in files.enumerated() {
      guard let folder = folders.folder(around: file), folders.nodes[file] == nil else { continue }
      folders.nodes[file] = .file(index)
      folders.append(file, kind: .file, isLink: false, to: folder)
    }
    var placed: [(link: FilePath, folder: Int)] = []
    for link in links.keys.sorted() {
      guard let folder = folders.folder(around: link), folders.nodes[link] == nil else { continue }
      placed.append((link, folder))
    }
    nodes = folders.nodes
    let kept = Dictionary(uniqueKeysWithValues: placed.map { ($0.link, links[$0.link] ?? []) })
    self.links = kept
    var deadLinks: [Int: [[UInt8]]] = [:]
    for (link, folder) in placed {
      let place = Self.resolve(link, nodes: nodes, links: kept)
      switch place.flatMap({ folders.nodes[$0] }) {
      case .file: folders.append(link, kind: .file, isLink: true, to: folder)
      case .folder: folders.append(link, kind: .folder, isLink: true, to: folder)
      case nil: deadLinks[folder, default: []].append(Array(link.lastComponent))
      }
    }
    self.deadLinks = deadLinks
    self.folders = folders.sorted
    self.contents = contents
    identity = Self.count.add(1, ordering: .relaxed).newValue
  }

  /// What is at a path, links followed.
  subscript(path: FilePath) -> Node? {
    nodes[path] ?? (links.isEmpty ? nil : resolved(path).flatMap { nodes[$0] })
  }

  /// Where a path leads when all links in it are followed; `nil` when there is nothing.
  func resolved(_ path: FilePath) -> FilePath? {
    Self.resolve(path, nodes: nodes, links: links)
  }

  /// What lies directly in a folder.
  func entries(ofFolder number: Int) -> [FolderListing.Entry] { folders[number] }

  /// The links in a folder that lead nowhere, sorted by the bytes of the names.
  func deadLinks(ofFolder number: Int) -> [[UInt8]] { deadLinks[number] ?? [] }

  /// Where the link at a path leads, as it is spelled; `nil` when there is none.
  func linkTarget(of path: FilePath) -> [UInt8]? { links[path] }

  /// What tells a folder from every other.
  func identity(ofFolder number: Int) -> FolderIdentity {
    FolderIdentity(device: ~identity, inode: UInt64(number))
  }

  /// The whole content of a file.
  func bytes(ofFile index: Int) throws(FileError) -> [UInt8] { try contents(index) }

  /// Goes down a path component by component; no link leads out of the archive.
  private static func resolve(
    _ path: FilePath,
    nodes: [FilePath: Node],
    links: [FilePath: [UInt8]]
  ) -> FilePath? {
    let slash = UInt8(ascii: "/")
    var rest = Array(path.bytes.split(separator: slash).reversed())
    var place: [ArraySlice<UInt8>] = []
    var followed = 0
    while let component = rest.popLast() {
      if component.elementsEqual(".".utf8) { continue }
      if component.elementsEqual("..".utf8) {
        guard place.popLast() != nil else { return nil }
        continue
      }
      let next = FilePath(bytes: Array((place + [component]).joined(separator: [slash])))
      if let target = links[next] {
        followed += 1
        guard followed <= mostLinks, target.first != slash, !target.isEmpty else { return nil }
        rest += target.split(separator: slash).reversed()
        continue
      }
      guard nodes[next] != nil else { return nil }
      place.append(component)
    }
    return FilePath(bytes: Array(place.joined(separator: [slash])))
  }
}
