internal import FileAccess
internal import FontRegistry
internal import ProjectModel

/// Finds the fonts that words of the command line mean.
struct FontLookup {
  /// Where names are looked up.
  enum Place: Sendable {
    /// Among the fonts of this machine.
    case installed
    /// In files and folders.
    case paths([FilePath])
  }

  private let place: Place
  private let session: Session

  /// Read when the first name has to be looked up, and kept.
  private var registry: Registry?

  /// Starts to look.
  init(place: Place, session: Session) {
    self.place = place
    self.session = session
  }

  /// Finds what a word means.
  ///
  /// - Parameters:
  ///   - word: A font file or a name.
  ///   - questions: What to find out about the faces.
  /// - Returns: The faces, and how the word met them.
  /// - Throws: ``FontLookupError`` when there is no such file, or nothing is called so.
  mutating func find(
    _ word: Word,
    questions: FaceQuestions
  ) throws(FontLookupError) -> FoundFont {
    let path = try opening([FilePath(bytes: word.bytes)])[0]
    let kind = try? FileKind(of: path)
    if kind == nil, let place = CollectionPlace(word) {
      return try read(place, word: word.text, questions: questions)
    }
    if kind != nil || word.bytes.contains(UInt8(ascii: "/")) {
      return try read(path, isFolder: kind == .folder, questions: questions)
    }
    return try find(name: word.text, questions: questions)
  }

  /// Finds what a name means, also when there is a file of that name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - questions: What to find out about the faces.
  /// - Returns: The faces, and how the name met them.
  /// - Throws: ``FontLookupError`` when nothing is called so.
  mutating func find(
    name: String,
    questions: FaceQuestions
  ) throws(FontLookupError) -> FoundFont {
    guard let match = try registryForNames().match(name) else { throw .nothing(name, near: []) }
    guard match.kind != .near else {
      throw .nothing(name, near: FontLookup.names(of: match.faces))
    }
    return read(match, word: name, questions: questions)
  }

  /// The files that hold the families of faces that were found by name.
  ///
  /// - Parameter faces: The faces.
  /// - Returns: The files in the order of their paths.
  /// - Throws: ``FontLookupError`` when the fonts cannot be read.
  mutating func families(of faces: [Face]) throws(FontLookupError) -> [FilePath] {
    let names = Set(faces.map { Array(($0.family ?? "").utf8) })
    let siblings = try registryForNames().faces.filter {
      names.contains(Array(($0.family ?? "").utf8))
    }
    return Set(siblings.map(\.file)).sorted()
  }

  /// Opens the archives among paths.
  private func opening(_ paths: [FilePath]) throws(FontLookupError) -> [FilePath] {
    do throws(ProjectProblem) {
      return try session.opening(paths)
    } catch {
      throw .unreadable(ProblemText.line(error))
    }
  }

  private func read(
    _ path: FilePath,
    isFolder: Bool,
    questions: FaceQuestions
  ) throws(FontLookupError) -> FoundFont {
    guard !isFolder else {
      throw .unreadable("\(path): it is a folder; look a name up in it with --fonts")
    }
    let files = session.read([path], questions: questions).files
    let problems = files.flatMap(\.problems)
    if let problem = problems.first(where: { $0.kind == .unreadable }) {
      throw .unreadable(ProblemText.line(problem))
    }
    return FoundFont(way: .file, word: "\(path)", files: files, problems: problems)
  }

  /// Reads a collection and keeps the faces of one place in it.
  private func read(
    _ place: CollectionPlace,
    word: String,
    questions: FaceQuestions
  ) throws(FontLookupError) -> FoundFont {
    var found = try read(place.file, isFolder: false, questions: questions)
    let faces = found.faces.map(\.face).filter { $0.index == place.index }
    guard !faces.isEmpty else {
      throw .nothing("\(word)", near: [])
    }
    found.word = word
    found.selection = faces
    return found
  }

  /// Reads the files of a match once more, with all that is asked, and keeps the faces that matched.
  private func read(
    _ match: NameMatch,
    word: String,
    questions: FaceQuestions
  ) -> FoundFont {
    let paths = Set(match.faces.map(\.file)).sorted()
    let registry = session.read(paths, questions: questions)
    var found = FoundFont(way: .name(match.kind), word: word, files: registry.files, problems: [])
    found.selection = match.faces
    found.problems = registry.problems
    return found
  }

  private mutating func registryForNames() throws(FontLookupError) -> Registry {
    if let registry { return registry }
    let read: Registry
    switch place {
    case .paths(let given):
      let paths = try opening(given)
      read = session.read(paths, questions: .summary)
      let given = Set(paths)
      for problem in read.problems where problem.kind == .unreadable && given.contains(problem.file)
      {
        throw .unreadable(ProblemText.line(problem))
      }
    case .installed:
      do throws(FontconfigError) {
        read = try session.readInstalled(questions: .summary)
      } catch {
        throw .unreadable("\(error)")
      }
    }
    registry = read
    return read
  }

  /// A few of the names of a family's faces, for a message: those nearest to its regular.
  static func names(ofFamily faces: [Face]) -> [String] {
    func distance(_ face: Face) -> Double {
      abs((face.weight ?? 400) - 400) + (face.isItalic ? 1000 : 0)
    }
    let order = faces.indices.sorted { (distance(faces[$0]), $0) < (distance(faces[$1]), $1) }
    return names(of: order.map { faces[$0] })
  }

  /// A few of the names of faces, for a message.
  static func names(of faces: [Face]) -> [String] {
    faces.compactMap(\.postScriptName).reduce(into: []) { names, name in
      if names.count < 5, !names.contains(name) { names.append(name) }
    }
  }
}
