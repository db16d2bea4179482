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

  /// What their settings have in common.
  let settings = SharedSettings()

  private var infoPlists: [FilePath: InfoPlist?] = [:]

  init(_ checkout: Checkout, log: ProblemLog) {
    self.checkout = checkout
    self.log = log
    contents = FolderContents(checkout: checkout, log: log)
    storyboards = StoryboardFontReader(log: log)
  }

  /// Reads a property list that several targets may share; `nil` when that is not possible, which is
  /// noted once.
  func infoPlist(_ path: FilePath) -> InfoPlist? {
    if let known = infoPlists[path] { return known }
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
