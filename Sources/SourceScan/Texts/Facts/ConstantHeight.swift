/// A height that does not change, of what holds text.
package struct ConstantHeight: Hashable, Sendable, BoundOfText {
  /// Points.
  package var points: Double

  /// What is called or set, as documentation writes it.
  package var api: String

  /// The font of the text as far as it is known; `nil` where none is given.
  var font: FontValue?

  /// What tells a text of UIKit from others of its file.
  var key: String?

  /// Puts a height together.
  package init(points: Double, api: String) {
    self.points = points
    self.api = api
  }
}
