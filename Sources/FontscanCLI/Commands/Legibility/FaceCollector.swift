internal import FileAccess
internal import FontRegistry
internal import ProjectModel

/// Gathers the faces to report and those that may be their partners.
struct FaceCollector {
  /// What has to be known: coverage tells symbol fonts from others.
  private static let questions: FaceQuestions = [.summary, .details, .coverage]

  private let session: Session
  private let fontPaths: [FilePath]
  private var lookup: FontLookup

  /// The faces to report.
  private(set) var faces: [Face] = []

  /// The faces among which partners are looked for; each once.
  private(set) var candidates: [Face] = []

  /// What could not be used.
  private(set) var problems: [FontProblem] = []

  private var reported: Set<FaceKey> = []
  private var known: Set<FaceKey> = []
  private var hasReadFontPaths = false

  /// Starts to gather.
  init(fontPaths: [FilePath], session: Session) {
    self.session = session
    self.fontPaths = fontPaths
    lookup = FontLookup(place: fontPaths.isEmpty ? .installed : .paths(fontPaths), session: session)
  }

  /// Adds what a word of the command line means.
  ///
  /// - Parameter word: A font file, a folder, an Info.plist or a name.
  /// - Throws: ``FontLookupError`` when there is no such file, or nothing is called so.
  mutating func add(_ word: Word) throws(FontLookupError) {
    try readFontPaths()
    let path = FilePath(bytes: word.bytes)
    switch try? FileKind(of: path) {
    case .folder:
      report(try read([path]))
    case .file where path.lowercaseExtension == "plist":
      let fonts: [FilePath]
      do throws(ProjectProblem) {
        fonts = try session.expanding([path])
      } catch {
        throw .unreadable(ProblemText.line(error))
      }
      report(try read(fonts))
    case .file, .other:
      report(try read([path]))
      addCandidates(
        session.read(siblings(of: path), questions: Self.questions).faces
      )
    case nil:
      let found = try lookup.find(word, questions: Self.questions)
      problems += found.problems
      report(found.faces.map(\.face))
      let family = try lookup.families(of: found.faces.map(\.face))
      addCandidates(session.read(family, questions: Self.questions).faces)
    }
  }

  private mutating func readFontPaths() throws(FontLookupError) {
    guard !hasReadFontPaths, !fontPaths.isEmpty else { return }
    hasReadFontPaths = true
    // What else lies there is not what was asked about: nothing is said of its problems.
    let asked = problems
    addCandidates(try read(fontPaths))
    problems = asked
  }

  private mutating func read(_ paths: [FilePath]) throws(FontLookupError) -> [Face] {
    let registry = session.read(paths, questions: Self.questions)
    let given = Set(paths)
    if let problem = registry.problems.first(where: {
      $0.kind == .unreadable && given.contains($0.file)
    }) {
      throw .unreadable(ProblemText.line(problem))
    }
    problems += registry.problems
    return registry.faces
  }

  private mutating func report(_ added: [Face]) {
    faces += added.filter { reported.insert(FaceKey($0)).inserted }
    addCandidates(added)
  }

  private mutating func addCandidates(_ added: [Face]) {
    candidates += added.filter { known.insert(FaceKey($0)).inserted }
  }

  /// The other fonts in a file's folder.
  private func siblings(of path: FilePath) -> [FilePath] {
    guard let listing = try? FolderListing(path.parent) else { return [] }
    let hasFolder = path.bytes.contains(UInt8(ascii: "/"))
    return listing.entries
      .filter { $0.kind == .file && FontExtensions.contains($0.name[...]) }
      .map { hasFolder ? path.parent.appending($0.name) : FilePath(bytes: $0.name) }
      .filter { $0 != path }
  }
}

/// What tells a face from every other.
struct FaceKey: Hashable {
  private let file: FilePath
  private let index: Int
  private let instance: NamedInstance?

  init(_ face: Face) {
    file = face.file
    index = face.index
    instance = face.instance
  }
}
