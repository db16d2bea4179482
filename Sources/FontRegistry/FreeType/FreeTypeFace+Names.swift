internal import CFreeType

extension FreeTypeFace {
  /// The name that FreeType gives the face or the instance it was opened at; not always the file's:
  /// it mends what PostScript forbids, and makes up names of instances.
  ///
  /// See `FT_Get_Postscript_Name`.
  var postScriptName: String? {
    // FreeType owns the characters: copy them while the face is open.
    guard let name = unsafe FT_Get_Postscript_Name(handle) else { return nil }
    return unsafe FreeTypeFace.text(name)
  }

  /// The family name in FreeType's choice of language, or `nil`; `FT_FaceRec.family_name`.
  var familyName: String? {
    guard let name = unsafe handle.pointee.family_name else { return nil }
    return unsafe FreeTypeFace.text(name)
  }

  /// The style name in FreeType's choice of language, or `nil`; `FT_FaceRec.style_name`.
  var styleName: String? {
    guard let name = unsafe handle.pointee.style_name else { return nil }
    return unsafe FreeTypeFace.text(name)
  }

  /// How many records the `name` table has; see `FT_Get_Sfnt_Name_Count`.
  var nameCount: Int { unsafe Int(FT_Get_Sfnt_Name_Count(handle)) }

  /// Copies text that C lends.
  ///
  /// - Parameter characters: Text that ends with a NUL.
  /// - Returns: The text, or `nil` when it is empty or no UTF-8: old formats do not say how their
  ///   letters beyond ASCII are encoded, and a repaired name would be a made-up one.
  static func text(_ characters: UnsafePointer<CChar>) -> String? {
    guard let text = unsafe String(validatingCString: characters) else { return nil }
    return text.isEmpty ? nil : text
  }
}
