internal import FontRegistry

extension BoldComparison {
  /// How many ranges and languages are named before the rest is counted.
  private static let named = 6

  /// The missing letters, as `12 letters (U+0401, U+0410-U+044F)`; `nil` when none is missing.
  package var missingWords: String? {
    guard let missingLetters, !missingLetters.isEmpty else { return nil }
    let count = missingLetters.count
    let ranges = BoldComparison.list(missingRanges.map(BoldComparison.words))
    // Who looks into the font finds these there.
    let blank =
      switch blankLetterCount {
      case 0: ""
      case count: count == 1 ? ", whose glyph draws nothing" : ", whose glyphs draw nothing"
      case 1: ", of which 1 has a glyph that draws nothing"
      default: ", of which \(blankLetterCount) have glyphs that draw nothing"
      }
    return "\(count) letter\(count == 1 ? "" : "s") (\(ranges))\(blank)"
  }

  /// The languages that are lost, as `be, bg, ru`; `nil` when none is.
  package var languageWords: String? {
    lostLanguages.isEmpty ? nil : BoldComparison.list(lostLanguages)
  }

  /// The scripts that do not get heavier, as `Hebrew ink 79 -> 79 (the same)`; `nil` when all do.
  package var faintWords: String? {
    guard !faintWeights.isEmpty else { return nil }
    return faintWeights.map(\.words).joined(separator: ", ")
  }

  /// What jumps, as `lines become 1.05 times as high`; `nil` when nothing does.
  package var jumpWords: String? {
    var words: [String] = []
    if lineHeightJumps, let lineHeightRatio {
      words.append("lines become \(lineHeightRatio.text) times as high")
    }
    if advanceJumps, let advanceRatio {
      words.append("text becomes \(advanceRatio.text) times as wide")
    }
    return words.isEmpty ? nil : words.joined(separator: " and ")
  }

  /// The missing letters as ranges of neighbours.
  package var missingRanges: [ClosedRange<UInt32>] {
    var ranges: [ClosedRange<UInt32>] = []
    for letter in missingLetters ?? [] {
      if let last = ranges.last, last.upperBound + 1 == letter.value {
        ranges[ranges.count - 1] = last.lowerBound...letter.value
      } else {
        ranges.append(letter.value...letter.value)
      }
    }
    return ranges
  }

  private static func words(_ range: ClosedRange<UInt32>) -> String {
    let ends = Set([range.lowerBound, range.upperBound]).sorted()
    return ends.compactMap { Unicode.Scalar($0)?.codePoint }.joined(separator: "-")
  }

  private static func list(_ words: [String]) -> String {
    let shown = words.prefix(named).joined(separator: ", ")
    return words.count > named ? "\(shown) and \(words.count - named) more" : shown
  }
}
