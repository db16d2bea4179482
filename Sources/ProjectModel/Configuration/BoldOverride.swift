/// What a configuration says of the bolds of a family, in place of the rule that finds them.
package struct BoldOverride: Hashable, Sendable {
  /// A face and the one to use in its place.
  package struct Partner: Hashable, Sendable {
    /// The PostScript name of the face.
    package var name: String

    /// The PostScript name of its partner.
    package var partner: String

    /// Where the name of the face is written.
    package var namePosition: SourcePosition

    /// Where the partner is written.
    package var position: SourcePosition

    /// Puts two names together.
    package init(
      name: String,
      at namePosition: SourcePosition,
      partner: String,
      at position: SourcePosition
    ) {
      self.name = name
      self.namePosition = namePosition
      self.partner = partner
      self.position = position
    }
  }

  /// The family.
  package var family: String

  /// Where the family is written.
  package var position: SourcePosition

  /// The partners of some of its faces, in the file's order.
  package var partners: [Partner]

  /// Why, where the file says so.
  package var reason: String?

  /// Whether its faces need no bold.
  package var isExempt: Bool

  /// Puts an override together.
  package init(
    family: String,
    at position: SourcePosition,
    partners: [Partner] = [],
    isExempt: Bool = false
  ) {
    self.family = family
    self.position = position
    self.partners = partners
    self.isExempt = isExempt
  }
}
