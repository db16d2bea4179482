internal import FontRegistry

extension Double {
  /// The number with so many places behind the point, a half rounded away from zero.
  ///
  /// - Parameter places: How many, up to 6.
  /// - Returns: Digits; for what is larger than any measure of a font the shortest form.
  func fixed(_ places: Int) -> String {
    var unit = 1
    for _ in 0..<places { unit *= 10 }
    let scaled = (self * Double(unit)).rounded(.toNearestOrAwayFromZero)
    // Compared as it is rounded, so that the conversion below cannot trap.
    guard abs(scaled) < 1e15 else { return shortest }
    let sign = scaled < 0 ? "-" : ""
    let count = Int(abs(scaled))
    guard places > 0 else { return "\(sign)\(count)" }
    let digits = String(count % unit)
    let zeros = String(repeating: "0", count: places - digits.utf8.count)
    return "\(sign)\(count / unit).\(zeros)\(digits)"
  }

  /// The number with so many places behind the point, or fewer where they would be zeros.
  func rounded(to places: Int) -> String {
    var text = fixed(places)
    guard text.contains("."), !text.contains("e") else { return text }
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }
}
