/// A font name without what people get wrong about it, to look the right one up.
///
/// Each form leaves out more than the one before, so that two names that agree in an early form are
/// nearer to each other than two that agree in a late one.
struct FontNameKey {
  /// How much is left out.
  enum Form: Int, CaseIterable, Comparable {
    /// Nothing.
    case exact
    /// The case of letters.
    case letters
    /// Spaces, hyphens, underscores and points as well.
    case joined
    /// Which of several words for one weight or slant is used: Semi or Demi, Italic or Oblique.
    case words
    /// Endings that one maker adds and another does not: Regular, PS, MT.
    case stem

    static func < (left: Form, right: Form) -> Bool { left.rawValue < right.rawValue }
  }

  private let forms: [[UInt8]]

  /// Names are short; a longer one comes from a hostile file and is cut.
  private static let limit = 256

  init(_ name: some StringProtocol) {
    let exact = Array(name.utf8.prefix(Self.limit))
    let letters =
      exact.allSatisfy { $0 < 0x80 }
      ? exact.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
      : Array(String(decoding: exact, as: UTF8.self).lowercased().utf8)
    let joined = letters.filter { !Self.separators.contains($0) }
    let words = Self.replacing(Self.sameWords, in: joined)
    forms = [exact, letters, joined, words, Self.withoutEndings(words)]
  }

  /// The name in one of the forms.
  subscript(form: Form) -> [UInt8] { forms[form.rawValue] }
}

extension FontNameKey {
  private static let separators: Set<UInt8> = Set(" -_.".utf8)

  private typealias Replacement = (word: [UInt8], other: [UInt8])

  /// Words that mean the same, as one of them.
  private static let sameWords = table([
    ("demibold", "semibold"), ("ultralight", "extralight"), ("ultrabold", "extrabold"),
    ("heavy", "extrabold"), ("ultrablack", "extrablack"), ("hairline", "thin"),
    ("oblique", "italic"), ("slanted", "italic"), ("regularitalic", "italic"),
  ])

  /// What makers put between a family and its style.
  private static let innerEndings = table(
    [
      "bold", "semibold", "extrabold", "italic", "light", "extralight", "medium", "thin", "black",
    ].map { ("ps\($0)", $0) }
  )

  private static let endings = [
    "regular", "roman", "normal", "plain", "psmt", "mt", "ps",
  ].map { Array($0.utf8) }

  private static func table(_ words: [(String, String)]) -> [UInt8: [Replacement]] {
    Dictionary(grouping: words.map { (Array($0.utf8), Array($1.utf8)) }) { $0.0[0] }
  }

  /// Replaces words from left to right, in one pass.
  private static func replacing(
    _ table: [UInt8: [Replacement]],
    in letters: [UInt8]
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(letters.count)
    var place = 0
    while place < letters.count {
      let rest = letters[place...]
      let match = table[letters[place]]?.first { rest.starts(with: $0.word) }
      result += match?.other ?? [letters[place]]
      place += match?.word.count ?? 1
    }
    return result
  }

  private static func withoutEndings(_ words: [UInt8]) -> [UInt8] {
    var letters = replacing(innerEndings, in: words)
    // `-RegularMT` has two; more than that no name has.
    for _ in 0..<2 {
      let ending = endings.first {
        letters.count > $0.count && letters.suffix($0.count).elementsEqual($0)
      }
      guard let ending else { break }
      letters.removeLast(ending.count)
    }
    return letters
  }
}
