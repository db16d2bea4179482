internal import FileAccess

/// The files of one built bundle, without those of bundles in it.
struct BundleFiles {
  /// The bundle's folder below the root; empty for the root.
  let name: ArraySlice<UInt8>

  /// The folders of bundles around it below the root, the outermost first.
  var outer: [ArraySlice<UInt8>] = []

  /// The files in the order of their paths, Info.plists included.
  var files: [FolderInventory.File] = []

  /// Starts without files.
  init(name: ArraySlice<UInt8>) {
    self.name = name
  }

  /// Divides files among the bundles that they lie in.
  static func byBundle(_ files: [FolderInventory.File]) -> [ArraySlice<UInt8>: BundleFiles] {
    var bundles: [ArraySlice<UInt8>: BundleFiles] = [:]
    for file in files {
      let around = file.bundles
      let name = around.last ?? []
      bundles[name, default: BundleFiles(name: name)].files.append(file)
      bundles[name]?.outer = around.dropLast()
    }
    return bundles
  }
}

extension BundleFiles {
  /// Where an Info.plist is looked for, the likeliest first: flat bundles, those of the Mac, and
  /// frameworks of the Mac with their versions.
  private static let places = ["", "Contents", "Resources", "Versions/A/Resources"]

  /// Its Info.plist; others in its folders are resources like any.
  var infoPlist: FolderInventory.File? {
    for place in Self.places {
      let wanted = Array((place.isEmpty ? "Info.plist" : place + "/Info.plist").utf8)
      if let file = files.first(where: { inside($0).elementsEqual(wanted) }) { return file }
    }
    return nil
  }

  /// The fonts with the paths that an entry has to spell.
  var fonts: [BundledFont] {
    let resources = resources
    return files.filter { !BundleName.isInfoPlist($0.relative.lastComponent) }.map { file in
      BundledFont(path: file.path, bundlePath: bundlePath(of: inside(file), resources))
    }
  }

  /// The links to folders in the bundle, and where they lead, as paths that an entry may spell.
  ///
  /// - Parameters:
  ///   - links: The links of the whole product with the places that they lead to.
  ///   - folder: The bundle's folder.
  /// - Returns: The real place of each link.
  func linkedFolders(
    _ links: [(link: FilePath, place: FilePath)],
    in folder: FilePath
  ) -> [FilePath: FilePath] {
    guard !links.isEmpty else { return [:] }
    let resources = resources
    let prefix = folder.appending([]).bytes
    func seen(_ path: FilePath) -> FilePath? {
      if path == folder { return bundlePath(of: [], resources) }
      guard path.bytes.starts(with: prefix) else { return nil }
      return bundlePath(of: path.bytes.dropFirst(prefix.count), resources)
    }
    var known: [FilePath: FilePath] = [:]
    for (link, place) in links {
      guard let link = seen(link), let place = seen(place) else { continue }
      known[link] = place
    }
    return known
  }

  /// A path below the bundle's folder as it is seen from the resources.
  private func bundlePath(of inside: ArraySlice<UInt8>, _ resources: [[UInt8]]) -> FilePath {
    // The folder of the resources itself has no slash behind it.
    let isWithin = { (folder: [UInt8]) in
      inside.starts(with: folder) || inside + [UInt8(ascii: "/")] == folder[...]
    }
    let below = resources.filter(isWithin).max { $0.count < $1.count }
    let up = resources.count - 1 - (below.flatMap { resources.firstIndex(of: $0) } ?? 0)
    let rest = inside.dropFirst(below?.count ?? 0)
    let steps = String(repeating: "../", count: up).utf8
    return FilePath(bytes: Array(steps) + rest)
  }

  /// The folder of the resources below the bundle's; empty for that itself.
  var resourcesFolder: FilePath {
    FilePath(bytes: (resources.last ?? []).dropLast())
  }

  /// The folders from the bundle's root to its resources, each with a slash at its end; the root
  /// is empty.
  private var resources: [[UInt8]] {
    let hasContents = files.contains { inside($0).starts(with: "Contents/".utf8) }
    let plist = infoPlist.map { inside($0) }
    if hasContents, plist.map({ $0.starts(with: "Contents/".utf8) }) ?? true {
      return [[], Array("Contents/".utf8), Array("Contents/Resources/".utf8)]
    }
    if let plist, plist.starts(with: "Versions/".utf8) {
      return ["", "Versions/", "Versions/A/", "Versions/A/Resources/"].map { Array($0.utf8) }
    }
    return [[]]
  }

  /// The path of a file below the bundle's folder.
  private func inside(_ file: FolderInventory.File) -> ArraySlice<UInt8> {
    name.isEmpty ? file.relative : file.relative.dropFirst(name.count + 1)
  }
}

extension ArraySlice<UInt8> {
  /// What follows the last slash.
  var lastComponent: ArraySlice<UInt8> {
    lastIndex(of: UInt8(ascii: "/")).map { self[($0 + 1)...] } ?? self
  }
}
