/// A constant, property or function that stands for a font which its file asks for:
/// `static let brand = Font.custom("Demo-Regular", size: 17)`.
struct HeldFont: Sendable {
  /// Its name.
  var name: String

  /// The type or extension that it is a member of, without the types around that; empty outside.
  var owner: String

  /// The request, by its place in ``FileFacts/requests``.
  var request: Int
}

/// Traits that are laid on a font which is named elsewhere: `.font(.brand.weight(.light))`.
struct HeldFontUse: Sendable {
  /// What comes before the name.
  enum Receiver: Sendable {
    /// Nothing, or `self`: `brand`.
    case none

    /// The type of fonts, which the context says: `.brand`.
    case implicit

    /// A type or a value: `Theme` of `Theme.brand`.
    case named(String)
  }

  /// The name that stands for the font.
  var name: String

  /// What comes before it.
  var receiver: Receiver

  /// The traits.
  var traits: [SourceRequest.Trait]
}
