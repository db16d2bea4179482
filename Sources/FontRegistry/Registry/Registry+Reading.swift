public import FileAccess

extension Registry {
  /// Reads font files and the folders that hold them.
  ///
  /// One bad file never ends a run: it becomes one of ``problems``.
  ///
  /// - Parameters:
  ///   - paths: Font files, which are opened whatever they are called, and folders, which are
  ///     searched all the way down for files with the ending of a font. A file that two paths lead
  ///     to under one spelling is read once.
  ///   - questions: What to find out about each face.
  ///   - jobs: How many threads may read; at least 1 is used.
  public init(
    paths: [FilePath],
    questions: FaceQuestions = .summary,
    jobs: Int = 2
  ) {
    var found: [FilePath] = []
    var refused: [FontFile] = []
    for path in paths {
      guard (try? FileKind(of: path)) == .folder else {
        found.append(path)
        continue
      }
      let walk = FolderWalk(path, takesFile: FontExtensions.contains)
      found += walk.files
      refused += walk.errors.map { FontFile(path: $0.path, problems: [FontProblem($0)]) }
    }
    if paths.count > 1 { found = Registry.sortedOnce(found) }
    let files = Registry.read(found, questions: questions, jobs: jobs)
    guard !refused.isEmpty else {
      self.init(files: files)
      return
    }
    self.init(files: (files + refused).sorted { $0.path < $1.path })
  }

  /// Reads files.
  ///
  /// - Returns: What was found, in the order of the paths.
  static func read(_ paths: [FilePath], questions: FaceQuestions, jobs: Int) -> [FontFile] {
    concurrentMap(
      count: paths.count,
      jobs: jobs,
      scratch: { FontFileReader(questions: questions) },
      transform: { index, reader in reader.read(paths[index]) }
    )
  }

  private static func sortedOnce(_ paths: [FilePath]) -> [FilePath] {
    var unique: [FilePath] = []
    for path in paths.sorted() where unique.last != path { unique.append(path) }
    return unique
  }
}
