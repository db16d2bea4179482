internal import FileAccess
internal import FontRegistry
internal import ProjectModel

extension Session {
  /// Reads font files and folders, with as many threads as the command line allows.
  func read(_ paths: [FilePath], questions: FaceQuestions) -> Registry {
    showingProgress("reading fonts") {
      Registry(paths: paths, questions: questions, jobs: jobs)
    }
  }

  /// Puts the fonts that an Info.plist speaks of in its place, and opens archives.
  ///
  /// - Parameter paths: Paths of the command line.
  /// - Returns: The paths, without property lists.
  /// - Throws: ``ProjectProblem`` when a property list or an archive cannot be read.
  func expanding(_ paths: [FilePath]) throws(ProjectProblem) -> [FilePath] {
    var expanded: [FilePath] = []
    for path in try opening(paths) {
      guard path.lowercaseExtension == "plist", (try? FileKind(of: path)) == .file else {
        expanded.append(path)
        continue
      }
      let project = try Project(reading: path)
      // A closed folder beside the list may hold any of its fonts.
      if let problem = project.problems.first(where: { !$0.losesNothing }) { throw problem }
      let fonts = project.bundles.filter { !$0.isContext }.flatMap(\.fonts)
      expanded += Set(fonts.filter { $0.presence == .present }.map(\.path)).sorted()
    }
    return expanded
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
