internal import FileAccess

/// The files below a folder that may ask for fonts: sources, storyboards, xibs, and styles.
///
/// Hidden folders, what builds make, code of others and tests are left out.
struct CodeInventory {
  /// The files, by path.
  let files: [FilePath]

  /// Walks a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - checkout: How far links may lead.
  init(_ folder: FilePath, within checkout: Checkout) {
    let walk = FolderWalk(
      folder,
      followsLink: checkout.holds,
      entersFolder: { name in
        !BundleName.isLeftOut(name) && !BundleName.holdsOthersCode(name)
          && BundleName.kind(ofFolder: name) == nil
      },
      takesFile: { FileNames.isSource($0) || FileNames.isInterface($0) || FileNames.isData($0) }
    )
    files = walk.files
  }

  /// Whether there is code, and not only data.
  var hasCode: Bool { files.contains { !FileNames.isData($0.lastComponent) } }
}

extension AppBundle {
  /// Takes files that may ask for fonts, each as what it is.
  mutating func take(_ files: [FilePath]) {
    sources += files.filter { FileNames.isSource($0.lastComponent) }
    interfaces += files.filter { FileNames.isInterface($0.lastComponent) }
    dataFiles += files.filter { FileNames.isData($0.lastComponent) }
  }
}

extension ProjectReader {
  /// Gives each bundle of sources the code in the folder of its property list; what lies in none of
  /// these folders may be any bundle's.
  ///
  /// - Parameters:
  ///   - inventory: The folder.
  ///   - taken: What is the code of others.
  ///   - added: The bundles, with the folders of their lists.
  mutating func addCode(
    below inventory: FolderInventory,
    besides taken: Set<FilePath>,
    to added: [(folder: InnerFolder, index: Int)]
  ) {
    let code = CodeInventory(inventory.root, within: inventory.checkout)
    var files: [Int: [FilePath]] = [:]
    for file in code.files where !taken.contains(file) {
      let place = inventory.file(at: file)
      let around = added.filter { place.lies(below: $0.folder) }
      let nearest = around.map(\.folder.relative.count).max()
      for bundle in nearest == nil ? added : around
      where nearest == nil || bundle.folder.relative.count == nearest {
        files[bundle.index, default: []].append(file)
      }
    }
    for (index, files) in files { project.bundles[index].take(files) }
  }

  /// Takes a folder with code and without any property list as the sources of one app.
  ///
  /// - Returns: Whether there is code.
  mutating func readCode(of inventory: FolderInventory) -> Bool {
    let code = CodeInventory(inventory.root, within: inventory.checkout)
    guard code.hasCode else { return false }
    let path = inventory.root
    var bundle = AppBundle(
      target: path.title ?? path.trueTitle ?? path.description,
      kind: .application,
      layout: .sources,
      path: path
    )
    bundle.reasonForNoInfoPlist = "no Info.plist with a font list is in it"
    bundle.fonts = inventory.looseFonts.map { font in
      BundledFont(path: font.path, bundlePath: FilePath(bytes: Array(font.relative)))
    }
    bundle.take(code.files)
    bundle.hasXcodeProject = inventory.hasXcodeProject
    bundle.unreadFolders = inventory.unreadFolders(below: InnerFolder(relative: []))
    project.bundles.append(bundle)
    return true
  }
}
