/// Common characters of scripts that are compared by inked area, since no stem in them stands for
/// all; others are compared by the first letters that two faces have in common.
enum InkLetters {
  /// Common characters of Chinese that Japanese writes alike, of few strokes and of many.
  static let han: [Unicode.Scalar] = Array("的人大中日月天地山水木金文本手目口田年生上下国東語書".unicodeScalars)

  /// The letters of Hebrew, whose weight lies in level strokes as much as in upright ones.
  static let hebrew: [Unicode.Scalar] = Array("אבגדהוחטילמנסעפצקרשת".unicodeScalars)

  /// Hiragana and katakana.
  static let kana: [Unicode.Scalar] = Array("あいうおかきしたてとなのはまもらりるアイウカシテナマリン".unicodeScalars)

  /// All of them.
  static let all = hebrew + kana + han

  /// How many level lines sample the area of a character.
  ///
  /// Of letters with a dozen strokes it is off by less than a percent then.
  static let lineCount = 64
}
