internal import CFreeType

/// What a Type 1 font says about itself outside its outlines.
///
/// See the *FontInfo* dictionary in Adobe's *Type 1 Font Format*, section 2.4, and
/// `PS_FontInfoRec`.
struct Type1Info: Hashable, Sendable {
  var version: String?
  var fullName: String?
  var familyName: String?
  /// A word such as `Bold` or `Demi`.
  var weight: String?
  /// In degrees, counter-clockwise.
  var italicAngle: Int
  var isFixedPitch: Bool
}

extension FreeTypeFace {
  /// What the font says about itself, or `nil` when it is no Type 1 font.
  var type1Info: Type1Info? {
    var info = unsafe PS_FontInfoRec()
    guard unsafe FT_Get_PS_Font_Info(handle, &info) == FT_Err_Ok else { return nil }
    return unsafe Type1Info(
      version: info.version.flatMap { unsafe FreeTypeFace.text($0) },
      fullName: info.full_name.flatMap { unsafe FreeTypeFace.text($0) },
      familyName: info.family_name.flatMap { unsafe FreeTypeFace.text($0) },
      weight: info.weight.flatMap { unsafe FreeTypeFace.text($0) },
      italicAngle: Int(info.italic_angle),
      isFixedPitch: info.is_fixed_pitch != 0
    )
  }
}
