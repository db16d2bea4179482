internal import FileAccess
internal import OpenType

/// Reads outlines of the faces in a font file, one after another.
///
/// One thread's own. FreeType reads them, in the design's units; no hints are applied.
package final class OutlineReader {
  /// How many units make an em: 16 to 16,384 by the specification, but whatever the file says.
  package let unitsPerEm: Int

  /// What is left of what outlines of the file may take.
  private(set) var budget: OutlineBudget

  /// Whether a glyph was refused since those before it took too long.
  ///
  /// Another machine might have read it, so nothing that lacks it may be taken for an answer.
  private(set) var ranOutOfTime = false

  private let engine: FontEngine
  let face: FreeTypeFace
  private let painted: Set<UInt16>
  private let drawn: DrawnGlyphs
  private let file: FilePath
  private let index: Int?
  private var coordinates: [Double]?

  /// Opens a face of a font file, where a variable one lies at its default.
  ///
  /// - Parameters:
  ///   - file: The font file.
  ///   - index: The face's place in a collection, from 0.
  ///   - engine: The thread's.
  ///   - budget: What outlines may take, less what those of the file's other faces took.
  /// - Throws: ``FontProblem`` when FreeType cannot open it or is not trusted with it, and when it
  ///   has no outlines or no way from Unicode to them.
  init(
    _ file: FilePath,
    index: Int,
    engine: FontEngine,
    budget: OutlineBudget = OutlineBudget()
  ) throws(FontProblem) {
    let font = try engine.trusted(file, index: index)
    let place = font.isOneOfMany ? index : nil
    let face: FreeTypeFace
    do throws(FreeTypeError) {
      face = try FreeTypeFace(font.source, index: font.index, library: engine.library())
    } catch {
      throw engine.problem(error, "open it", file, index: place)
    }
    guard let unitsPerEm = face.unitsPerEm else {
      throw FontProblem(
        file: file,
        index: place,
        reason: "it has no outlines",
        kind: .unsupported
      )
    }
    guard VerticalMetrics.usableUnitsPerEm.contains(unitsPerEm) else {
      throw FontProblem(
        file: file,
        index: place,
        reason:
          "an em has \(unitsPerEm == 1 ? "1 unit" : "\(unitsPerEm) units"), and it can have 16 to 16384",
        kind: .unsupported
      )
    }
    guard face.hasUnicodeMap else {
      throw FontProblem(
        file: file,
        index: place,
        reason: "it does not say which characters its glyphs are for",
        kind: .unsupported
      )
    }
    self.unitsPerEm = unitsPerEm
    self.engine = engine
    self.budget = budget
    painted = face.paintedGlyphs
    drawn = face.drawnGlyphs
    self.face = face
    self.file = file
    self.index = place
  }
}

extension OutlineReader {
  /// Opens the font file of a face, at the face's position on its axes.
  ///
  /// - Parameter face: The face.
  /// - Throws: ``FontProblem`` when there are no outlines to read, with the reason.
  package convenience init(_ face: Face) throws(FontProblem) {
    try self.init(face.file, index: face.index, engine: FontEngine())
    try move(to: face)
  }

  /// Goes to where a face of the same design lies on the axes.
  ///
  /// - Parameter face: A face of the file and the place in it that was opened.
  /// - Throws: ``FontProblem`` when FreeType does not see the axes that the face has.
  package func move(to face: Face) throws(FontProblem) {
    let defaults = face.axes.map(\.defaultValue)
    guard face.coordinates != coordinates ?? defaults else { return }
    do throws(FreeTypeError) {
      try self.face.move(to: face.positionOnAxes)
    } catch {
      throw engine.problem(error, "move it along its axes", file, index: index)
    }
    coordinates = face.coordinates
  }

  /// Whether the face has a glyph for a character.
  package func hasGlyph(for character: Unicode.Scalar) -> Bool {
    face.glyph(for: character) != nil
  }

  /// The outline of the glyph that a character is shown with when no feature replaces it.
  ///
  /// - Parameter character: The character.
  /// - Returns: The outline, or `nil` when the face has no glyph for the character.
  /// - Throws: ``FontProblem`` when the glyph cannot be loaded.
  package func outline(of character: Unicode.Scalar) throws(FontProblem) -> GlyphOutline? {
    try read(character) { glyph, budget throws(GlyphError) in
      guard painted.isEmpty || !painted.contains(UInt16(clamping: glyph)) else { throw .painted }
      guard !drawn.contains(glyph) else { throw .drawn }
      return try face.outline(of: glyph, budget: &budget)
    }
  }

  /// How far a character moves the next one, when no feature does otherwise.
  ///
  /// - Parameter character: The character.
  /// - Returns: Design units, or `nil` when the face has no glyph for the character.
  /// - Throws: ``FontProblem`` when the glyph cannot be loaded.
  package func advance(of character: Unicode.Scalar) throws(FontProblem) -> Double? {
    try read(character) { glyph, budget throws(GlyphError) in
      try face.advance(of: glyph, isMoved: coordinates != nil, budget: &budget)
    }
  }

  /// Pays for lines that are to be laid through the outline of a character.
  ///
  /// - Parameters:
  ///   - count: How many pieces of the outline they cross.
  ///   - character: The character.
  /// - Throws: ``FontProblem`` when nothing is left to pay with.
  func spend(crossings count: Int, for character: Unicode.Scalar) throws(FontProblem) {
    _ = try read(character) { _, budget throws(GlyphError) in
      try budget.spend(crossings: count)
    }
  }

  /// Whether SVG draws a glyph, whatever its outline is.
  func isDrawn(_ glyph: Int) -> Bool { drawn.contains(glyph) }

  /// What is said of the face as a whole.
  func refusal(_ reason: String) -> FontProblem {
    FontProblem(file: file, index: index, reason: reason, kind: .unsupported)
  }

  private func read<Value>(
    _ character: Unicode.Scalar,
    _ body: (Int, inout OutlineBudget) throws(GlyphError) -> Value
  ) throws(FontProblem) -> Value? {
    guard let glyph = face.glyph(for: character) else { return nil }
    do throws(GlyphError) {
      try budget.startGlyph()
      return try body(glyph, &budget)
    } catch {
      if !error.isOfOtherMeans { budget.spendFailure() }
      if error == .tooSlow { ranOutOfTime = true }
      if case .freeType(let error) = error {
        throw engine.problem(error, "load the glyph of \(character.codePoint)", file, index: index)
      }
      throw FontProblem(
        file: file,
        index: index,
        reason: "the glyph of \(character.codePoint): \(error)",
        kind: error.isOfOtherMeans ? .unsupported : .damaged
      )
    }
  }
}

extension Unicode.Scalar {
  /// The code point in the notation of Unicode, such as `U+0041`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension Face {
  /// Where the face lies, within the range of each axis: what an instance says beyond it is not there.
  ///
  /// An axis whose end is its default has nothing on that side, and FreeType takes what lies beyond for
  /// the other end of what it has not.
  fileprivate var positionOnAxes: [Double] {
    guard axes.count == coordinates.count else { return coordinates }
    return zip(axes, coordinates).map { axis, coordinate in
      axis.minimum <= axis.maximum
        ? min(max(coordinate, axis.minimum), axis.maximum) : axis.defaultValue
    }
  }
}
