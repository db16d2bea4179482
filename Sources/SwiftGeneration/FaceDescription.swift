/// What generated code says of a face.
package struct FaceDescription: Hashable, Sendable {
  /// What an app asks for, byte for byte; `nil` where the file has none.
  package var postScriptName: String?

  /// The family, or `nil` where the file names none.
  package var family: String?

  /// The name within the family, or `nil` where the file has none.
  package var style: String?

  /// From 1 to 1000, usually; `nil` where the file does not say.
  package var weight: Double?

  /// Whether it slants.
  package var isItalic: Bool

  /// The name of the font file, without its folders; `nil` where that is no UTF-8.
  package var file: String?

  /// Describes a face.
  package init(
    postScriptName: String?,
    family: String?,
    style: String?,
    weight: Double? = 400,
    isItalic: Bool = false,
    file: String?
  ) {
    self.postScriptName = postScriptName
    self.family = family
    self.style = style
    self.weight = weight
    self.isItalic = isItalic
    self.file = file
  }
}
