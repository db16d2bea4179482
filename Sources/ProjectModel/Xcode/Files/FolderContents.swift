internal import FileAccess

/// The folders that projects refer to as a whole, each walked once.
final class FolderContents {
  private let checkout: Checkout
  private let log: ProblemLog
  private let room: ReadingRoom
  private var isTold = false
  private var files: [ProjectPath: [ArraySlice<UInt8>]] = [:]
  private var linkedFolders: [ProjectPath: [ArraySlice<UInt8>]] = [:]

  /// Whether there may be fonts in a folder that links lead to, by its real place.
  private var mayHoldFonts: [FilePath: Bool] = [:]

  init(checkout: Checkout, log: ProblemLog, room: ReadingRoom) {
    self.checkout = checkout
    self.log = log
    self.room = room
  }

  /// Counts a font that is copied by itself; `false` when there are too many.
  func takesFont() -> Bool { room.take(fonts: 1) }

  /// Counts a font that a folder brings into a bundle; `false` when there are too many, which is noted
  /// once.
  ///
  /// A project can say a hundred times that a folder of thousands is copied, to another place each
  /// time.
  func takeFont(of folder: ProjectPath) -> Bool {
    guard room.take(fonts: 1) else {
      if !isTold {
        isTold = true
        log.add(
          ProjectProblem(
            path: checkout.file(folder),
            reason: "folders that are copied whole bring more fonts than are looked at"
          )
        )
      }
      return false
    }
    return true
  }

  /// All files below a folder, as paths below it, by their bytes.
  ///
  /// Links that lead out of the checkout are noted and not followed, and neither are links to folders:
  /// they are copied as links, and the paths behind them would be made up. Hidden files and folders are
  /// left out, as Xcode leaves out those that systems and version controls make.
  ///
  /// - Parameter folder: A folder in the checkout.
  /// - Returns: The paths.
  func files(below folder: ProjectPath) -> [ArraySlice<UInt8>] {
    if let known = files[folder] { return known }
    let root = checkout.file(folder)
    let walk = FolderWalk(
      root,
      followsLink: { checkout.holds($0) && (try? FileKind(of: $0)) == .file },
      entersFolder: { $0.first != UInt8(ascii: ".") },
      takesFile: { $0.first != UInt8(ascii: ".") }
    )
    for link in walk.linksNotFollowed {
      var problem =
        checkout.holds(link)
        ? ProjectProblem(path: link, reason: "a link to a folder, which is not followed")
        : ProjectProblem(linkOut: link, of: checkout)
      // What is behind it does not come along, unless the link itself is called like a font.
      problem.losesNothing = !BundleName.isFont(link.lastComponent)
      log.add(problem)
    }
    for error in walk.errors { log.add(ProjectProblem(path: error.path, reason: error.reason)) }
    let prefix = root.appending([]).bytes.count
    let found = walk.files.map { $0.bytes.dropFirst(prefix) }
    files[folder] = found
    linkedFolders[folder] = walk.linksNotFollowed.filter(hidesFonts)
      .map { $0.bytes.dropFirst(prefix) }
    return found
  }

  /// The links to folders below a folder that are not followed, and behind which there may be fonts, as
  /// paths below it.
  ///
  /// - Parameter folder: A folder in the checkout.
  /// - Returns: The paths, by their bytes.
  func linkedFolders(below folder: ProjectPath) -> [ArraySlice<UInt8>] {
    _ = files(below: folder)
    return linkedFolders[folder] ?? []
  }

  /// Whether a link leads to a folder that may hold fonts: one in the checkout is searched, once
  /// however many links lead there, and what links in it lead to is not.
  private func hidesFonts(_ link: FilePath) -> Bool {
    guard (try? FileKind(of: link)) == .folder else { return false }
    guard checkout.holds(link), let place = try? link.resolvingLinks() else { return true }
    if let known = mayHoldFonts[place] { return known }
    let walk = FolderWalk(
      link,
      followsLink: { (try? FileKind(of: $0)) == .file },
      entersFolder: { $0.first != UInt8(ascii: ".") },
      takesFile: BundleName.isFont
    )
    let answer = !walk.files.isEmpty || !walk.linksNotFollowed.isEmpty || !walk.errors.isEmpty
    mayHoldFonts[place] = answer
    return answer
  }
}
