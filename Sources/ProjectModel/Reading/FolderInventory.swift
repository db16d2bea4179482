internal import FileAccess

/// The files below a folder that matter here, by the bundle that they lie in.
struct FolderInventory {
  /// A file with its path below the folder.
  struct File {
    /// The file, as the folder was spelled and the path below it.
    var path: FilePath

    /// The path below the folder.
    var relative: ArraySlice<UInt8>
  }

  /// The folder, as the caller spelled it.
  let root: FilePath

  /// How far links may lead.
  let checkout: Checkout

  /// Fonts, Info.plists and files of the wanted names, by path.
  private(set) var files: [File] = []

  /// Whether an Xcode project lies below the folder.
  private(set) var hasXcodeProject = false

  /// Folders that cannot be read.
  private(set) var errors: [FileError] = []

  /// Links that lead out of the folder and are not followed.
  private(set) var linksOut: [FilePath] = []

  /// Of a built bundle, where the links to folders lead that were followed: both as paths with the
  /// root, those without links below it.
  private(set) var linkedFolders: [(link: FilePath, place: FilePath)] = []

  /// Whether the folder is a built bundle.
  private let isBuilt: Bool

  /// Walks a folder.
  ///
  /// - Parameters:
  ///   - root: The folder.
  ///   - checkout: How far links may lead; `nil` for the folder itself.
  ///   - isBuilt: Whether it is a built bundle: links in one lead where its own files say, and what
  ///     leads out of it is noted whatever it is called, and whether there is anything or not.
  ///   - leavesOut: Whether to pass over a folder of this name.
  init(
    _ root: FilePath,
    within checkout: Checkout? = nil,
    isBuilt: Bool = false,
    leavesOut: (ArraySlice<UInt8>) -> Bool
  ) {
    self.root = root
    let checkout = checkout ?? Checkout(root)
    self.checkout = checkout
    self.isBuilt = isBuilt
    var hasXcodeProject = false
    let walk = FolderWalk(
      root,
      followsLink: { Self.follows($0, in: checkout, isBuilt: isBuilt) },
      entersFolder: { name in
        if BundleName.isXcodeProject(name) { hasXcodeProject = true }
        return !leavesOut(name)
      },
      notesAllLinks: isBuilt,
      takesFile: { BundleName.isFont($0) || BundleName.isInfoPlist($0) }
    )
    self.hasXcodeProject = hasXcodeProject
    errors = walk.errors
    linksOut = walk.linksNotFollowed
    files = walk.files.map { file(at: $0) }
    guard isBuilt else { return }
    linkedFolders = walk.linkedFolders.sorted().compactMap { link in
      guard case .inside(let place) = checkout.end(of: link) else { return nil }
      let isRoot = place.bytes.isEmpty
      return (link, isRoot ? checkout.root : checkout.root.appending(place.bytes))
    }
  }

  private static func follows(_ link: FilePath, in checkout: Checkout, isBuilt: Bool) -> Bool {
    isBuilt ? checkout.end(of: link) != .outside : checkout.holds(link)
  }

  /// Walks the folder again for files that are not called like fonts.
  ///
  /// - Parameters:
  ///   - names: Their names; letter case is ignored, as it is for everything that lists name.
  ///   - leavesOut: Whether to pass over a folder of this name.
  mutating func add(filesNamed names: Set<String>, leavesOut: (ArraySlice<UInt8>) -> Bool) {
    guard !names.isEmpty else { return }
    let walk = FolderWalk(
      root,
      followsLink: { Self.follows($0, in: checkout, isBuilt: isBuilt) },
      entersFolder: { !leavesOut($0) },
      takesFile: { name in
        !BundleName.isFont(name) && !BundleName.isInfoPlist(name)
          && names.contains(String(decoding: name, as: UTF8.self).lowercased())
      }
    )
    files += walk.files.map { file(at: $0) }
    files.sort { $0.path < $1.path }
  }

  /// Takes files out that are known to be others'.
  mutating func leaveOut(_ paths: Set<FilePath>) {
    if !paths.isEmpty { files.removeAll { paths.contains($0.path) } }
  }

  /// The fonts that lie in no built bundle.
  var looseFonts: [File] {
    files.filter { $0.bundles.isEmpty && !BundleName.isInfoPlist($0.relative.lastComponent) }
  }

  /// The folders that cannot be read and the links that lead out and may be folders, as far as they lie
  /// in a folder.
  func unreadFolders(below folder: InnerFolder) -> [FilePath] {
    let links = linksOut.filter { !isFile($0) }
    return (errors.map(\.path) + links).filter { file(at: $0).lies(below: folder) }.sorted()
  }

  /// The links of a built bundle that lead out and are called like files, as far as they lie in a
  /// folder.
  func unreadFiles(below folder: InnerFolder) -> [FilePath] {
    linksOut.filter { isFile($0) && file(at: $0).lies(below: folder) }
  }

  /// Whether a link that leads out of a built bundle is one to a file by its name, which is all that a
  /// packed one says.
  private func isFile(_ link: FilePath) -> Bool {
    isBuilt && BundleName.isFile(link.lastComponent)
  }

  /// Whether nothing that concerns fonts lies behind a link that leads out.
  func hidesNothing(_ link: FilePath) -> Bool {
    let name = link.lastComponent
    return isFile(link) && !BundleName.isFont(name) && !BundleName.isInfoPlist(name)
  }

  /// A file below the root with its path there.
  func file(at path: FilePath) -> File {
    let prefix = root.bytes.last == UInt8(ascii: "/") ? root.bytes.count : root.bytes.count + 1
    return File(path: path, relative: path.bytes.dropFirst(prefix))
  }
}

extension FolderInventory.File {
  /// The innermost folder that is a bundle by its name, as a path below the root; `nil` when the
  /// file lies in none.
  var bundle: ArraySlice<UInt8>? { bundles.last }

  /// All folders around the file that are bundles by their names, the outermost first.
  var bundles: [ArraySlice<UInt8>] {
    var found: [ArraySlice<UInt8>] = []
    var start = relative.startIndex
    while let slash = relative[start...].firstIndex(of: UInt8(ascii: "/")) {
      if BundleName.kind(ofFolder: relative[start..<slash]) != nil {
        found.append(relative[..<slash])
      }
      start = slash + 1
    }
    return found
  }
}
