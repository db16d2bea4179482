internal import FileAccess
internal import FontChecks
internal import FontRegistry
internal import ProjectModel

/// The fonts that the list of a property list is for, and the entries that lead somewhere.
struct FontListFonts {
  /// Where the fonts lie in the bundle, as entries spell it.
  private(set) var paths: [String] = []

  /// Entries that lead to a file, or that nobody can judge, and the fonts that they stand for.
  private(set) var entries: [String: [String]] = [:]

  private let session: Session

  /// The files on disk, by the place in the bundle.
  private var files: [FilePath: Set<FilePath>] = [:]
  private var problems: [FontProblem] = []
  private var others: Set<FilePath> = []
  private var deadLinks: [FilePath] = []

  /// Gathers the fonts, and says what is left out.
  ///
  /// - Parameters:
  ///   - words: The paths of the command line.
  ///   - plist: The Info.plist.
  ///   - session: The run.
  /// - Throws: ``ProjectProblem`` when a project cannot be read.
  init(
    _ words: [Word],
    for plist: FilePath,
    _ session: Session
  ) throws(ProjectProblem) {
    self.session = session
    for path in try session.opening(words.map { FilePath(bytes: $0.bytes) }) {
      let kind: FileKind
      do throws(FileError) {
        kind = try FileKind(of: path)
      } catch {
        throw ProjectProblem(path: path, reason: error.reason)
      }
      if case .file = kind, FontExtensions.contains(path.lastComponent) {
        addFiles(at: path)
      } else {
        try addFonts(ofProject: path, for: plist)
      }
    }
    for (place, files) in files.sorted(by: { $0.key < $1.key }) {
      guard let text = String(validating: place.bytes, as: UTF8.self) else {
        session.note("\(place): is left out: its name is no UTF-8")
        continue
      }
      paths.append(text)
      guard files.count > 1 else { continue }
      let list = files.sorted().map { "\($0)" }.joined(separator: ", ")
      session.note("\(list): they have one name, and a bundle holds one file of it")
    }
  }

  /// Says what is wrong with files.
  ///
  /// - Returns: Whether every file could be looked at, so that none is missing.
  func explain() -> Bool {
    let closed = problems.filter { $0.kind == .unreadable }
    session.explain(problems, given: closed.map(\.file))
    session.note(
      others.sorted().map { "\($0): left out: apps for iOS have no fonts of that kind" }
    )
    session.console.complain(deadLinks.map { "\($0): a link that leads nowhere" })
    guard closed.isEmpty, deadLinks.isEmpty, !session.archives.hideFiles else {
      session.complain("nothing is written, since fonts may be missing")
      return false
    }
    return true
  }

  private mutating func addFiles(at path: FilePath) {
    // Behind a link that leads nowhere there may be the font of an entry.
    let walk = FolderWalk(
      path,
      followsLink: { (try? FileKind(of: $0)) != nil },
      entersFolder: { !FolderWalk.isSkippedByDefault($0) },
      notesAllLinks: true,
      takesFile: FontExtensions.contains
    )
    deadLinks += walk.linksNotFollowed.filter { FontExtensions.contains($0.lastComponent) }
    for file in session.read([path], questions: .summary).files {
      add(file, at: FilePath(bytes: Array(file.path.lastComponent)))
    }
  }

  private mutating func addFonts(
    ofProject path: FilePath,
    for plist: FilePath
  ) throws(ProjectProblem) {
    let project = try Project(reading: path)
    guard project.bundles.contains(where: { !$0.fonts.isEmpty }) else {
      addFiles(at: path)
      return
    }
    if let problem = project.problems.first(where: { !$0.losesNothing }) { throw problem }
    let place = (try? plist.resolvingLinks()) ?? plist
    let here = project.bundles.flatMap(\.fonts).filter { $0.presence == .present }.map(\.path)
    let registry = session.read(Set(here).sorted(), questions: .summary)
    let all = Subject(project: project, root: path, registry: registry).bundles
      .filter { !$0.bundle.isContext }
    let own = all.filter { subject in
      subject.bundle.infoPlist.map { ((try? $0.path.resolvingLinks()) ?? $0.path) == place }
        ?? false
    }
    for subject in own.isEmpty ? all : own {
      for font in subject.fontsForFontList {
        let place = FontListFonts.place(of: font.bundlePath, in: subject)
        if font.presence == .present {
          add(font.file, at: place)
        } else {
          files[place, default: []].insert(font.path)
        }
      }
    }
    for subject in own { keepEntries(of: subject) }
  }

  /// The path of a font as an entry spells it: in sources, which nobody has built, its name.
  private static func place(of path: FilePath, in subject: BundleSubject) -> FilePath {
    subject.bundle.layout == .sources ? FilePath(bytes: Array(path.lastComponent)) : path
  }

  /// Keeps a file as far as it is a font that an app can have.
  private mutating func add(_ file: FontFile, at place: FilePath) {
    problems += file.problems.filter { !problems.contains($0) }
    // Git LFS keeps a font of that name.
    let isPointer = file.problems.contains { $0.kind == .gitLFSPointer }
    guard isPointer || !file.faces.isEmpty else { return }
    guard place.isOfUsualFontKind, isPointer || file.container.map(\.canBeInApp) ?? false else {
      others.insert(file.path)
      return
    }
    files[place, default: []].insert(file.path)
  }

  /// Keeps the entries that lead to a file, though its name may stand nowhere in them, and those that
  /// may lead to one.
  private mutating func keepEntries(of subject: BundleSubject) {
    for entry in subject.entries {
      guard case .text(let text) = entry.entry.value else { continue }
      let fonts: [FilePath]
      switch entry.outcome {
      case .found:
        // By its own name it is judged with the font.
        guard let resolved = entry.entry.resolved else { continue }
        fonts = [FilePath(resolved)]
      case .absent(let absent): fonts = absent.map(\.bundlePath)
      case .foundBeyond, .inUnseenFolder: fonts = []
      default: continue
      }
      entries[text] = fonts.compactMap { font in
        String(
          validating: FontListFonts.place(of: font, in: subject).bytes,
          as: UTF8.self
        )
      }
    }
  }
}
