internal import OpenType

extension OutlineReader {
  /// More bytes of a glyph's program than one takes that draws nothing: a width and its end.
  private static let blankProgram = 6

  /// How many glyphs are loaded to see whether they draw; no font has as many that do not.
  private static let mostLoads = 2_000

  /// The letters of the face whose glyphs draw nothing, as far as that can be told.
  ///
  /// A font can be made to cover a language by glyphs without ink.
  ///
  /// - Parameter coverage: The characters of the face.
  /// - Returns: The letters; none for a face with pictures in the place of outlines.
  func blankLetters(in coverage: Coverage) -> Set<Unicode.Scalar> {
    guard let lengths = face.glyphLengths, !face.hasColor else { return [] }
    var blank: Set<Unicode.Scalar> = []
    var known: [Int: Bool] = [:]
    for value in coverage.ranges.joined() {
      guard let character = Unicode.Scalar(value), let glyph = face.glyph(for: character),
        let length = lengths.lengths.length(of: glyph),
        length <= (lengths.arePrograms ? Self.blankProgram : 0), character.isLetterOfText,
        !isDrawn(glyph)
      else { continue }
      guard lengths.arePrograms else {
        blank.insert(character)
        continue
      }
      if known[glyph] == nil {
        guard known.count < Self.mostLoads else { break }
        known[glyph] = (try? outline(of: character))?.contours.isEmpty ?? false
      }
      if known[glyph] == true { blank.insert(character) }
    }
    return blank
  }

  /// The letters of the face whose glyphs draw nothing, as loading them shows.
  ///
  /// This takes longer than looking at the lengths, which not all formats have at hand.
  ///
  /// - Parameter coverage: The characters of the face.
  /// - Returns: The letters, among so many as may be loaded.
  func lettersLoadedBlank(in coverage: Coverage) -> Set<Unicode.Scalar> {
    var blank: Set<Unicode.Scalar> = []
    for letter in coverage.firstLetters(Self.mostLoads) {
      if let outline = try? outline(of: letter), outline.contours.isEmpty { blank.insert(letter) }
    }
    return blank
  }

  /// Whether any of some letters draws something.
  ///
  /// - Parameter letters: Letters of the face, at least one.
  /// - Returns: Whether an outline is there.
  /// - Throws: ``FontProblem`` when one of them cannot be loaded, or when they are pictures.
  func drawsAny(of letters: [Unicode.Scalar]) throws(FontProblem) -> Bool {
    for letter in letters {
      if let outline = try outline(of: letter), !outline.contours.isEmpty { return true }
    }
    if face.hasColor { throw refusal("its letters are pictures, not outlines") }
    return false
  }
}
