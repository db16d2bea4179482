/// A box around something, in design units.
package struct OutlineBounds: Hashable, Sendable {
  /// The left edge.
  package private(set) var minX: Double

  /// The lower edge.
  package private(set) var minY: Double

  /// The right edge.
  package private(set) var maxX: Double

  /// The upper edge.
  package private(set) var maxY: Double

  /// A box around one point.
  init(around point: OutlinePoint) {
    (minX, maxX, minY, maxY) = (point.x, point.x, point.y, point.y)
  }
}

extension OutlineBounds {
  /// From the lower to the upper edge.
  package var height: Double { maxY - minY }

  /// From the left to the right edge.
  package var width: Double { maxX - minX }

  /// Makes the box hold a segment.
  ///
  /// - Parameters:
  ///   - segment: The segment.
  ///   - start: Where it starts; lies in the box already.
  mutating func add(_ segment: OutlineSegment, from start: OutlinePoint) {
    add(x: segment.end.x)
    add(y: segment.end.y)
    switch segment {
    case .line: break
    case .quadratic(let control, let end):
      for x in Polynomial.extremes(start.x, control.x, end.x) { add(x: x) }
      for y in Polynomial.extremes(start.y, control.y, end.y) { add(y: y) }
    case .cubic(let first, let second, let end):
      for x in Polynomial.extremes(start.x, first.x, second.x, end.x) { add(x: x) }
      for y in Polynomial.extremes(start.y, first.y, second.y, end.y) { add(y: y) }
    }
  }

  private mutating func add(x: Double) {
    minX = min(minX, x)
    maxX = max(maxX, x)
  }

  private mutating func add(y: Double) {
    minY = min(minY, y)
    maxY = max(maxY, y)
  }
}
