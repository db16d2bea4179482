extension Coverage {
  /// Whether at least nine tenths of the letters belong to Latin, Greek or Cyrillic, which stand on
  /// the baseline and have capitals.
  ///
  /// The heights of a face for other scripts are made for these, and what they have of Latin fits in.
  package var isOfCasedScripts: Bool {
    let cased = count(in: Coverage.casedScripts)
    return cased > 0 && 10 * count(in: Coverage.letters) <= 10 * cased + count(in: Coverage.letters)
  }

  private static let casedScripts: [ClosedRange<UInt32>] = [
    0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2AF, 0x370...0x52F,
    // Phonetic extensions, and the rest of Latin and Greek with marks.
    0x1D00...0x1FFF,
    // Latin Extended-C; Coptic, of Greek shapes; Cyrillic Extended-A.
    0x2C60...0x2CFF, 0x2DE0...0x2DFF,
    // Cyrillic Extended-B; Latin Extended-D and E; ligatures of Latin letters.
    0xA640...0xA69F, 0xA720...0xA7FF, 0xAB30...0xAB6F, 0xFB00...0xFB06,
  ]
}
