internal import FileAccess
internal import FontRegistry

/// Finds the faces to scale and, where that is asked, their bold partners.
struct ScaledFaceFinder {
  private var lookup: FontLookup

  /// Finds what may be a partner; `nil` when nobody asked for partners.
  private var partners: FaceCollector?

  /// What finds partners, by where they may come from, and among how many faces.
  private var finders: [Int?: (count: Int, finder: BoldFinder)] = [:]

  // By bytes: names that only look the same are two.
  private var faces: [[UInt8]: Result<Face, FontLookupError>] = [:]

  /// What is wrong with the files of faces that were found by their names.
  private(set) var problems: [FontProblem] = []

  /// Whether bold partners are wanted.
  var wantsBold: Bool { partners != nil }

  /// Starts to look.
  ///
  /// - Parameters:
  ///   - fontPaths: Where names are looked up; empty for the installed fonts.
  ///   - wantsBold: Whether bold partners are wanted.
  ///   - session: The run.
  init(fontPaths: [FilePath], wantsBold: Bool, session: Session) {
    lookup = FontLookup(place: fontPaths.isEmpty ? .installed : .paths(fontPaths), session: session)
    partners = wantsBold ? FaceCollector(fontPaths: fontPaths, session: session) : nil
  }

  /// Finds what a word means.
  ///
  /// - Parameter word: A font file or a name.
  /// - Returns: The faces, and how the word met them.
  /// - Throws: ``FontLookupError`` when there is no such file, or nothing is called so.
  mutating func find(_ word: Word) throws(FontLookupError) -> FoundFont {
    let found = try lookup.find(word, questions: questions)
    try partners?.add(word)
    return found
  }

  /// Finds the face that an app gets for a name.
  ///
  /// - Parameter name: The name, as the app writes it.
  /// - Returns: The face.
  /// - Throws: ``FontLookupError`` when no face has it for its PostScript name.
  mutating func face(named name: String) throws(FontLookupError) -> Face {
    let key = Array(name.utf8)
    // Many styles share a face, and looking it up reads its file.
    if let known = faces[key] { return try known.get() }
    do throws(FontLookupError) {
      let face = try find(named: name)
      faces[key] = .success(face)
      return face
    } catch {
      faces[key] = .failure(error)
      throw error
    }
  }

  private mutating func find(named name: String) throws(FontLookupError) -> Face {
    let found = try lookup.find(name: name, questions: questions)
    let faces = found.faces.map(\.face)
    guard found.way == .name(.exact), let face = faces.first else {
      throw .nothing(name, near: FontLookup.names(ofFamily: faces))
    }
    problems += found.problems.filter { !problems.contains($0) }
    try partners?.add(name: name)
    return face
  }

  // Symbol fonts, which have no partner, are told by what they cover.
  private var questions: FaceQuestions {
    partners == nil ? [.summary, .details] : [.summary, .details, .coverage]
  }

  /// What there is for a face when Bold Text is on; `nil` when nobody asked.
  mutating func bold(of face: Face) -> BoldPartnerAnswer? {
    guard let (candidates, place) = partners?.candidates(of: face) else { return nil }
    // Every word may bring new candidates.
    if finders[place]?.count != candidates.count {
      finders[place] = (candidates.count, BoldFinder(candidates))
    }
    return finders[place]?.finder.boldPartner(of: face)
  }

  /// What stays closed and may hold a partner.
  var closed: [FontProblem] {
    partners?.problems.filter { $0.kind == .unreadable } ?? []
  }
}
