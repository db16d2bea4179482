internal import FileAccess
internal import FontRegistry

/// What `show` found.
struct Showing: Sendable {
  /// A face, with what was found out about it elsewhere.
  struct Shown: Sendable {
    /// The face.
    var face: Face

    /// How many bytes its file has.
    var fileSize: Int

    /// Why an app may not get the face, however it asks; `nil` when nothing speaks against it.
    var obstacle: String?

    /// Whether no named instance lies there: a position that was asked for.
    var isFreePosition: Bool

    /// What other programs call it.
    var otherNames: OtherNames

    /// The languages that the font knows letters of.
    var languages: [LanguageCoverage]
  }

  /// A word of the command line, and how it was met.
  struct Match: Sendable {
    var word: String
    var way: FoundFont.Way
    var faces: Int
  }

  /// What the libraries say.
  private let engines: Engines

  /// Starts with nothing.
  ///
  /// - Parameters:
  ///   - engines: What the libraries say.
  ///   - recordLimit: How many name records are shown in all; fonts that are made have a tenth.
  init(engines: Engines, recordLimit: Int = 500_000) {
    self.engines = engines
    self.recordLimit = recordLimit
  }

  /// The words that were met.
  private(set) var matches: [Match] = []

  /// The faces, in the order of the words; each once.
  private(set) var faces: [Shown] = []

  /// What could not be used.
  var problems: [FontProblem] = []

  private var shown: Set<FaceKey> = []

  /// How many name records are shown in all: each instance of a variable font has those of its file,
  /// so that thousands of both would make gigabytes.
  private let recordLimit: Int

  private var recordCount = 0

  // Said once of each file.
  private var cutFiles: Set<FilePath> = []

  /// Adds what a word led to.
  ///
  /// - Parameters:
  ///   - found: What the word led to.
  ///   - position: Where to show variable fonts; `nil` shows the faces that were found.
  /// - Throws: ``PositionError`` when a font has no such position; then nothing is added.
  mutating func add(_ found: FoundFont, at position: AxisPosition?) throws(PositionError) {
    var added: [Shown] = []
    var seen: Set<DesignPlace> = []
    for (file, face) in found.faces {
      // Of the faces of one font one position is asked for: that which starts from the first.
      if position != nil, !seen.insert(DesignPlace(face)).inserted { continue }
      var face = face
      if let position { face = try file.face(at: position.axes, from: face) }
      guard takeRecords(of: face) else { continue }
      added.append(Shown(face, in: file, engines))
    }
    matches.append(Match(word: found.word, way: found.way, faces: added.count))
    faces += added.filter { shown.insert(FaceKey($0.face)).inserted }
  }
}

extension Showing {
  /// Counts the name records of a face that is to be shown.
  ///
  /// - Parameter face: The face.
  /// - Returns: Whether there is room for them; if not, that is told.
  private mutating func takeRecords(of face: Face) -> Bool {
    recordCount += face.details?.names.count ?? 0
    guard recordCount > recordLimit else { return true }
    guard cutFiles.insert(face.file).inserted else { return false }
    problems.append(
      FontProblem(
        file: face.file,
        index: face.container == .collection ? face.index : nil,
        reason: "the rest of its faces are not shown: with those before they would have more than "
          + "\(recordLimit) name records",
        kind: .unsupported
      )
    )
    return false
  }
}

extension Showing.Shown {
  /// Asks other programs about a face.
  fileprivate init(_ face: Face, in file: FontFile, _ engines: Engines) {
    self.face = face
    fileSize = file.size
    obstacle = file.obstacle(to: face)
    isFreePosition =
      face.instance != nil
      && !file.faces.contains { $0.index == face.index && $0.instance == face.instance }
    let names = engines.names(face)
    otherNames = OtherNames(
      freeType: names.freeType,
      fontconfig: names.fontconfig,
      alsoKnownAs: face.familyAlsoKnownAs
    )
    languages = face.details?.coverage.map(engines.languages) ?? []
  }

  /// Whether both are faces of one font: of one place in one file.
  func isSameFont(as other: Showing.Shown) -> Bool {
    face.file == other.face.file && face.index == other.face.index
  }
}
