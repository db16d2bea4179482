internal import FileAccess

extension ProjectReader {
  /// Reads a built bundle and the bundles in it.
  ///
  /// - Parameters:
  ///   - path: Its folder.
  ///   - checkout: How far links may lead; `nil` for the bundle itself.
  /// - Throws: ``ProjectProblem`` when the folder cannot be read.
  mutating func readBundle(
    _ path: FilePath,
    within checkout: Checkout? = nil
  ) throws(ProjectProblem) {
    let leavesOut = { (name: ArraySlice<UInt8>) in name.elementsEqual("_CodeSignature".utf8) }
    var inventory = FolderInventory(path, within: checkout, isBuilt: true, leavesOut: leavesOut)
    try note(inventory)
    var bundles = BundleFiles.byBundle(inventory.files)
    if bundles[[]] == nil { bundles[[]] = BundleFiles(name: []) }
    let infoPlists = infoPlists(of: bundles)
    // Entries may name files that are not called like fonts.
    let names = Self.oddNames(in: infoPlists.values.flatMap(\.declaredEntries))
    if !names.isEmpty {
      inventory.add(filesNamed: names, leavesOut: leavesOut)
      bundles.merge(BundleFiles.byBundle(inventory.files)) { $1 }
    }
    add(bundles, infoPlists: infoPlists, from: inventory)
  }

  /// Reads the property lists of bundles.
  mutating func infoPlists(
    of bundles: [ArraySlice<UInt8>: BundleFiles]
  ) -> [ArraySlice<UInt8>: InfoPlist] {
    var infoPlists: [ArraySlice<UInt8>: InfoPlist] = [:]
    for (name, files) in bundles {
      infoPlists[name] = files.infoPlist.flatMap { infoPlist($0.path) }
    }
    return infoPlists
  }

  /// The names in entries that are not called like fonts, in lower case.
  static func oddNames(in entries: [DeclaredEntry]) -> Set<String> {
    Set(
      entries.compactMap(\.text).map { FilePath($0).lastComponent }
        .filter { !$0.isEmpty && !BundleName.isFont($0) }
        .map { String(decoding: $0, as: UTF8.self).lowercased() }
    )
  }

  /// Adds bundles, each with the place of the one around it.
  ///
  /// - Parameters:
  ///   - bundles: The bundles by their folders below `root`.
  ///   - infoPlists: What their property lists say.
  ///   - inventory: The folder that was walked.
  ///   - container: The bundle that those are in which lie in none of `bundles`.
  mutating func add(
    _ bundles: [ArraySlice<UInt8>: BundleFiles],
    infoPlists: [ArraySlice<UInt8>: InfoPlist],
    from inventory: FolderInventory,
    container: Int? = nil
  ) {
    var indices: [ArraySlice<UInt8>: Int] = [:]
    for (name, files) in bundles.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let path = name.isEmpty ? inventory.root : inventory.root.appending(name)
      var bundle = AppBundle(
        target: path.title ?? infoPlists[name]?.bundleName ?? path.trueTitle ?? path.description,
        kind: BundleName.kind(ofFolder: path.trueName) ?? .application,
        layout: .built,
        path: path
      )
      bundle.infoPlist = infoPlists[name]
      bundle.fonts = files.fonts
      let folder = InnerFolder(relative: name)
      bundle.unreadFolders = inventory.unreadFolders(below: folder)
      bundle.unreadFiles = inventory.unreadFiles(below: folder)
      bundle.linkedFolders = files.linkedFolders(inventory.linkedFolders, in: path)
      bundle.resourcesFolder = files.resourcesFolder
      bundle.container = files.outer.compactMap { indices[$0] }.last ?? indices[[]] ?? container
      if files.infoPlist == nil, bundle.kind == .application || bundle.kind == .appExtension {
        project.problems.append(ProjectProblem(path: path, reason: "there is no Info.plist in it"))
      }
      indices[name] = project.bundles.count
      project.bundles.append(bundle)
    }
  }
}
