/// A control whose text or image stays small, and that offers no Large Content Viewer.
package struct SmallControl: Hashable, Sendable {
  /// What is small.
  package enum Content: Hashable, Sendable {
    /// A text.
    case text

    /// A symbol or picture.
    case image
  }

  /// The control: a class, view or tag.
  package var control: String

  /// What is small.
  package var content: Content

  /// Its size in points; `nil` where that is not known, as of a picture by its name.
  package var points: Double?

  /// The bar of the app that it is in; `nil` where none is known.
  package var bar: String?

  /// Puts a control together.
  package init(
    control: String,
    content: Content,
    points: Double? = nil,
    bar: String? = nil
  ) {
    self.control = control
    self.content = content
    self.points = points
    self.bar = bar
  }
}
