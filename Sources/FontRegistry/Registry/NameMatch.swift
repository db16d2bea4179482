/// What a name that an app might ask for leads to.
public struct NameMatch: Sendable {
  /// How a name meets a face, the best first.
  public enum Kind: String, Sendable, CaseIterable {
    /// It is the PostScript name: what iOS wants.
    case exact
    /// It is the full name (ID 4).
    case fullName
    /// It is a family name, perhaps of another language.
    case family
    /// It is the name of the file, with or without its extension.
    case fileName
    /// Nothing is called so; the faces are those with the nearest names.
    case near
  }

  /// How the name was met.
  public var kind: Kind

  /// The faces; never empty.
  public var faces: [Face]
}
