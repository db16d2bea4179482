internal import FileAccess
internal import FontRegistry

extension Session {
  /// Reads font files and folders, with as many threads as the command line allows.
  func read(_ paths: [FilePath], questions: FaceQuestions) -> Registry {
    showingProgress("reading fonts") {
      Registry(paths: paths, questions: questions, jobs: jobs)
    }
  }

  /// Reads the fonts that are installed here.
  ///
  /// - Parameter questions: What to find out about each face.
  /// - Returns: The installed fonts.
  /// - Throws: ``FontconfigError`` when fontconfig has no usable configuration.
  func readInstalled(questions: FaceQuestions) throws(FontconfigError) -> Registry {
    try showingProgress("reading the installed fonts") { () throws(FontconfigError) in
      try Registry.installed(questions: questions, jobs: jobs)
    }
  }
}
