internal import FileAccess

extension ProjectReader {
  /// Reads the fonts of an Info.plist that was given by itself.
  ///
  /// - Parameter infoPlist: The property list.
  /// - Throws: ``ProjectProblem`` when its folder cannot be read.
  mutating func readSources(of infoPlist: InfoPlist) throws(ProjectProblem) {
    let folder = infoPlist.path.folder
    var inventory = try inventory(of: folder, for: infoPlist)
    var search = FontSearch(infoPlist, own: inventory.looseFonts)
    if !search.isDone {
      for wider in ProjectRoot.folders(around: folder) {
        inventory = try self.inventory(of: wider, for: infoPlist)
        search.take(inventory.looseFonts, below: wider)
        if search.isDone { break }
      }
    }
    let index = add(infoPlist, search: search, folder: folder)
    let root = ProjectRoot.folders(around: folder).last ?? folder
    project.bundles[index].hasXcodeProject =
      inventory.hasXcodeProject || ProjectRoot.hasXcodeProject(root)
    leaveOut(inventory.looseFonts, at: index)
    project.bundles[index].unreadFolders = inventory.errors.map(\.path)
  }

  private mutating func inventory(
    of folder: FilePath,
    for infoPlist: InfoPlist
  ) throws(ProjectProblem) -> FolderInventory {
    var inventory = FolderInventory(folder, leavesOut: BundleName.isLeftOut)
    try note(inventory)
    inventory.add(
      filesNamed: Self.oddNames(in: infoPlist.declaredEntries),
      leavesOut: BundleName.isLeftOut
    )
    return inventory
  }
}
