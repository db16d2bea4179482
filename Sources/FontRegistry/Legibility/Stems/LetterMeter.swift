/// Loads the glyphs of a face for measuring.
struct LetterMeter {
  /// Why the first glyph that could not be loaded was not.
  private(set) var problem: FontProblem?

  /// How wide the characters run whose outlines were looked at, in thousandths of an em.
  private(set) var advances: [Unicode.Scalar: Double] = [:]

  /// Why a glyph was refused that another machine might have read.
  private var overtime: FontProblem?

  private let reader: OutlineReader

  /// How many glyphs may fail before none is tried any more: each may take long.
  private var patience = 8

  init(_ reader: OutlineReader) {
    self.reader = reader
  }

  /// What a character's glyph inks, or `nil` when there is no such glyph or it cannot be loaded.
  mutating func shape(of character: Unicode.Scalar) -> InkedShape? {
    let reader = reader
    let outline = attempt { () throws(FontProblem) in try reader.outline(of: character) }
    guard let outline else { return nil }
    advances[character] = perMille(outline.advance)
    return InkedShape(outline)
  }

  /// What part of an em's square a character inks, in thousandths; `nil` when it inks nothing.
  mutating func ink(of character: Unicode.Scalar) -> Double? {
    let lines = InkLetters.lineCount
    guard let shape = shape(of: character),
      pay(shape.crossings(areaLines: lines), for: character)
    else { return nil }
    let em = Double(reader.unitsPerEm)
    let area = shape.area(lines: lines) / (em * em) * 1000
    return area > 0 ? area : nil
  }

  /// How thick the stems of a letter are, in thousandths of an em; `nil` when it has none.
  mutating func thickness(of letter: StemLetter) -> Double? {
    guard let shape = shape(of: letter.character),
      pay(shape.crossings(anyLines: letter.lineCount), for: letter.character)
    else { return nil }
    return letter.thickness(in: shape).map(perMille)
  }

  /// How wide a character runs, in thousandths of an em.
  mutating func advance(of character: Unicode.Scalar) -> Double? {
    let reader = reader
    let advance = attempt { () throws(FontProblem) in try reader.advance(of: character) }
    return advance.map(perMille)
  }

  /// Throws when some glyph came too late: what was measured before is as much as this machine had
  /// time for, and no answer.
  func checkTime() throws(FontProblem) {
    if let overtime { throw overtime }
  }

  /// Design units in thousandths of an em.
  private func perMille(_ units: Double) -> Double {
    units / Double(reader.unitsPerEm) * 1000
  }

  /// Whether lines may be laid through a character.
  private mutating func pay(_ crossings: Int, for character: Unicode.Scalar) -> Bool {
    let reader = reader
    return attempt { () throws(FontProblem) in
      try reader.spend(crossings: crossings, for: character)
    } != nil
  }

  private mutating func attempt<Value>(
    _ load: () throws(FontProblem) -> Value?
  ) -> Value? {
    guard patience > 0 else { return nil }
    do throws(FontProblem) {
      return try load()
    } catch {
      // That a glyph is shown by other means is known without loading it.
      if error.kind != .unsupported { patience -= 1 }
      problem = problem ?? error
      if reader.ranOutOfTime { overtime = overtime ?? error }
      return nil
    }
  }
}
