internal import FileAccess

/// What is shared by the projects that are read together.
final class XcodeReading {
  /// The folder that was given.
  let checkout: Checkout

  /// What could not be looked at.
  let log: ProblemLog

  /// The folders that projects refer to as a whole.
  let contents: FolderContents

  /// The fonts that storyboards list.
  let storyboards: StoryboardFontReader

  /// What may be done for all of them together.
  let room = ReadingRoom()

  /// What their settings have in common.
  let settings = SharedSettings()

  private var infoPlists: [FilePath: InfoPlist?] = [:]

  init(_ checkout: Checkout, log: ProblemLog) {
    self.checkout = checkout
    self.log = log
    contents = FolderContents(checkout: checkout, log: log, room: room)
    storyboards = StoryboardFontReader(log: log)
  }

  /// Reads a property list that several targets may share; `nil` when that is not possible, which is
  /// noted once.
  ///
  /// The entries of a list that is judged again and again are counted as fonts are.
  func infoPlist(_ path: FilePath) -> InfoPlist? {
    if let known = infoPlists[path] {
      guard let known, !room.take(entries: known.declaredEntries.count) else { return known }
      let reason =
        "targets and their configurations have more than \(ReadingRoom.entryLimit) entries together; "
        + "the list is not judged for the rest of them"
      log.add(ProjectProblem(path: path, reason: reason))
      return nil
    }
    var infoPlist: InfoPlist?
    do throws(ProjectProblem) {
      infoPlist = try InfoPlist(reading: path)
    } catch {
      log.add(error)
    }
    infoPlists[path] = .some(infoPlist)
    return infoPlist
  }
}
