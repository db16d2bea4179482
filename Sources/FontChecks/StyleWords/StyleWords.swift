/// The words of a style name, such as `Condensed Bold Italic` or `ExtraLightIt`.
package struct StyleWords: Sendable {
  /// The words for a weight, in their order; neutral ones only when there is no other.
  package private(set) var weights: [WeightWord] = []

  /// The words for a width in lower case, in their order.
  package private(set) var widths: [String] = []

  /// Whether one of the words means a slant.
  package private(set) var isItalic = false

  /// What has no meaning here, in lower case: optical sizes, drawings, numbers.
  package private(set) var others: [String] = []

  /// Takes a name apart: at spaces, hyphens and underscores, and where a capital begins a word.
  package init(_ name: some StringProtocol) {
    let words = StyleWords.split(name)
    var place = 0
    while place < words.count {
      // Two words may mean one thing: Semi Bold, Extra Condensed.
      let isStart = StyleWords.starts.contains(words[place])
      let taken = (1...min(isStart ? 2 : 1, words.count - place)).reversed().first { count in
        take(words[place..<(place + count)].joined())
      }
      if taken == nil, !takeApart(words[place]) { others.append(words[place]) }
      place += taken ?? 1
    }
    if weights.contains(where: { !$0.isNeutral }) { weights.removeAll(where: \.isNeutral) }
  }
}

extension StyleWords {
  /// Whether the name consists of nothing but words for weight and slant, at least one.
  package var areOnlyWeightAndSlant: Bool {
    others.isEmpty && widths.isEmpty && (!weights.isEmpty || isItalic)
  }

  /// Takes a word whole, when it has a meaning.
  private mutating func take(_ word: String) -> Bool {
    if let weight = StyleWords.weightWords[word] {
      weights.append(weight)
    } else if StyleWords.widthWords.contains(word) {
      widths.append(word)
    } else if StyleWords.slantWords.contains(word) {
      isItalic = true
    } else {
      return false
    }
    return true
  }

  /// Takes a word that is several in one, such as `bolditalic`; all of its parts need a meaning.
  private mutating func takeApart(_ word: String) -> Bool {
    // No style has a longer word; hostile ones do.
    guard word.utf8.count <= 48 else { return false }
    var rest = Array(word.utf8)[...]
    var parts: [String] = []
    while let first = rest.first {
      let part = StyleWords.longestFirst[first]?.first { rest.starts(with: $0.bytes) }
      guard let part else { return false }
      parts.append(part.word)
      rest = rest.dropFirst(part.bytes.count)
    }
    for part in parts { _ = take(part) }
    return true
  }

  private static func split(_ name: some StringProtocol) -> [String] {
    var words: [String] = []
    var word = ""
    var last: Unicode.Scalar?
    // Style names are short; whatever lies beyond comes from a hostile file.
    for scalar in name.unicodeScalars.prefix(256) {
      defer { last = scalar }
      let isSeparator = separators.contains(scalar)
      let beginsWord =
        scalar.isCapital && last.map { !$0.isCapital } ?? false
      if (isSeparator || beginsWord) && !word.isEmpty {
        words.append(word.lowercased())
        word = ""
      }
      if !isSeparator { word.unicodeScalars.append(scalar) }
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }

  /// What begins a word that people also write as two.
  private static let starts: Set<String> = ["semi", "demi", "extra", "ultra"]

  private static let separators = Set(" -_.,/()[]".unicodeScalars)

  private static let weightWords: [String: WeightWord] = Dictionary(
    uniqueKeysWithValues: WeightWord.all.map { ($0.word.lowercased(), $0) }
  )

  private static let widthWords: Set<String> = [
    "ultracondensed", "extracondensed", "condensed", "semicondensed", "cond", "narrow",
    "semiexpanded", "expanded", "extraexpanded", "ultraexpanded", "extended", "semiextended",
    "wide", "compressed", "compact",
  ]

  private static let slantWords: Set<String> = [
    "italic", "ital", "ita", "it", "oblique", "obl", "slanted", "slant", "inclined", "kursiv",
    "cursive",
  ]

  /// All words by their first byte, the longest first.
  private static let longestFirst: [UInt8: [(word: String, bytes: [UInt8])]] = {
    let words = (Array(weightWords.keys) + widthWords + slantWords).map { word in
      (word: word, bytes: Array(word.utf8))
    }
    return Dictionary(grouping: words) { $0.bytes.first ?? 0 }
      .mapValues { words in
        words.sorted { ($1.bytes.count, $0.word) < ($0.bytes.count, $1.word) }
      }
  }()
}

extension Unicode.Scalar {
  /// Whether it is a capital; of ASCII without a look into tables.
  fileprivate var isCapital: Bool {
    isASCII ? ("A"..."Z").contains(self) : properties.isUppercase
  }
}
