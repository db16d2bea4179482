/// What a place asks for when it does not get a font, or before it asks for it:
/// `UIFont(name: a, size: 1) ?? UIFont(name: b, size: 1)`.
package struct FontAlternative: Hashable, Sendable {
  /// Every name that may be asked for there; never none.
  package var names: [String]

  /// Whether it is asked for first, so that the font is only wanted where it is not there.
  package var comesFirst: Bool

  /// Puts an alternative together.
  package init(names: [String], comesFirst: Bool) {
    self.names = names
    self.comesFirst = comesFirst
  }
}
