extension LetterWeights {
  /// Measures the letters of a face.
  ///
  /// A glyph that cannot be loaded is left out like one that is not there; a face of which nothing
  /// could be measured says why, and so does one that took too long, whatever was measured before.
  ///
  /// - Parameter reader: The face's outlines, at its position.
  /// - Throws: ``FontProblem`` when no letter could be measured, or time ran out.
  init(measuring reader: OutlineReader) throws(FontProblem) {
    self.init()
    var meter = LetterMeter(reader)
    for script in WrittenScript.allCases {
      var found: [Unicode.Scalar: Double] = [:]
      for letter in StemLetter.letters(of: script) {
        found[letter.character] = meter.thickness(of: letter)
      }
      if !found.isEmpty { stems[script] = Stems(found) }
    }
    for character in InkLetters.all {
      ink[character] = meter.ink(of: character)
    }
    advances = meter.advances
    for frequency in LetterFrequency.all {
      for letter in frequency.letters where advances[letter.character] == nil {
        advances[letter.character] = meter.advance(of: letter.character)
      }
    }
    try meter.checkTime()
    if stems.isEmpty, ink.isEmpty, let problem = meter.problem { throw problem }
  }

  /// Measures nothing but the ink and the widths of some characters.
  ///
  /// - Parameters:
  ///   - characters: The characters; what cannot be measured is left out.
  ///   - reader: The face's outlines, at its position.
  /// - Throws: ``FontProblem`` when time ran out.
  init(ink characters: [Unicode.Scalar], in reader: OutlineReader) throws(FontProblem) {
    self.init()
    var meter = LetterMeter(reader)
    for character in characters { ink[character] = meter.ink(of: character) }
    advances = meter.advances
    try meter.checkTime()
  }
}
