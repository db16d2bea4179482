internal import FileAccess

extension ProjectReader {
  /// Reads the targets of the Xcode project around an Info.plist, which say what reaches the bundle.
  ///
  /// The other targets are read as well, since they may have what those of the list lack; what is
  /// wrong with them is nobody's question.
  ///
  /// - Parameter infoPlist: The property list.
  /// - Returns: Whether there are targets that have it.
  mutating func readTargets(of infoPlist: InfoPlist) -> Bool {
    let folder = infoPlist.path.folder
    let root = ProjectRoot.folders(around: folder).last ?? folder
    let projects = ProjectRoot.xcodeProjects(in: root)
    guard !projects.isEmpty, let place = try? infoPlist.path.resolvingLinks() else { return false }
    var reader = ProjectReader()
    reader.readXcode(
      projects.map { $0.appending("project.pbxproj".utf8) },
      in: Checkout(root)
    )
    var project = reader.project
    for index in project.bundles.indices {
      var list = project.bundles[index].infoPlist
      let isAsked = list.map { (try? $0.path.resolvingLinks()) == place } ?? false
      if isAsked { list?.path = infoPlist.path }
      project.bundles[index].infoPlist = list
      project.bundles[index].isContext = !isAsked
    }
    guard project.bundles.contains(where: { !$0.isContext }) else { return false }
    project.problems = []
    self.project = project
    return true
  }

  /// Reads the fonts of an Info.plist that was given by itself.
  ///
  /// - Parameter infoPlist: The property list.
  /// - Throws: ``ProjectProblem`` when its folder cannot be read.
  mutating func readSources(of infoPlist: InfoPlist) throws(ProjectProblem) {
    let folder = infoPlist.path.folder
    let around = ProjectRoot.folders(around: folder)
    let checkout = Checkout(around.last ?? folder)
    var inventory = try inventory(of: folder, for: infoPlist, within: checkout)
    var search = FontSearch(infoPlist, own: inventory.looseFonts)
    if !search.isDone {
      for wider in around {
        inventory = try self.inventory(of: wider, for: infoPlist, within: checkout)
        search.take(inventory.looseFonts, below: wider)
        if search.isDone { break }
      }
    }
    let index = add(infoPlist, search: search, folder: folder)
    project.bundles[index].hasXcodeProject =
      inventory.hasXcodeProject || !ProjectRoot.xcodeProjects(in: checkout.root).isEmpty
    leaveOut(inventory.looseFonts, at: index)
    let code = CodeInventory(folder, within: checkout)
    project.bundles[index].take(code.files)
    project.bundles[index].lacksSources = true
    project.bundles[index].unreadFolders = inventory.unreadFolders(
      below: InnerFolder(relative: [])
    )
  }

  private mutating func inventory(
    of folder: FilePath,
    for infoPlist: InfoPlist,
    within checkout: Checkout
  ) throws(ProjectProblem) -> FolderInventory {
    var inventory = FolderInventory(folder, within: checkout, leavesOut: BundleName.isLeftOut)
    try note(inventory)
    inventory.add(
      filesNamed: Self.oddNames(in: infoPlist.declaredEntries),
      leavesOut: BundleName.isLeftOut
    )
    return inventory
  }
}
