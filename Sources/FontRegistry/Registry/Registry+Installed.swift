extension Registry {
  /// Reads the fonts that fontconfig says are installed here.
  ///
  /// They are those of this machine, not of iOS. fontconfig's configuration and caches say which
  /// files they are, nothing is searched; what is in them is read from the files themselves, so
  /// that names and weights are those of the files and not fontconfig's.
  ///
  /// - Parameters:
  ///   - questions: What to find out about each face.
  ///   - jobs: How many threads may read; at least 1 is used.
  /// - Returns: The registry of the installed fonts.
  /// - Throws: ``FontconfigError`` when fontconfig has no usable configuration or knows no fonts.
  public static func installed(
    questions: FaceQuestions = .summary,
    jobs: Int = 2
  ) throws(FontconfigError) -> Registry {
    try installed(FontconfigDatabase(), questions: questions, jobs: jobs)
  }

  /// Reads the fonts of a configuration.
  static func installed(
    _ database: consuming FontconfigDatabase,
    questions: FaceQuestions,
    jobs: Int
  ) throws(FontconfigError) -> Registry {
    let fonts = try database.installedFonts()
    let files = read(fonts.map(\.file), questions: questions, jobs: jobs)
    return Registry(
      files: zip(fonts, files).map { font, file in
        var file = file
        // A collection may be installed in part.
        if font.indexes != file.indexes { file.keepFaces(at: font.indexes) }
        return file
      }
    )
  }
}

extension FontFile {
  /// The places of the faces in the file, each once.
  fileprivate var indexes: [Int] {
    var indexes: [Int] = []
    for face in faces where indexes.last != face.index { indexes.append(face.index) }
    return indexes
  }

  fileprivate mutating func keepFaces(at indexes: [Int]) {
    faces.removeAll { !indexes.contains($0.index) }
  }
}
