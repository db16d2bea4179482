package import FileAccess

extension Configuration {
  /// What marks the root of a version control.
  private static let roots = [".git", ".hg", ".svn"]

  /// A path that goes up through a link may never end, and no project is deeper.
  private static let deepest = 64

  /// Finds the configuration of a project.
  ///
  /// It is looked for in the folder itself, then in each one around it up to the root of its version
  /// control. A folder under no version control is alone: what lies above it is somebody else's.
  ///
  /// - Parameter path: What is judged; of a file its folder counts.
  /// - Returns: The nearest file of the name, or `nil` when there is none.
  package static func file(for path: FilePath) -> FilePath? {
    var folder = (try? FileKind(of: path)) == .folder ? path : path.folder
    var first: FilePath?
    for step in 0..<deepest {
      guard (try? FileKind(of: folder)) == .folder else { break }
      // To ask for a few names is cheap where a folder with thousands of others lies around.
      func holds(_ name: String) -> Bool {
        (try? FileKind(of: folder.appending(name.utf8))) != nil
      }
      // A pipe of the name counts too; that it cannot be read is for the reader to say.
      if first == nil, holds(fileName) {
        first = folder.appending(fileName.utf8)
        if step == 0 { return first }
      }
      if roots.contains(where: holds) { return first }
      let outer = folder.folder
      guard outer != folder else { break }
      folder = outer
    }
    return nil
  }
}
