internal import FileAccess

extension ProjectReader {
  /// Where apps lie in an archive for the store, in one that Xcode makes, and in others.
  private static let appFolders = ["Payload", "Products/Applications", ""]

  /// Reads the apps in an `.ipa` or another archive.
  ///
  /// - Parameter path: The archive.
  /// - Throws: ``ProjectProblem`` when it cannot be read.
  mutating func readArchive(_ path: FilePath) throws(ProjectProblem) {
    try open(path)
    for folder in Self.appFolders {
      let place = path.appending(folder.utf8)
      guard let listing = try? FolderListing(place) else { continue }
      let apps = listing.entries.filter { entry in
        entry.kind == .folder && BundleName.kind(ofFolder: entry.name[...]) != nil
      }
      for link in listing.deadLinks where BundleName.kind(ofFolder: link[...]) != nil {
        let reason = "a link that leads nowhere in the archive"
        project.problems.append(ProjectProblem(path: place.appending(link), reason: reason))
      }
      for app in apps { try readBundle(place.appending(app.name)) }
      if !apps.isEmpty { return }
    }
    // An archive of Xcode's that was packed.
    let root = try? FolderListing(path.appending([]))
    let folders = root?.entries.filter {
      $0.kind == .folder && BundleName.isXcodeArchive($0.name[...])
    }
    if let folders, !folders.isEmpty {
      for folder in folders { try readXcodeArchive(path.appending(folder.name)) }
      return
    }
    project.problems.append(ProjectProblem(path: path, reason: "there is no app in it"))
  }

  /// Makes the files of an archive readable by paths that go through it.
  ///
  /// - Parameter path: The archive.
  /// - Throws: ``ProjectProblem`` when it cannot be read.
  mutating func open(_ path: FilePath) throws(ProjectProblem) {
    let archive = try AppArchive(path)
    project.archives.append(archive.mount)
    archives.append(archive)
    project.problems += archive.problems
  }

  /// Unpacks what turned out to be a font by an entry alone.
  func unpackOddFonts() {
    guard !archives.isEmpty else { return }
    let paths = Set(project.bundles.flatMap { $0.fonts.map(\.path) })
    for archive in archives { archive.unpack(paths) }
  }

  /// Notes for each bundle in an archive what of the archive may hide fonts of it.
  mutating func noteUnread() {
    for archive in archives where !archive.unread.isEmpty {
      for index in project.bundles.indices {
        let bundle = project.bundles[index].path.appending([]).bytes
        guard bundle.starts(with: archive.folder.bytes) else { continue }
        project.bundles[index].unreadFolders += archive.unread.filter { place in
          place == archive.mount.path || place.bytes.starts(with: bundle)
            || bundle.starts(with: place.appending([]).bytes)
        }
        project.bundles[index].unreadFolders.sort()
      }
    }
  }

  /// Reads the products in an archive that Xcode made.
  ///
  /// - Parameter path: The `.xcarchive`.
  /// - Throws: ``ProjectProblem`` when it cannot be read.
  mutating func readXcodeArchive(_ path: FilePath) throws(ProjectProblem) {
    let products = path.appending("Products".utf8)
    let checkout = Checkout(path)
    try checkout.refuseLinkOut(products)
    let inventory = FolderInventory(products, within: checkout, leavesOut: { _ in false })
    try note(inventory)
    let bundles = Set(inventory.files.compactMap(\.bundles.first))
    for bundle in bundles.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      try readBundle(products.appending(bundle), within: checkout)
    }
    guard bundles.isEmpty else { return }
    project.problems.append(ProjectProblem(path: path, reason: "there is no product in it"))
  }
}
