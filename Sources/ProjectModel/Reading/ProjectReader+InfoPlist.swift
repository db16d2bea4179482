internal import FileAccess

extension ProjectReader {
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
      inventory.hasXcodeProject || ProjectRoot.hasXcodeProject(checkout.root)
    leaveOut(inventory.looseFonts, at: index)
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
