/// Words for weights in fonts that have no number for it.
enum StyleWord {
  /// The weight that a word usually stands for.
  ///
  /// - Parameter word: The word, in any letter case; spaces and hyphens in it do not matter.
  /// - Returns: The weight on the scale of `usWeightClass`, or `nil` for other words, and for
  ///   "Heavy", which is 800 in some fonts and 900 in others.
  static func weight(_ word: String) -> Double? {
    switch word.lowercased().filter({ $0 != " " && $0 != "-" }) {
    case "thin", "hairline": 100
    case "extralight", "ultralight": 200
    case "light": 300
    case "regular", "normal", "book", "roman": 400
    case "medium": 500
    case "semibold", "demibold": 600
    case "bold": 700
    case "extrabold", "ultrabold": 800
    case "black": 900
    default: nil
    }
  }
}
