/// A string literal whose interpolation is being read.
struct OpenLiteral {
  /// How many number signs are around the literal.
  var pounds: Int

  /// Whether it has three quotes and may span lines.
  var isLong: Bool

  /// How many parentheses of the interpolated expression are open.
  var depth = 0

  /// Whether it, or a literal around it, must end with the line.
  var isWithinLine = false
}
