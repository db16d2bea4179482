/// The outline of a glyph in design units, never hinted.
package struct GlyphOutline: Hashable, Sendable {
  /// The closed lines; what they wind around is inked, in either direction and however often.
  ///
  /// Empty for a glyph without ink, such as a space.
  package var contours: [OutlineContour]

  /// How far the next glyph is moved along.
  package var advance: Double

  /// Describes an outline.
  package init(contours: [OutlineContour], advance: Double) {
    self.contours = contours
    self.advance = advance
  }
}

extension GlyphOutline {
  /// The smallest box around the ink, or `nil` when there is none.
  ///
  /// Curves count as far as they reach, and not their control points.
  package var bounds: OutlineBounds? {
    var bounds: OutlineBounds?
    // A single point has no ink, and fonts keep such as anchors.
    for contour in contours {
      let anchor = OutlineSegment.line(to: contour.start)
      guard contour.segments.contains(where: { $0 != anchor }) else { continue }
      for (start, segment) in contour.pieces {
        bounds = bounds ?? OutlineBounds(around: start)
        bounds?.add(segment, from: start)
      }
    }
    return bounds
  }
}
