/// A stretch of ink along a level line through an outline.
package struct InkRun: Hashable, Sendable {
  /// Where it starts, in design units.
  package var start: Double

  /// Where it ends.
  package var end: Double

  /// Describes a stretch.
  package init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }

  /// From start to end.
  package var length: Double { end - start }
}
