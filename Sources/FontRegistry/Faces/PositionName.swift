/// The name that iOS gives a variable face at a position that is no named instance.
///
/// Seen as the name of fonts in crash logs and layouts of shipped apps, such as
/// `ChirpUIVF_wght2BC0000_opszE0000`; not proven to be accepted by `UIFont(name:size:)`.
enum PositionName {
  /// Builds the name.
  ///
  /// - Parameters:
  ///   - name: Name ID 6 of the file.
  ///   - axes: The axes, in the file's order.
  ///   - coordinates: A position for each axis.
  /// - Returns: `name`, then for each axis `_`, its tag, and, away from its default, its position as
  ///   upper-case hexadecimal 16.16 without leading zeros.
  static func make(name: String, axes: [VariationAxis], coordinates: [Double]) -> String {
    zip(axes, coordinates).reduce(into: name) { result, part in
      let (axis, position) = part
      result += "_" + axis.tag
      guard position != axis.defaultValue else { return }
      // A negative position as unsigned 32 bits is inferred, not seen.
      result += String(Fixed.bits(of: position), radix: 16, uppercase: true)
    }
  }
}

/// Numbers of 16 bits before and 16 bits after the point, as `fvar` stores positions.
enum Fixed {
  /// The 32 bits of a number; numbers out of range become the nearest that fits.
  static func bits(of value: Double) -> UInt32 {
    let scaled = (value * 65536).rounded()
    guard scaled > Double(Int32.min) else { return UInt32(bitPattern: Int32.min) }
    guard scaled < Double(Int32.max) else { return UInt32(bitPattern: Int32.max) }
    return UInt32(bitPattern: Int32(scaled))
  }
}
