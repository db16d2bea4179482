internal import CFreeType

extension FreeTypeFace {
  /// How many faces the file has.
  var faceCount: Int { unsafe max(0, handle.pointee.num_faces) }

  /// How many glyphs the face has.
  var glyphCount: Int { unsafe max(0, handle.pointee.num_glyphs) }

  /// How many named instances the face has; see `FT_FaceRec.style_flags`.
  var instanceCount: Int { unsafe handle.pointee.style_flags >> 16 & 0x7FFF }

  /// Whether there are outlines.
  var isScalable: Bool { has(FT_FACE_FLAG_SCALABLE) }

  /// Whether there are bitmaps of certain sizes.
  var hasFixedSizes: Bool { has(FT_FACE_FLAG_FIXED_SIZES) }

  /// Whether there are glyphs with colours of their own; see `FT_HAS_COLOR`.
  var hasColor: Bool { has(FT_FACE_FLAG_COLOR) }

  /// Whether the font says that all glyphs are equally wide.
  var isFixedWidth: Bool { has(FT_FACE_FLAG_FIXED_WIDTH) }

  /// Whether the font says that it slants.
  var isItalic: Bool { unsafe handle.pointee.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0 }

  /// The format in FreeType's words, such as `TrueType` or `Type 1`; see `FT_Get_Font_Format`.
  var format: String? {
    guard let name = unsafe FT_Get_Font_Format(handle) else { return nil }
    return unsafe FreeTypeFace.text(name)
  }

  private func has(_ flag: Int) -> Bool {
    unsafe handle.pointee.face_flags & flag != 0
  }
}
