/// A height that does not change, of what holds text.
package struct ConstantHeight: Hashable, Sendable {
  /// Points.
  package var points: Double

  /// What is called or set, as documentation writes it.
  package var api: String

  /// Puts a height together.
  package init(points: Double, api: String) {
    self.points = points
    self.api = api
  }
}
