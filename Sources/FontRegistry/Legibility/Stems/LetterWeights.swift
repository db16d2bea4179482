/// How heavy the letters of a face are drawn, script by script, and how wide they run.
package struct LetterWeights: Hashable, Sendable {
  /// The stems of a script's letters.
  package struct Stems: Hashable, Sendable {
    /// How thick they are by letter, in thousandths of an em; at least one.
    package var byLetter: [Unicode.Scalar: Double]

    /// Describes stems.
    package init(_ byLetter: [Unicode.Scalar: Double]) {
      self.byLetter = byLetter
    }
  }

  /// Stems by script, for the scripts that have stems and that the face has letters of.
  package var stems: [WrittenScript: Stems] = [:]

  /// What part of an em's square the ink of a character covers, for some characters of scripts
  /// without stems, in thousandths.
  package var ink: [Unicode.Scalar: Double] = [:]

  /// Advance widths in thousandths of an em, of the letters that running text is made of and of all
  /// that were measured.
  package var advances: [Unicode.Scalar: Double] = [:]

  /// The letters of the face that have a glyph which draws nothing.
  package var blank: Set<Unicode.Scalar> = []

  /// Describes the letters of a face.
  package init(
    stems: [WrittenScript: Stems] = [:],
    ink: [Unicode.Scalar: Double] = [:],
    advances: [Unicode.Scalar: Double] = [:],
    blank: Set<Unicode.Scalar> = []
  ) {
    self.stems = stems
    self.ink = ink
    self.advances = advances
    self.blank = blank
  }
}

extension LetterWeights.Stems {
  /// The letters that were measured, in order.
  package var letters: [Unicode.Scalar] { byLetter.keys.sorted() }

  /// The median over the letters, in thousandths of an em.
  package var thickness: Double { Array(byLetter.values).median }

  /// The stems of some of the letters, or `nil` when none of them was measured.
  ///
  /// Letters of one face differ: medians can be compared only when they are over the same letters.
  package func of(_ letters: [Unicode.Scalar]) -> Self? {
    let some = byLetter.filter { letters.contains($0.key) }
    return some.isEmpty ? nil : Self(some)
  }
}
