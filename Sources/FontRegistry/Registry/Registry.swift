/// The faces of files, folders and collections, and how to find one by its name.
public struct Registry: Sendable {
  /// Every file that was opened, sorted by the bytes of its path.
  public let files: [FontFile]

  /// Gathers files that were read before.
  package init(files: [FontFile]) {
    self.files = files
  }
}

extension Registry {
  /// All faces, in the order of the files.
  public var faces: [Face] { files.flatMap(\.faces) }

  /// Everything that could not be read, in the order of the files.
  public var problems: [FontProblem] { files.flatMap(\.problems) }
}
