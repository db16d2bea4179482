/// How far the letters of a face reach above and below the baseline, in font units.
package struct LetterReach: Hashable, Sendable {
  /// A letter and how far it reaches.
  package struct Extreme: Hashable, Sendable {
    /// The letter.
    package let letter: Unicode.Scalar

    /// Its highest or lowest point, upwards from the baseline.
    package let y: Double

    /// Describes how far a letter reaches.
    package init(_ letter: Unicode.Scalar, _ y: Double) {
      self.letter = letter
      self.y = y
    }
  }

  /// The letters of a group that reach highest and lowest.
  package struct Span: Hashable, Sendable {
    /// The highest.
    package private(set) var top: Extreme

    /// The lowest.
    package private(set) var bottom: Extreme

    /// Describes a group.
    package init(top: Extreme, bottom: Extreme) {
      self.top = top
      self.bottom = bottom
    }

    fileprivate mutating func add(_ other: Span) {
      if other.top.y > top.y { top = other.top }
      if other.bottom.y < bottom.y { bottom = other.bottom }
    }
  }

  /// Letters without marks, and digits; `nil` when the face has none of them.
  package private(set) var plain: Span?

  /// Letters with a mark; `nil` when the face has none of them.
  package private(set) var marked: Span?

  /// Describes a face.
  package init(plain: Span? = nil, marked: Span? = nil) {
    self.plain = plain
    self.marked = marked
  }
}

extension LetterReach {
  /// Latin letters and digits, Greek and Cyrillic letters, all without marks.
  package static let plainLetters: [ClosedRange<UInt32>] = [
    0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x391...0x3A1, 0x3A3...0x3A9, 0x3B1...0x3C9,
    0x410...0x418, 0x41A...0x438, 0x43A...0x44F,
  ]

  /// The letters of Latin-1, which the languages of western and northern Europe are written with,
  /// and the marked letters of Greek, Russian, Ukrainian and Belarusian.
  ///
  /// Letters with two marks, as Vietnamese has them, are not among them: they reach out of the line
  /// in nearly every font.
  package static let markedLetters: [ClosedRange<UInt32>] = [
    0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF, 0x386...0x386, 0x388...0x38A, 0x38C...0x38C,
    0x38E...0x38F, 0x3AA...0x3AF, 0x3CA...0x3CE, 0x401...0x401, 0x407...0x407, 0x40E...0x40E,
    0x419...0x419, 0x439...0x439, 0x451...0x451, 0x457...0x457, 0x45E...0x45E,
  ]

  /// Measures the letters of a face, of a variable one at its place on the axes.
  ///
  /// - Parameter face: The face.
  /// - Throws: ``FontProblem`` when it has no outlines that can be read, or they took too long. Single
  ///   glyphs that cannot be read are left out.
  package init(measuring face: Face) throws(FontProblem) {
    let reader = try OutlineReader(face)
    plain = reader.span(of: Self.plainLetters)
    marked = reader.span(of: Self.markedLetters)
    // Which letters came too late depends on the machine.
    guard !reader.ranOutOfTime else {
      throw FontProblem(file: face.file, reason: "\(GlyphError.tooSlow)", kind: .damaged)
    }
  }
}

extension OutlineReader {
  fileprivate func span(of letters: [ClosedRange<UInt32>]) -> LetterReach.Span? {
    var span: LetterReach.Span?
    for letter in letters.joined().lazy.compactMap(Unicode.Scalar.init) {
      guard let outline = (try? outline(of: letter)) ?? nil,
        span.map({ outline.hasPoint(above: $0.top.y, orBelow: $0.bottom.y) }) ?? true,
        let bounds = outline.bounds
      else { continue }
      let own = LetterReach.Span(
        top: .init(letter, bounds.maxY),
        bottom: .init(letter, bounds.minY)
      )
      span?.add(own)
      span = span ?? own
    }
    return span
  }
}

extension GlyphOutline {
  /// Whether a point, of a curve or one that a curve is drawn by, lies outside of two heights.
  ///
  /// Where none does the ink does not either, and its box need not be worked out.
  fileprivate func hasPoint(above top: Double, orBelow bottom: Double) -> Bool {
    func isOutside(_ point: OutlinePoint) -> Bool { point.y > top || point.y < bottom }
    return contours.contains { contour in
      isOutside(contour.start)
        || contour.segments.contains { segment in
          switch segment {
          case .line(let end): isOutside(end)
          case .quadratic(let control, let end): isOutside(control) || isOutside(end)
          case .cubic(let first, let second, let end):
            isOutside(first) || isOutside(second) || isOutside(end)
          }
        }
    }
  }
}
