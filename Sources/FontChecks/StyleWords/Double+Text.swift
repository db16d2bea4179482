extension Double {
  /// The number for people: at most three digits after the point, and no point for whole numbers.
  ///
  /// Fractions of fonts are of 65536 parts, so that 9.4 is stored as 9.399993896484375.
  package var text: String {
    let rounded = (self * 1000).rounded() / 1000
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
