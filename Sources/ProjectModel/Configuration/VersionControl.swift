package import FileAccess

/// Where a version control has its root: Git, Mercurial or Subversion.
package enum VersionControl {
  private static let names = [".git", ".hg", ".svn"]

  /// A path that goes up through a link may never end, and no project is deeper.
  static let deepest = 64

  /// Whether a folder is the root of one.
  static func hasRoot(at folder: FilePath) -> Bool {
    // To ask for a few names is cheap where thousands of others lie in the folder.
    names.contains { (try? FileKind(of: folder.appending($0.utf8))) != nil }
  }

  /// Finds the root that a folder is under.
  ///
  /// - Parameter folder: An absolute path.
  /// - Returns: The folder itself or one around it; `nil` where there is none.
  package static func root(around folder: FilePath) -> FilePath? {
    var folder = folder
    for _ in 0..<deepest {
      if hasRoot(at: folder) { return folder }
      let outer = folder.folder
      guard outer != folder else { break }
      folder = outer
    }
    return nil
  }
}
