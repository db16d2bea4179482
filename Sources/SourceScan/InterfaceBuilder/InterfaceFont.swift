/// A font in a storyboard or xib.
package struct InterfaceFont: Hashable, Sendable {
  /// The three shapes of a font description.
  package enum Shape: Hashable, Sendable {
    /// A face by its name, with the family that Interface Builder wrote beside it.
    case custom(name: String, family: String?)

    /// The system's font. `type` is `system`, `boldSystem`, `italicSystem` or what an attributed
    /// string calls it (`metaFont`); the weight is missing when it is regular.
    case system(type: String, weight: String?)

    /// The system's font for a text style, by its raw string such as `UICTFontTextStyleBody`.
    case textStyle(String)
  }

  /// What it is.
  package var shape: Shape

  /// The size in points; `nil` when the file does not say, or not with a number.
  package var pointSize: Double?

  /// Whether it stands in an attributed string or another set of attributes, and not in the
  /// control's own font.
  package var isAttribute: Bool

  /// Where its tag starts.
  package var location: SourceLocation

  /// Puts a font together.
  package init(
    shape: Shape,
    pointSize: Double?,
    isAttribute: Bool,
    location: SourceLocation
  ) {
    self.shape = shape
    self.pointSize = pointSize
    self.isAttribute = isAttribute
    self.location = location
  }
}
