internal import FileAccess

/// Finds the folder that holds a whole project.
enum ProjectRoot {
  /// What lies in such a folder and nowhere else.
  private static let names = [".git", ".hg", ".svn", "Package.swift", "Podfile", "project.yml"]

  /// No project is deeper; and a path that goes up through a link may never end.
  private static let limit = 32

  /// The folders around a folder, up to the nearest one with a project or a version control.
  ///
  /// - Parameter folder: The folder; when it is such a one itself, there is nothing around it.
  /// - Returns: The folders, the nearest first; none when there is no such folder.
  static func folders(around folder: FilePath) -> [FilePath] {
    var folders: [FilePath] = []
    var current = folder
    while folders.count < limit, (try? FileKind(of: current)) == .folder {
      if isMarked(current) { return folders }
      let outer = current.folder
      guard outer != current else { break }
      folders.append(outer)
      current = outer
    }
    return []
  }

  /// The Xcode projects directly in a folder, by name.
  static func xcodeProjects(in folder: FilePath) -> [FilePath] {
    guard let listing = try? FolderListing(folder) else { return [] }
    return listing.entries.filter { BundleName.isXcodeProject($0.name[...]) }
      .map { folder.appending($0.name) }
  }

  /// Whether a folder holds a whole project.
  private static func isMarked(_ folder: FilePath) -> Bool {
    if names.contains(where: { (try? FileKind(of: folder.appending($0.utf8))) != nil }) {
      return true
    }
    // A folder with more in it, such as one for temporary files, holds no project.
    return FolderListing.holds(in: folder, amongFirst: 10_000) { name in
      BundleName.isXcodeProject(name) || BundleName.isWorkspace(name)
    }
  }
}
