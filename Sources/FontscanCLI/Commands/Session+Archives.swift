internal import FileAccess
internal import ProjectModel
internal import Synchronization

/// The archives that a run has opened; their files can be read as long as this is there.
final class OpenArchives: Sendable {
  private struct Opened {
    var mount: MountedArchive
    var hidesFiles: Bool
  }

  private let archives = Mutex<[Opened]>([])

  /// Keeps an archive open.
  ///
  /// - Parameters:
  ///   - mount: The archive.
  ///   - hidesFiles: Whether there may be fonts in it that nobody saw.
  func keep(_ mount: MountedArchive, hidesFiles: Bool = false) {
    archives.withLock { $0.append(Opened(mount: mount, hidesFiles: hidesFiles)) }
  }

  /// Whether an archive is open.
  func contains(_ path: FilePath) -> Bool {
    archives.withLock { archives in archives.contains { $0.mount.path == path } }
  }

  /// Whether there may be fonts in one of them that nobody saw, so that an answer would be a guess.
  var hideFiles: Bool { archives.withLock { archives in archives.contains(where: \.hidesFiles) } }
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
      archives.keep(archive.mount, hidesFiles: !archive.unread.isEmpty)
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
