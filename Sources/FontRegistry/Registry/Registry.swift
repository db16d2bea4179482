public import FileAccess

/// The faces of files, folders and collections, and how to find one by its name.
public struct Registry: Sendable {
  /// Every file that was opened, sorted by the bytes of its path.
  public let files: [FontFile]

  /// Gathers files that were read before.
  package init(files: [FontFile]) {
    self.files = files
  }

  /// Reads font files and the folders that hold them.
  ///
  /// One bad file never ends a run: it becomes one of ``problems``.
  ///
  /// - Parameters:
  ///   - paths: Font files, which are opened whatever they are called, and folders, which are
  ///     searched all the way down for files with the extension of a font.
  ///   - questions: What to find out about each face.
  ///   - jobs: How many threads may read; at least 1 is used.
  public init(
    paths: [FilePath],
    questions: FaceQuestions = .summary,
    jobs: Int = 2
  ) {
    self.init(files: [])
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

  /// The faces by family, sorted by the bytes of the name; faces without one come last.
  public var families: [Family] { [] }

  /// What `UIFont.familyNames` would add for these fonts.
  public var familyNames: [String] { families.compactMap(\.name) }

  /// What `UIFont.fontNames(forFamilyName:)` answers for a family of these fonts.
  ///
  /// - Parameter family: The family's name, byte for byte.
  /// - Returns: The PostScript names of its faces; empty when there is no such family.
  public func fontNames(forFamilyName family: String) -> [String] { [] }

  /// Finds what a name leads to.
  ///
  /// - Parameter name: A PostScript, full, family or file name.
  /// - Returns: The best kind of match and its faces; `nil` when not even a near name exists.
  public func match(_ name: String) -> NameMatch? { nil }
}
