extension Double {
  /// The nearest number with so many places behind the point.
  ///
  /// - Parameter places: From 0 to 6.
  /// - Returns: The number, or this one when it is too large to have such places.
  func rounded(places: Int) -> Double {
    let scale = (0..<places).reduce(1.0) { product, _ in product * 10 }
    let scaled = (self * scale).rounded()
    return scaled.isFinite ? scaled / scale : self
  }
}
