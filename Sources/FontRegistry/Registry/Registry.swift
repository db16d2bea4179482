internal import FileAccess

/// The faces of files, folders and collections, and how to find one by its name.
public struct Registry: Sendable {
  /// Every file that was opened, sorted by the bytes of its path.
  public let files: [FontFile]

  /// Gathers files that were read before.
  package init(files: [FontFile]) {
    self.files = files
  }

  /// Reads the fonts that fontconfig says are installed here.
  ///
  /// They are those of this machine, not of iOS.
  ///
  /// - Parameters:
  ///   - questions: What to find out about each face.
  ///   - jobs: How many threads may read; at least 1 is used.
  /// - Returns: The registry of the installed fonts.
  /// - Throws: ``FontconfigError`` when fontconfig has no usable configuration.
  public static func installed(
    questions: FaceQuestions = .summary,
    jobs: Int = 2
  ) throws(FontconfigError) -> Registry {
    Registry(files: [])
  }
}

extension Registry {
  /// All faces, in the order of the files.
  public var faces: [Face] { files.flatMap(\.faces) }

  /// Everything that could not be read, in the order of the files.
  public var problems: [FontProblem] { files.flatMap(\.problems) }
}
