#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The files below a folder.
///
/// Every folder is entered once, however many links lead to it, so a loop of links ends. Real
/// folders are walked before linked ones: a file is called by its real place when it has one below
/// the root. Nothing recurses, so depth costs memory and no stack.
public struct FolderWalk: Sendable {
  /// The files, sorted by the bytes of their paths; each starts with the root as it was spelled.
  public private(set) var files: [FilePath] = []

  /// The folders that could not be read.
  public private(set) var errors: [FileError] = []

  /// The links that were wanted and not followed, sorted by the bytes of their paths.
  package private(set) var linksNotFollowed: [FilePath] = []

  /// The links to folders that were followed, whether or not the folders were walked before.
  package private(set) var linkedFolders: [FilePath] = []

  /// Walks all the way down.
  ///
  /// - Parameters:
  ///   - root: The folder.
  ///   - entersFolder: Whether to enter a folder of this name; not asked for the root.
  ///   - takesFile: Whether a file of this name is wanted.
  public init(
    _ root: FilePath,
    entersFolder: (ArraySlice<UInt8>) -> Bool = { !FolderWalk.isSkippedByDefault($0) },
    takesFile: (ArraySlice<UInt8>) -> Bool
  ) {
    self.init(root, followsLink: { _ in true }, entersFolder: entersFolder, takesFile: takesFile)
  }

  /// Walks all the way down and follows some links only.
  ///
  /// - Parameters:
  ///   - root: The folder; when it is a link, it is followed.
  ///   - followsLink: Whether to follow a link, by its path.
  ///   - entersFolder: Whether to enter a folder of this name; not asked for the root.
  ///   - notesAllLinks: Whether every link counts as wanted that is not followed; those that lead
  ///     nowhere are asked for as well.
  ///   - takesFile: Whether a file of this name is wanted.
  package init(
    _ root: FilePath,
    followsLink: (FilePath) -> Bool,
    entersFolder: (ArraySlice<UInt8>) -> Bool,
    notesAllLinks: Bool = false,
    takesFile: (ArraySlice<UInt8>) -> Bool
  ) {
    var visited: Set<FolderIdentity> = []
    var folders = [root]
    var waiting: [FilePath] = []
    var areLinksSorted = true
    while let folder = folders.popLast() ?? waiting.popLast() {
      let listing: FolderListing
      do throws(FileError) {
        listing = try FolderListing(folder)
      } catch {
        errors.append(error)
        continue
      }
      guard visited.insert(listing.identity).inserted else { continue }
      for entry in listing.entries {
        switch entry.kind {
        case .file:
          let isTaken = takesFile(entry.name[...])
          guard isTaken || (notesAllLinks && entry.isLink) else { continue }
          let path = folder.appending(entry.name)
          if entry.isLink, !followsLink(path) {
            linksNotFollowed.append(path)
          } else if isTaken {
            files.append(path)
          }
        case .folder:
          guard entersFolder(entry.name[...]) else { continue }
          let path = folder.appending(entry.name)
          guard entry.isLink else {
            folders.append(path)
            continue
          }
          guard followsLink(path) else {
            linksNotFollowed.append(path)
            continue
          }
          linkedFolders.append(path)
          waiting.append(path)
          areLinksSorted = false
        }
      }
      if notesAllLinks {
        let dead = listing.deadLinks.map { folder.appending($0) }
        linksNotFollowed += dead.filter { !followsLink($0) }
      }
      // The order of links decides what a file is called that only links lead to: keep it fixed.
      // Only new links change it; a sort for each of thousands of links would take minutes.
      if folders.isEmpty, !areLinksSorted {
        waiting.sort(by: >)
        areLinksSorted = true
      }
    }
    files.sort()
    linksNotFollowed.sort()
    errors.sort { $0.path < $1.path }
  }

  /// Whether a search of a folder leaves out a folder: hidden ones, `DerivedData` (`.build` is
  /// hidden).
  public static func isSkippedByDefault(_ name: ArraySlice<UInt8>) -> Bool {
    name.first == UInt8(ascii: ".") || name.elementsEqual("DerivedData".utf8)
  }
}

/// What tells one folder from another, whatever it is called.
struct FolderIdentity: Hashable {
  var device: UInt64
  var inode: UInt64
}
