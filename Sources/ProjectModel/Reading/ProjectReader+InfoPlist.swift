internal import FileAccess

extension ProjectReader {
  /// Reads the fonts of an Info.plist that was given by itself.
  ///
  /// - Parameter infoPlist: The property list.
  /// - Throws: ``ProjectProblem`` when its folder cannot be read.
  mutating func readSources(of infoPlist: InfoPlist) throws(ProjectProblem) {
    let folder = infoPlist.path.folder
    var search = FontSearch(infoPlist, own: try fonts(below: folder, for: infoPlist))
    if !search.isDone {
      for wider in ProjectRoot.folders(around: folder) {
        search.take(try fonts(below: wider, for: infoPlist), below: wider)
        if search.isDone { break }
      }
    }
    _ = add(infoPlist, search: search, folder: folder)
  }

  private mutating func fonts(
    below folder: FilePath,
    for infoPlist: InfoPlist
  ) throws(ProjectProblem) -> [FolderInventory.File] {
    var inventory = FolderInventory(folder, leavesOut: BundleName.isLeftOut)
    try note(inventory)
    inventory.add(
      filesNamed: Self.oddNames(in: infoPlist.declaredEntries),
      leavesOut: BundleName.isLeftOut
    )
    return inventory.files.filter {
      $0.bundles.isEmpty && !BundleName.isInfoPlist($0.relative.lastComponent)
    }
  }
}
