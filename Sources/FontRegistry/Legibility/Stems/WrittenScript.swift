/// A script whose letters are measured.
package enum WrittenScript: String, Hashable, Sendable, CaseIterable {
  case latin = "Latin"
  case cyrillic = "Cyrillic"
  case greek = "Greek"
  case hebrew = "Hebrew"
  case arabic = "Arabic"
  case devanagari = "Devanagari"
  case thai = "Thai"
  case hangul = "Hangul"
  case kana = "Kana"
  case han = "Han"
}

extension WrittenScript {
  /// The characters whose ink is measured, of a script that is compared by it.
  package var inkLetters: [Unicode.Scalar] {
    switch self {
    case .hebrew: InkLetters.hebrew
    case .han: InkLetters.han
    case .kana: InkLetters.kana
    default: []
    }
  }
}
