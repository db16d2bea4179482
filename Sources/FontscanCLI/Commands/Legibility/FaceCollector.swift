internal import FileAccess
internal import FontChecks
internal import FontRegistry
internal import ProjectModel

/// Gathers the faces to report and those that may be their partners.
struct FaceCollector {
  /// What has to be known: coverage tells symbol fonts from others.
  private static let questions: FaceQuestions = [.summary, .details, .coverage]

  private let session: Session
  private let fontPaths: [FilePath]

  /// Whether the faces of an app are all that it can ask for, and not those alone that its code does.
  private let takesAll: Bool
  private var lookup: FontLookup

  /// The faces of files, folders and names: any of them may be the partner of any other.
  private var loose = FaceGroup()

  /// The faces of bundles, each of which sees its own alone.
  private var bundles: [FaceGroup] = []

  /// The faces among which partners of all are looked for.
  private var everywhere: [Face] = []

  /// The bundles among the places to look names up in: a face that is found there by its name has no
  /// other partner than it has in the app.
  private var shelves: [FaceGroup] = []

  /// Which of them a font file lies in.
  private var shelfOfFile: [FilePath: Int] = [:]

  /// What could not be used.
  private(set) var problems: [FontProblem] = []

  /// The declared fonts of bundles that are not here: known to be there, and not looked at.
  private(set) var absent: [FontProblem] = []

  /// Whether what was given has apps or other bundles, so that it may well be without fonts.
  private(set) var hasBundles = false

  /// What lists of bundles without any font name.
  private(set) var declaredInVain: [FontProblem] = []

  /// Whether there are fonts that this checkout does not hold, be it that Git LFS keeps them.
  var lacksFonts: Bool {
    !absent.isEmpty || problems.contains { $0.kind == .gitLFSPointer }
  }

  private var reported: Set<FaceKey> = []
  private var known: Set<FaceKey> = []
  private var hasReadFontPaths = false

  // What was looked at for partners is not looked at again for the next word.
  private var listedFolders: Set<FilePath> = []
  private var readFiles: Set<FilePath> = []

  /// What was gathered.
  var groups: [FaceGroup] {
    let faces = Dictionary(grouping: loose.faces) { shelfOfFile[$0.file] }
    var loose = loose
    loose.faces = faces[nil] ?? []
    var shelves = shelves
    for place in shelves.indices { shelves[place].faces = faces[place] ?? [] }
    return [loose] + shelves.filter { !$0.faces.isEmpty }
      + bundles.map { bundle in
        var bundle = bundle
        bundle.candidates += everywhere
        return bundle
      }
  }

  /// Where the partners of a face that was found may come from.
  ///
  /// - Parameter face: The face.
  /// - Returns: The faces, and a number that others with the same faces share.
  func candidates(of face: Face) -> (faces: [Face], place: Int?) {
    shelfOfFile[face.file].map { (shelves[$0].candidates, $0) } ?? (loose.candidates, nil)
  }

  /// The faces among which the partners of files, folders and names are looked for; each once.
  var candidates: [Face] { loose.candidates }

  /// Starts to gather.
  ///
  /// - Parameters:
  ///   - fontPaths: Where names are looked up; empty for the installed fonts.
  ///   - takesAll: Whether the faces of an app are all that it can ask for, and not those alone that its
  ///     code does.
  ///   - session: The run.
  init(fontPaths: [FilePath], takesAll: Bool = false, session: Session) {
    self.session = session
    self.takesAll = takesAll
    self.fontPaths = fontPaths
    lookup = FontLookup(place: fontPaths.isEmpty ? .installed : .paths(fontPaths), session: session)
  }

  /// Adds what a word of the command line means.
  ///
  /// - Parameter word: A font file, a folder, an Info.plist or a name.
  /// - Throws: ``FontLookupError`` when there is no such file, or nothing is called so.
  mutating func add(_ word: Word) throws(FontLookupError) {
    try readFontPaths()
    let path = try opening([FilePath(bytes: word.bytes)])[0]
    guard !Project.isDescribed(by: path) else {
      bundles += try faces(ofProject: path)
      return
    }
    switch try? FileKind(of: path) {
    case .folder:
      if let declared = facesInUse(of: path) {
        bundles += declared
      } else {
        report(try read([path]))
      }
    case .file where path.lowercaseExtension == "plist":
      if let declared = facesInUse(of: path) {
        bundles += declared
        return
      }
      let fonts: [FilePath]
      do throws(ProjectProblem) {
        fonts = try session.expanding([path])
      } catch {
        throw .unreadable(ProblemText.line(error))
      }
      report(try read(fonts))
    case .file, .other:
      report(try read([path]))
      addCandidates(from: siblings(of: path))
    case nil:
      let found = try lookup.find(word, questions: Self.questions)
      problems += found.problems
      report(found.faces.map(\.face))
      if found.way == .file {
        // A place in a collection: its partners lie where those of the collection do.
        addCandidates(found.files.flatMap(\.faces))
        for file in found.files { addCandidates(from: siblings(of: file.path)) }
        return
      }
      try addFamilies(of: found.faces.map(\.face))
    }
  }

  /// Adds what a name means, also when there is a file of that name.
  ///
  /// - Parameter name: The name.
  /// - Throws: ``FontLookupError`` when nothing is called so.
  mutating func add(name: String) throws(FontLookupError) {
    try readFontPaths()
    let found = try lookup.find(name: name, questions: Self.questions)
    problems += found.problems.filter { !problems.contains($0) }
    report(found.faces.map(\.face))
    try addFamilies(of: found.faces.map(\.face))
  }

  private mutating func addFamilies(of faces: [Face]) throws(FontLookupError) {
    addCandidates(from: try lookup.families(of: faces))
  }

  /// Opens the archives among paths.
  private func opening(_ paths: [FilePath]) throws(FontLookupError) -> [FilePath] {
    do throws(ProjectProblem) {
      return try session.opening(paths)
    } catch {
      throw .unreadable(ProblemText.line(error))
    }
  }

  /// The faces that the apps at a path use, when these declare fonts or their code asks for some.
  ///
  /// What could not be looked at there is a problem, whether the rest is used or not: the reading of a
  /// whole folder does not see projects and their lists.
  private mutating func facesInUse(of path: FilePath) -> [FaceGroup]? {
    guard let project = try? Project(reading: path) else { return nil }
    note(project)
    guard project.bundles.contains(where: { !$0.fonts.isEmpty }) else {
      if project.bundles.contains(where: { $0.layout == .project }) {
        session.note("\(path): no target has fonts; all fonts below the folder are looked at")
      }
      // A folder of fonts alone is no project: of what leads out of it its own reading tells.
      add(project.problems.filter { $0.position != nil })
      return nil
    }
    let subject = Subject(reading: project, root: path, jobs: session.jobs)
    guard subject.declaresFonts || subject.asksForFonts else {
      if subject.hasFontsOfTargets {
        session.note("\(path): no target declares fonts; all that targets copy are looked at")
        return add(subject)
      }
      add(subject.problems.filter { $0.position != nil })
      return nil
    }
    return add(subject)
  }

  /// The faces of the targets that a project describes.
  private mutating func faces(ofProject path: FilePath) throws(FontLookupError) -> [FaceGroup] {
    let project: Project
    do throws(ProjectProblem) {
      project = try Project(reading: path)
    } catch {
      throw .unreadable(ProblemText.line(error))
    }
    note(project)
    return add(Subject(reading: project, root: path, jobs: session.jobs))
  }

  /// Keeps what matters when no face is found.
  private mutating func note(_ project: Project) {
    hasBundles = hasBundles || project.hasBundles
    declaredInVain += project.declaredInVain.filter { !declaredInVain.contains($0) }
  }

  /// Keeps what is wrong with the fonts of bundles.
  ///
  /// - Returns: Their faces in use.
  private mutating func add(_ subject: Subject) -> [FaceGroup] {
    add(subject.problems)
    absent += subject.absentFonts.filter { !absent.contains($0) }
    problems += subject.bundles.flatMap(\.fonts).flatMap(\.file.problems)
      .filter { !problems.contains($0) }
    return takesAll ? subject.faceGroupsWithinReach : subject.faceGroups
  }

  /// Keeps what hides faces or lists of them; of an archive that was told when it was opened.
  private mutating func add(_ found: [ProjectProblem]) {
    for problem in found where !problem.losesNothing && !session.archives.contains(problem.path) {
      let line = problem.position?.line.map { "line \($0): " } ?? ""
      let problem = FontProblem(
        file: problem.path,
        reason: line + problem.reason,
        kind: .unreadable
      )
      if !problems.contains(problem) { problems.append(problem) }
    }
  }

  private mutating func readFontPaths() throws(FontLookupError) {
    guard !hasReadFontPaths, !fontPaths.isEmpty else { return }
    hasReadFontPaths = true
    let asked = problems
    let paths = try opening(fontPaths)
    shelves = paths.flatMap { path in
      (try? FileKind(of: path)) == .folder ? facesInUse(of: path) ?? [] : []
    }
    for (place, shelf) in shelves.enumerated() {
      for face in shelf.candidates + shelf.undeclared where shelfOfFile[face.file] == nil {
        shelfOfFile[face.file] = place
      }
    }
    everywhere = try read(paths)
    addCandidates(everywhere)
    problems = asked + problems[asked.count...].filter { $0.kind == .unreadable }
  }

  /// Reads files that were not asked about but may hold a partner.
  ///
  /// Nothing is said of what is wrong in them, but a partner may hide in one that stays closed.
  private mutating func addCandidates(from paths: [FilePath]) {
    let new = paths.filter { readFiles.insert($0).inserted }
    guard !new.isEmpty else { return }
    let registry = session.read(new, questions: Self.questions)
    addCandidates(registry.faces)
    problems += registry.problems.filter { $0.kind == .unreadable && !problems.contains($0) }
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
    loose.faces += added.filter { reported.insert(FaceKey($0)).inserted }
    addCandidates(added)
  }

  private mutating func addCandidates(_ added: [Face]) {
    loose.candidates += added.filter { known.insert(FaceKey($0)).inserted }
  }

  /// The other fonts in a file's folder.
  private mutating func siblings(of path: FilePath) -> [FilePath] {
    guard listedFolders.insert(path.parent).inserted else { return [] }
    let listing: FolderListing
    do throws(FileError) {
      listing = try FolderListing(path.parent)
    } catch {
      let problem = FontProblem(file: path.parent, reason: error.reason, kind: .unreadable)
      if !problems.contains(problem) { problems.append(problem) }
      return []
    }
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
