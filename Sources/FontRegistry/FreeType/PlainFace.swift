/// What a face without tables says about itself; a Type 1 or an X11 bitmap font.
struct PlainFace: Hashable, Sendable {
  /// The place among the file's faces, from 0.
  var index: Int

  /// How the glyphs are stored.
  var format: FaceFormat

  /// `/FontName` of a Type 1 font as it is stored; X11 fonts have none.
  var postScriptName: String?

  /// `/FamilyName`, or the property `FAMILY_NAME`.
  var family: String?

  /// `/FullName`, or the property `FULL_NAME`.
  var fullName: String?

  /// `/Weight`, or the property `WEIGHT_NAME`: a word such as `Bold`.
  var weightWord: String?

  /// Whether `/ItalicAngle` is not 0, or the property `SLANT` is I or O.
  var isItalic: Bool

  /// `/ItalicAngle` in degrees, counter-clockwise; `nil` in X11 fonts.
  var italicAngle: Double?

  /// `/isFixedPitch`, or the property `SPACING` being M or C.
  var isMonospaced: Bool

  /// How many glyphs there are, or `nil` when only the clear text was read.
  var glyphCount: Int?

  /// `/version`, or the property `FONT_VERSION`.
  var version: String?

  /// The characters, when they were asked for and the font tells them.
  var coverage: Coverage?

  /// The number that ``weightWord`` stands for, or `nil` when it is none of the usual words.
  var weight: Double? { weightWord.flatMap(StyleWord.weight) }
}
