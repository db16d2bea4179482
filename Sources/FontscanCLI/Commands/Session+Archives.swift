internal import FileAccess
internal import ProjectModel
internal import Synchronization

/// The archives that a run has opened; their files can be read as long as this is there.
final class OpenArchives: Sendable {
  private let mounts = Mutex<[MountedArchive]>([])

  /// Keeps an archive open.
  func keep(_ mount: MountedArchive) {
    mounts.withLock { $0.append(mount) }
  }

  /// Whether an archive is open.
  func contains(_ path: FilePath) -> Bool {
    mounts.withLock { mounts in mounts.contains { $0.path == path } }
  }
}

extension Session {
  /// Opens the archive that a path leads to or into.
  ///
  /// - Parameter path: A path of the command line.
  /// - Returns: The path; that of an archive itself as the folder that it stands for.
  /// - Throws: ``ProjectProblem`` when it is an archive that cannot be read.
  func opening(_ path: FilePath) throws(ProjectProblem) -> FilePath {
    let isArchive = AppArchive.isArchive(path)
    guard let place = isArchive ? path : AppArchive.archive(around: path) else { return path }
    if !archives.contains(place) {
      let archive = try AppArchive(place)
      console.complain(archive.problems.map(ProblemText.line))
      archives.keep(archive.mount)
    }
    return isArchive ? path.appending([]) : path
  }

  /// Opens the archives that paths lead to or into.
  func opening(_ paths: [FilePath]) throws(ProjectProblem) -> [FilePath] {
    var opened: [FilePath] = []
    for path in paths { opened.append(try opening(path)) }
    return opened
  }
}
