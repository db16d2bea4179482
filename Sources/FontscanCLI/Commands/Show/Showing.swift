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
  init(engines: Engines) {
    self.engines = engines
  }

  /// The words that were met.
  private(set) var matches: [Match] = []

  /// The faces, in the order of the words; each once.
  private(set) var faces: [Shown] = []

  /// What could not be used.
  var problems: [FontProblem] = []

  private var shown: Set<FaceKey> = []

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
      guard let position else {
        added.append(Shown(face, in: file, engines))
        continue
      }
      // Of the faces of one font one position is asked for: that which starts from the first.
      guard seen.insert(DesignPlace(face)).inserted else { continue }
      added.append(Shown(try file.face(at: position.axes, from: face), in: file, engines))
    }
    matches.append(Match(word: found.word, way: found.way, faces: added.count))
    faces += added.filter { shown.insert(FaceKey($0.face)).inserted }
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
