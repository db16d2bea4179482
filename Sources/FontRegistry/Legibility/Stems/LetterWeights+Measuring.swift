extension LetterWeights {
  /// Measures the letters of a face.
  ///
  /// A glyph that cannot be loaded is left out like one that is not there; a face of which nothing
  /// could be measured says why.
  ///
  /// - Parameter reader: The face's outlines, at its position.
  /// - Throws: ``FontProblem`` when no letter could be measured.
  init(measuring reader: OutlineReader) throws(FontProblem) {
    self.init()
    var meter = LetterMeter(reader)
    for script in WrittenScript.allCases {
      var found: [(letter: Unicode.Scalar, thickness: Double)] = []
      for letter in StemLetter.letters(of: script) {
        guard let thickness = meter.thickness(of: letter) else { continue }
        found.append((letter.character, thickness))
      }
      guard !found.isEmpty else { continue }
      stems[script] = Stems(
        thickness: found.map(\.thickness).median,
        letters: found.map(\.letter)
      )
    }
    for character in InkLetters.all {
      ink[character] = meter.ink(of: character)
    }
    for frequency in LetterFrequency.all {
      for letter in frequency.letters where advances[letter.character] == nil {
        advances[letter.character] = meter.advance(of: letter.character)
      }
    }
    if stems.isEmpty, ink.isEmpty, let problem = meter.problem { throw problem }
  }
}
