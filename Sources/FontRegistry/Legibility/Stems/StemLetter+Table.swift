extension StemLetter {
  /// The letters of a script whose stems are measured; none of a script that has no such letters, or
  /// whose weight lies in other strokes, as that of Hebrew does in the level ones.
  ///
  /// A zone keeps away from serifs, bars, bowls, and from where an arch leaves its stem, also in
  /// heavy faces. Zones count from edge to edge of the ink, whatever the proportions of the face.
  static func letters(of script: WrittenScript) -> [StemLetter] {
    switch script {
    case .latin: latin
    case .cyrillic: cyrillic
    case .greek: greek
    case .arabic: arabic
    case .devanagari: devanagari
    case .thai: thai
    case .hangul: hangul
    default: []
    }
  }

  private static let latin = [
    StemLetter("l", .all(1), 0.35...0.65),
    StemLetter("I", .all(1), 0.3...0.7),
    // Above and below the bar.
    StemLetter("H", .all(2), 0.2...0.35, 0.65...0.8),
    StemLetter("n", .all(2), 0.25...0.45),
    // Below the dot.
    StemLetter("i", .all(1), 0.25...0.45),
  ]

  private static let cyrillic = [
    StemLetter("Н", .all(2), 0.2...0.35, 0.65...0.8),
    StemLetter("П", .all(2), 0.2...0.6),
    StemLetter("Ш", .all(3), 0.4...0.8),
    StemLetter("н", .all(2), 0.2...0.35, 0.65...0.8),
    StemLetter("п", .all(2), 0.25...0.45),
    StemLetter("ш", .all(3), 0.4...0.75),
  ]

  private static let greek = [
    StemLetter("Η", .all(2), 0.2...0.35, 0.65...0.8),
    StemLetter("Ι", .all(1), 0.3...0.7),
    StemLetter("Π", .all(2), 0.2...0.6),
    StemLetter("Γ", .all(1), 0.25...0.6),
    StemLetter("ι", .all(1), 0.4...0.7),
  ]

  // Alef, and the tall parts of lam and tah, which are drawn as one.
  private static let arabic = [
    StemLetter("ا", .all(1), 0.3...0.7),
    StemLetter("ل", .all(1), 0.6...0.8),
    StemLetter("ط", .all(1), 0.65...0.85),
  ]

  // The bar on the right, below the line at the top.
  private static let devanagari = [
    StemLetter("\u{93E}", .last, 0.2...0.6),
    StemLetter("प", .last, 0.1...0.5),
    StemLetter("ग", .last, 0.1...0.5),
    StemLetter("न", .last, 0.1...0.4),
    StemLetter("म", .last, 0.1...0.4),
  ]

  private static let thai = [
    StemLetter("ก", .all(2), 0.2...0.45),
    StemLetter("บ", .all(2), 0.3...0.55),
    StemLetter("ป", .all(2), 0.25...0.45),
    StemLetter("น", .all(2), 0.4...0.6),
    StemLetter("า", .last, 0.2...0.5),
    StemLetter("ภ", .last, 0.2...0.45),
  ]

  // The long stroke on the right.
  private static let hangul = [
    StemLetter("ㅣ", .all(1), 0.3...0.7),
    StemLetter("이", .last, 0.3...0.7),
    StemLetter("기", .last, 0.3...0.7),
    StemLetter("니", .last, 0.3...0.7),
    StemLetter("미", .last, 0.3...0.7),
    StemLetter("시", .last, 0.3...0.7),
  ]
}
