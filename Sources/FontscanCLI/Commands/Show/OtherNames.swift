/// What other programs call a face.
struct OtherNames: Sendable {
  /// FreeType's PostScript name.
  var freeType: String?

  /// fontconfig's PostScript name.
  var fontconfig: String?

  /// The names of the family besides the one that it is listed under.
  var alsoKnownAs: [String]
}
