/// A part of the space of all axes in which a variation counts.
///
/// See <https://learn.microsoft.com/typography/opentype/spec/otvaroverview#algorithm-for-interpolation-of-instance-values>.
package struct VariationRegion: Hashable, Sendable {
  /// Where a variation counts along one axis, on the normalised scale.
  package struct Range: Hashable, Sendable {
    /// Up to here it does not count.
    package let start: Double
    /// Here it counts fully.
    package let peak: Double
    /// From here on it does not count.
    package let end: Double

    /// Describes a range.
    package init(start: Double, peak: Double, end: Double) {
      self.start = start
      self.peak = peak
      self.end = end
    }

    /// How far the variation counts at a place, from 0 to 1.
    func share(at position: Double) -> Double {
      // Ranges that make no sense, and those without a peak, leave the axis out.
      guard peak != 0, start <= peak, peak <= end, start >= 0 || end <= 0 else { return 1 }
      guard position != peak else { return 1 }
      guard start < position, position < end else { return 0 }
      return position < peak
        ? (position - start) / (peak - start)
        : (end - position) / (end - peak)
    }
  }

  /// A range for each axis.
  package let ranges: [Range]

  /// Describes a region.
  package init(ranges: [Range]) {
    self.ranges = ranges
  }

  /// How far a variation of this region counts at a place.
  ///
  /// - Parameter position: The place on each axis, after `avar`; an axis without one lies at 0.
  /// - Returns: From 0 to 1.
  package func share(at position: [Double]) -> Double {
    var share = 1.0
    for (axis, range) in ranges.enumerated() where share != 0 {
      share *= range.share(at: axis < position.count ? position[axis] : 0)
    }
    return share
  }
}
