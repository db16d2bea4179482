/// One piece of a contour; it starts where the one before it ends.
package enum OutlineSegment: Hashable, Sendable {
  /// A straight line.
  case line(to: OutlinePoint)

  /// A curve with one control point, as TrueType has them.
  case quadratic(control: OutlinePoint, to: OutlinePoint)

  /// A curve with two control points, as PostScript has them.
  case cubic(control1: OutlinePoint, control2: OutlinePoint, to: OutlinePoint)
}

extension OutlineSegment {
  /// Where the segment ends.
  package var end: OutlinePoint {
    switch self {
    case .line(let end), .quadratic(_, let end), .cubic(_, _, let end): end
    }
  }
}
