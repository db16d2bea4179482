/// The step from an axis's own unit to the scale on which variations are stored.
///
/// See <https://learn.microsoft.com/typography/opentype/spec/otvaroverview#coordinate-scales-and-normalization>.
package enum NormalizedAxis {
  /// The place of a value on the scale from −1 (the minimum) over 0 (the default) to 1.
  ///
  /// - Parameters:
  ///   - value: The value; outside the axis the nearest end counts.
  ///   - minimum: The least value of the axis.
  ///   - defaultValue: The value of the face when nothing is asked.
  ///   - maximum: The greatest value of the axis.
  /// - Returns: The place, before `avar`; 0 when the limits make no sense.
  package static func position(
    of value: Double,
    minimum: Double,
    defaultValue: Double,
    maximum: Double
  ) -> Double {
    guard minimum <= defaultValue, defaultValue <= maximum, value.isFinite else { return 0 }
    let value = min(max(value, minimum), maximum)
    if value < defaultValue { return rounded((value - defaultValue) / (defaultValue - minimum)) }
    if value > defaultValue { return rounded((value - defaultValue) / (maximum - defaultValue)) }
    return 0
  }

  /// The nearest number that 2.14 bits can hold, which is what readers work with.
  package static func rounded(_ position: Double) -> Double {
    (position * 16384 + 0.5).rounded(.down) / 16384
  }
}
