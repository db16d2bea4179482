/// How heavy the letters of a face are drawn, script by script, and how wide they run.
package struct LetterWeights: Hashable, Sendable {
  /// The stems of a script's letters.
  package struct Stems: Hashable, Sendable {
    /// The median over the letters, in thousandths of an em.
    package var thickness: Double

    /// The letters that were measured.
    package var letters: [Unicode.Scalar]

    /// Describes stems.
    package init(thickness: Double, letters: [Unicode.Scalar]) {
      self.thickness = thickness
      self.letters = letters
    }
  }

  /// Stems by script, for the scripts that have stems and that the face has letters of.
  package var stems: [WrittenScript: Stems] = [:]

  /// What part of an em's square the ink of a character covers, for some characters of scripts
  /// without stems, in thousandths.
  package var ink: [Unicode.Scalar: Double] = [:]

  /// Advance widths in thousandths of an em, of the letters that running text is made of.
  package var advances: [Unicode.Scalar: Double] = [:]

  /// Describes the letters of a face.
  package init(
    stems: [WrittenScript: Stems] = [:],
    ink: [Unicode.Scalar: Double] = [:],
    advances: [Unicode.Scalar: Double] = [:]
  ) {
    self.stems = stems
    self.ink = ink
    self.advances = advances
  }
}
