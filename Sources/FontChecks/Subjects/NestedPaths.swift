internal import FileAccess
internal import ProjectModel

/// The fonts in bundles that will lie in another one once a project is built, by the paths that lead
/// to them from the resources of that other one.
struct NestedPaths: Sendable {
  private var paths: Set<FilePath> = []

  /// Knows none.
  init() {}

  /// Adds the fonts of a bundle.
  ///
  /// - Parameters:
  ///   - fonts: The paths of the fonts in their own bundle.
  ///   - names: What a build may call its folder.
  ///   - folder: Where that folder lies; `nil` for where bundles of its kind are put.
  ///   - kind: What the bundle is.
  ///   - isForMac: Whether the bundles are those of a Mac, which have folders for resources.
  mutating func add(
    _ fonts: some Sequence<FilePath>,
    names: [FilePath],
    folder: FilePath?,
    kind: AppBundle.Kind,
    isForMac: Bool
  ) {
    let folders = folder.map { [$0] } ?? kind.usualFolders(isForMac: isForMac)
    let places = folders.flatMap { folder in names.map { folder.appending($0.bytes) } }
    // What lies in a bundle on disk is spelled with the folder of its resources already.
    let resources = [FilePath("")] + (isForMac ? kind.resourceFoldersOfMac : [])
    for font in fonts {
      for place in places {
        for folder in resources {
          let start = folder.bytes.isEmpty ? place : place.appending(folder.bytes)
          paths.insert(start.appending(font.bytes))
        }
      }
    }
  }

  /// Whether a path leads to a font.
  func hold(_ path: [UInt8]) -> Bool { paths.contains(FilePath(bytes: path)) }
}

extension AppBundle.Kind {
  /// Where Xcode puts a bundle of the kind unless a phase says otherwise, seen from the resources.
  fileprivate func usualFolders(isForMac: Bool) -> [FilePath] {
    let names =
      switch self {
      case .framework: ["Frameworks"]
      case .appExtension: ["PlugIns", "Extensions"]
      case .application: ["Watch", "AppClips"]
      case .resourceBundle, .testBundle, .library: [""]
      }
    return names.map { FilePath(isForMac && !$0.isEmpty ? "../\($0)" : $0) }
  }

  fileprivate var resourceFoldersOfMac: [FilePath] {
    switch self {
    case .framework: [FilePath("Resources"), FilePath("Versions/A/Resources")]
    default: [FilePath("Contents/Resources")]
    }
  }
}
