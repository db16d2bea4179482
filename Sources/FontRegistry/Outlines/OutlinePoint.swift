/// A point of an outline, in design units: x to the right, y upwards from the baseline.
package struct OutlinePoint: Hashable, Sendable {
  /// To the right.
  package var x: Double

  /// Upwards.
  package var y: Double

  /// Describes a point.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
