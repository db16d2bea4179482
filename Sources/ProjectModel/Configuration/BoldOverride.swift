/// What a configuration says of the bolds of a family, in place of the rule that finds them.
package struct BoldOverride: Hashable, Sendable {
  /// A face and the one to use in its place.
  package struct Partner: Hashable, Sendable {
    /// The PostScript name of the face.
    package var name: String

    /// The PostScript name of its partner.
    package var partner: String

    /// Where the partner is written.
    package var position: SourcePosition

    /// Puts two names together.
    package init(name: String, partner: String, position: SourcePosition) {
      self.name = name
      self.partner = partner
      self.position = position
    }
  }

  /// The family.
  package var family: String

  /// The partners of some of its faces, in the file's order.
  package var partners: [Partner]

  /// Whether its faces need no bold.
  package var isExempt: Bool

  /// Puts an override together.
  package init(family: String, partners: [Partner] = [], isExempt: Bool = false) {
    self.family = family
    self.partners = partners
    self.isExempt = isExempt
  }
}
