/// A family with the identifiers of its faces.
package struct NamedFamily: Hashable, Sendable {
  /// A face and the case that stands for it.
  package struct Face: Hashable, Sendable {
    /// The case.
    package var identifier: String

    /// What an app asks for.
    package var postScriptName: String

    /// From 1 to 1000, usually; `nil` where the file does not say.
    package var weight: Double?

    /// Whether it slants.
    package var isItalic: Bool

    /// The name of the font file.
    package var file: String
  }

  /// The enum.
  package var identifier: String

  /// What the family is called; `nil` for the faces without one.
  package var name: String?

  /// The faces, lightest first.
  package var faces: [Face]
}
