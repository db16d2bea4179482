extension LineMetrics {
  /// How far the middle of the capital letters is above the middle of the line, in points; negative
  /// when it is below, `nil` when the face does not say how high its capitals are.
  ///
  /// A text that sits too high or too low beside another, or in a button, has this for its usual
  /// reason. The line is taken from ascender to descender, without any leading.
  public var capitalsOffset: Double? {
    capHeight.map { ($0 - ascender - descender) / 2 }
  }
}
