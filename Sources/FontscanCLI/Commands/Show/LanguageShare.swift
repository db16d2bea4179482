internal import FontRegistry

/// How many letters of a language a font has.
struct LanguageShare: Hashable, Sendable {
  /// The language, as fontconfig calls its orthography.
  var tag: String

  /// The letters that the font has.
  var covered: Int

  /// The letters of the language.
  var total: Int

  /// The languages of which a face has letters.
  static func all(of face: Face) -> [LanguageShare] { [] }
}
