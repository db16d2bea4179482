internal import FileAccess

extension ProjectReader {
  /// Reads a folder without looking at projects: each Info.plist with a font list and its fonts,
  /// and each built app.
  ///
  /// - Parameter path: The folder.
  /// - Throws: ``ProjectProblem`` when the folder cannot be read.
  mutating func readSources(_ path: FilePath) throws(ProjectProblem) {
    var inventory = FolderInventory(path, leavesOut: BundleName.isLeftOut)
    try note(inventory)
    // What a package takes is the package's.
    let hasPackages = project.bundles.contains { $0.layout == .project }
    let taken = Set(
      project.bundles.flatMap { bundle in
        bundle.fonts.map(\.path) + [bundle.infoPlist?.path].compactMap { $0 } + bundle.sources
          + bundle.interfaces + bundle.dataFiles
      }
    )
    inventory.leaveOut(taken)
    let apps = Set(inventory.files.compactMap { $0.bundles.first }).filter {
      BundleName.kind(ofFolder: $0.lastComponent) == .application
    }
    for app in apps.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      do throws(ProjectProblem) {
        try readBundle(path.appending(app), within: inventory.checkout)
      } catch {
        project.problems.append(error)
      }
    }
    let infoPlists = chosen(
      inventory.files
        .filter { $0.bundles.isEmpty && BundleName.isInfoPlist($0.relative.lastComponent) }
        .compactMap { infoPlist($0.path) },
      besideApps: !apps.isEmpty || hasPackages
    )
    guard !infoPlists.isEmpty || !apps.isEmpty else {
      if hasPackages || (project.problems.isEmpty && readCode(of: inventory)) { return }
      // What cannot be read may have a list: then that it cannot be read is all that is known.
      if project.problems.isEmpty {
        project.problems.append(
          ProjectProblem(path: path, reason: "no Info.plist with a font list is in it")
        )
      }
      return
    }
    inventory.add(
      filesNamed: Self.oddNames(in: infoPlists.flatMap(\.declaredEntries)),
      leavesOut: BundleName.isLeftOut
    )
    add(infoPlists, from: inventory, besides: taken)
  }

  /// Which of the property lists in a folder stand for a bundle.
  ///
  /// Those that say something about fonts; if there is none, the only one that speaks of a bundle.
  private func chosen(_ infoPlists: [InfoPlist], besideApps: Bool) -> [InfoPlist] {
    let aboutFonts = infoPlists.filter { infoPlist in
      !infoPlist.fontLists.isEmpty || infoPlist.ignoredFontList != nil
        || infoPlist.applicationFontsPath != nil
    }
    guard aboutFonts.isEmpty, !besideApps else { return aboutFonts }
    let ofBundles = infoPlists.filter(\.hasBundleKeys)
    return ofBundles.count == 1 ? ofBundles : []
  }

  private mutating func add(
    _ infoPlists: [InfoPlist],
    from inventory: FolderInventory,
    besides taken: Set<FilePath>
  ) {
    let fonts = inventory.looseFonts
    var added: [(folder: InnerFolder, index: Int)] = []
    for infoPlist in infoPlists {
      let folder = inventory.folder(of: infoPlist.path)
      var search = FontSearch(infoPlist, own: fonts.filter { $0.lies(below: folder) })
      var wider = folder
      while !search.isDone, let outer = wider.folder {
        wider = outer
        search.take(fonts.filter { $0.lies(below: wider) }, below: inventory.path(of: wider))
      }
      let index = add(infoPlist, search: search, folder: inventory.path(of: folder))
      project.bundles[index].unreadFolders = inventory.unreadFolders(
        below: search.isDone ? folder : InnerFolder(relative: [])
      )
      project.bundles[index].hasXcodeProject = inventory.hasXcodeProject
      added.append((folder, index))
    }
    if let first = added.first?.index { leaveOut(fonts, at: first) }
    addCode(below: inventory, besides: taken, to: added)
    addInnerBundles(of: inventory, to: added)
    nameApart()
  }

  /// Adds the built frameworks and resource bundles that lie among sources, each to the bundle of
  /// the nearest folder around it.
  private mutating func addInnerBundles(
    of inventory: FolderInventory,
    to added: [(folder: InnerFolder, index: Int)]
  ) {
    let inner = BundleFiles.byBundle(
      inventory.files.filter { file in
        guard let outermost = file.bundles.first else { return false }
        return BundleName.kind(ofFolder: outermost.lastComponent) != .application
      }
    )
    let containers = inner.compactMapValues { files in
      added.filter { files.files.first?.lies(below: $0.folder) ?? false }
        .max { $0.folder.relative.count < $1.folder.relative.count }?.index
    }
    for container in Set(containers.values).sorted() {
      let bundles = inner.filter { containers[$0.key] == container }
      let infoPlists = infoPlists(of: bundles)
      add(bundles, infoPlists: infoPlists, from: inventory, container: container)
    }
  }
}

extension ProjectReader {
  /// Adds a bundle of sources.
  ///
  /// - Parameters:
  ///   - infoPlist: What stands for it.
  ///   - search: Its fonts.
  ///   - folder: The folder of the property list.
  /// - Returns: Its place among the bundles.
  mutating func add(_ infoPlist: InfoPlist, search: FontSearch, folder: FilePath) -> Int {
    let path = search.widest ?? folder
    var bundle = AppBundle(
      target: path.title ?? folder.title ?? infoPlist.plainName ?? folder.trueTitle
        ?? path.description,
      kind: AppBundle.Kind(ofSources: infoPlist),
      layout: .sources,
      path: path
    )
    bundle.infoPlist = infoPlist
    bundle.fonts = search.fonts
    project.bundles.append(bundle)
    return project.bundles.count - 1
  }

  /// Remembers with a bundle those fonts of a search that no bundle has.
  mutating func leaveOut(_ fonts: [FolderInventory.File], at index: Int) {
    let taken = Set(project.bundles.flatMap(\.fonts).map(\.path))
    project.bundles[index].fontsLeftOut = fonts.map(\.path).filter { !taken.contains($0) }
  }

  /// Gives bundles of sources that would be called alike the path of their property list.
  private mutating func nameApart() {
    let counts = Dictionary(grouping: project.bundles.indices) { project.bundles[$0].target }
    for indices in counts.values where indices.count > 1 {
      for index in indices where project.bundles[index].layout == .sources {
        project.bundles[index].target =
          project.bundles[index].infoPlist?.path.description ?? project.bundles[index].target
      }
    }
  }
}

extension InfoPlist {
  /// The bundle's name when it holds no build variable.
  fileprivate var plainName: String? {
    bundleName.flatMap { $0.isEmpty || $0.contains("$") ? nil : $0 }
  }
}
