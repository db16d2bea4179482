internal import FileAccess

/// The fonts that an Info.plist of sources may speak of.
///
/// Without a project nobody knows which files a target copies. Projects often keep property lists in
/// a folder of their own (`Supporting Files`), so what lies below that folder is not all: fonts that
/// an entry names are looked for in wider and wider folders. To take everything there would mix up
/// the fonts of several apps.
struct FontSearch {
  /// What was found, by path.
  private(set) var fonts: [BundledFont]

  /// The widest folder in which something was found, beyond the property list's own.
  private(set) var widest: FilePath?

  private var wanted: Set<String>
  private let hasOwn: Bool

  /// Starts with the fonts below the property list's folder.
  ///
  /// - Parameters:
  ///   - infoPlist: The property list.
  ///   - files: The fonts.
  init(_ infoPlist: InfoPlist, own files: [FolderInventory.File]) {
    let folder = infoPlist.path.folder
    let own = files.filter { !Self.isOthers($0.path(below: folder)) }
    let found = own.map { Self.key($0.relative.lastComponent) }
    wanted = Set(
      infoPlist.declaredEntries.compactMap(\.text)
        .map { Self.key(Array($0.utf8)[...].lastComponent) }
    )
    wanted.subtract(found)
    wanted.remove("")
    hasOwn = !own.isEmpty
    fonts = own.map { BundledFont(path: $0.path, bundlePath: $0.path(below: folder)) }
    // What a list names and is nowhere else may well lie in such a folder.
    take(files.filter { Self.isOthers($0.path(below: folder)) }, below: folder)
    widest = nil
  }

  /// Whether a font lies, by its path below the folder of the property list, where no iOS app has its own:
  /// copies for Android, what tests are given, samples and code of others.
  private static func isOthers(_ path: FilePath) -> Bool {
    path.bytes.split(separator: UInt8(ascii: "/")).dropLast().contains { name in
      let word = String(decoding: name, as: UTF8.self).lowercased()
      return BundleName.holdsOthersCode(name) || otherFolders.contains(word)
        || word.hasSuffix("tests")
    }
  }

  private static let otherFolders: Set<String> = [
    "android", "test", "testdata", "fixtures", "spec", "specs", "sample", "samples", "example",
    "examples", "vendor", "thirdparty", "third_party", "third-party",
  ]

  /// Whether every entry's file has been found, however it is spelled.
  var isDone: Bool { wanted.isEmpty }

  /// Takes from a wider folder what entries name.
  ///
  /// When the property list's own folder has no font at all, its fonts are kept apart from it: then
  /// those beside the ones that entries name are taken too.
  ///
  /// - Parameters:
  ///   - files: The fonts below the folder.
  ///   - folder: The folder.
  mutating func take(_ files: [FolderInventory.File], below folder: FilePath) {
    let named = files.filter { wanted.contains(Self.key($0.relative.lastComponent)) }
    guard !named.isEmpty else { return }
    widest = folder
    wanted.subtract(named.map { Self.key($0.relative.lastComponent) })
    let folders = Set(named.map(\.path.parent))
    let taken = hasOwn ? named : files.filter { folders.contains($0.path.parent) }
    let known = Set(fonts.map(\.path))
    fonts += taken.filter { !known.contains($0.path) }
      .map { BundledFont(path: $0.path, bundlePath: $0.path(below: folder)) }
    fonts.sort { $0.path < $1.path }
  }

  /// What names agree in that differ in letter case only: which one is right is for rules to say.
  private static func key(_ name: ArraySlice<UInt8>) -> String {
    String(decoding: name, as: UTF8.self).lowercased()
  }
}

extension FolderInventory.File {
  /// The path below a folder around the file.
  fileprivate func path(below folder: FilePath) -> FilePath {
    let prefix = folder.appending([]).bytes
    let rest = path.bytes.starts(with: prefix) ? path.bytes.dropFirst(prefix.count) : relative
    return FilePath(bytes: Array(rest))
  }
}
