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

  /// Walks a folder.
  ///
  /// - Parameters:
  ///   - root: The folder.
  ///   - checkout: How far links may lead; `nil` for the folder itself.
  ///   - isBuilt: Whether it is a built bundle: of a link that leads out of one, whatever it is called,
  ///     nobody knows once it is packed whether it was a folder.
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
    var hasXcodeProject = false
    let walk = FolderWalk(
      root,
      followsLink: checkout.holds,
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
      followsLink: checkout.holds,
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

  /// The folders that cannot be read and the links that lead out, as far as they lie in a folder.
  func unreadFolders(below folder: InnerFolder) -> [FilePath] {
    (errors.map(\.path) + linksOut).filter { file(at: $0).lies(below: folder) }.sorted()
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
