/// One closed line of an outline.
package struct OutlineContour: Hashable, Sendable {
  /// Where the first segment starts.
  package var start: OutlinePoint

  /// The pieces in their order; where the last does not end at ``start``, a straight line closes
  /// the contour.
  package var segments: [OutlineSegment]

  /// Describes a contour.
  package init(start: OutlinePoint, segments: [OutlineSegment]) {
    self.start = start
    self.segments = segments
  }
}

extension OutlineContour {
  /// The segments with their starts, the line that closes the contour included.
  package var pieces: [(start: OutlinePoint, segment: OutlineSegment)] {
    var pieces: [(start: OutlinePoint, segment: OutlineSegment)] = []
    pieces.reserveCapacity(segments.count + 1)
    var point = start
    for segment in segments {
      pieces.append((point, segment))
      point = segment.end
    }
    if point != start { pieces.append((point, .line(to: start))) }
    return pieces
  }
}
