/// What shows that a font is one of symbols or icons, and not for text.
public enum SymbolKind: String, Hashable, Sendable {
  /// Its `cmap` says so: platform 3, encoding 0.
  case encoding

  /// Most of its characters are for private use, as icon fonts have them.
  case privateUse

  /// None of its characters is a letter, or symbols are by far in the majority.
  case symbols

  /// It is made for setting mathematics, by its `MATH` table, and has more symbols than letters.
  case mathematics

  /// It turns whole words into glyphs, as icon fonts do.
  case ligatures

  /// Its family is known to draw symbols in the places of letters.
  case family
}

extension SymbolKind {
  /// Families that draw symbols whatever their character maps say: the two of PostScript's basic
  /// fonts with the free ones made after them, those of Windows, and the one that draws all symbols of
  /// Unicode.
  static let families: Set<String> = [
    "Symbol", "ITC Zapf Dingbats", "Zapf Dingbats", "ZapfDingbats", "Dingbats", "D050000L",
    "Standard Symbols L", "Standard Symbols PS", "Symbola", "Marlett", "MT Extra", "Webdings",
    "Wingdings",
    "Wingdings 2", "Wingdings 3",
  ]
}
