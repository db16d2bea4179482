internal import FontRegistry

/// The weights that somebody asked for.
struct WeightRange: Hashable, Sendable {
  private let lower: Double
  private let upper: Double
  private let word: UIFontWeight?

  /// Reads a number, a range of two numbers, or a word of `UIFont.Weight`.
  ///
  /// - Parameter text: `700`, `600..900`, `600..`, `..400` or `bold`; words in any letter case.
  init?(_ text: String) {
    if let word = UIFontWeight.allCases.first(where: {
      $0.rawValue.lowercased() == text.lowercased()
    }) {
      self.word = word
      (lower, upper) = (1, 1000)
      return
    }
    word = nil
    if let number = WeightRange.number(text[...]) {
      (lower, upper) = (number, number)
      return
    }
    guard let dots = text.firstIndex(of: "."),
      case let rest = text[dots...], rest.hasPrefix(".."),
      let first = WeightRange.end(text[..<dots], open: 0),
      let last = WeightRange.end(rest.drop { $0 == "." }, open: .infinity), first <= last,
      first > 0 || last.isFinite
    else { return nil }
    (lower, upper) = (first, last)
  }

  /// Whether a weight was asked for.
  func contains(_ weight: Double) -> Bool {
    if let word { return UIFontWeight(weightClass: weight) == word }
    return (lower...upper).contains(weight)
  }

  /// One end of a range, which may be left out.
  private static func end(_ text: Substring, open: Double) -> Double? {
    text.isEmpty ? open : number(text)
  }

  /// A number of digits alone; `Double` would take `inf` and `0x1p3` as well.
  private static func number(_ text: Substring) -> Double? {
    guard (1...5).contains(text.utf8.count),
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Double(text)
  }
}
