/// A family that must be there, with the weights and styles that it must have.
package struct RequiredFont: Hashable, Sendable {
  /// A name or a style with the place where it is written.
  package struct Part<Value: Hashable & Sendable>: Hashable, Sendable {
    /// What is asked for.
    package var value: Value

    /// Where it is written.
    package var position: SourcePosition

    /// Puts a part together.
    package init(_ value: Value, at position: SourcePosition) {
      self.value = value
      self.position = position
    }
  }

  /// Upright or slanted.
  package enum Style: String, Hashable, Sendable, CaseIterable {
    /// Not slanted.
    case upright

    /// Slanted, whether drawn so or only leaning.
    case italic
  }

  /// The name of the family.
  package var family: Part<String>

  /// The weights, each of which must be there in each of ``styles``; when empty, any will do.
  package var weights: [Part<RequiredWeight>]

  /// The styles; when empty, any will do.
  package var styles: [Part<Style>]

  /// Puts a requirement together.
  package init(
    family: Part<String>,
    weights: [Part<RequiredWeight>] = [],
    styles: [Part<Style>] = []
  ) {
    self.family = family
    self.weights = weights
    self.styles = styles
  }
}
