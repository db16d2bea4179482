/// One coordinate of a Bézier curve, as a function of its parameter from 0 to 1.
enum Polynomial {
  /// The value at a parameter.
  static func value(_ start: Double, _ control: Double, _ end: Double, at t: Double) -> Double {
    let rest = 1 - t
    return rest * rest * start + 2 * rest * t * control + t * t * end
  }

  /// The value at a parameter.
  static func value(
    _ start: Double,
    _ control1: Double,
    _ control2: Double,
    _ end: Double,
    at t: Double
  ) -> Double {
    let rest = 1 - t
    let outer = rest * rest * rest * start + t * t * t * end
    return outer + 3 * rest * t * (rest * control1 + t * control2)
  }

  /// The parameters strictly between 0 and 1 at which the curve turns round, in order.
  static func turns(_ start: Double, _ control: Double, _ end: Double) -> [Double] {
    // A control point between the ends leaves nothing to turn.
    if min(start, end) <= control, control <= max(start, end) { return [] }
    let bend = start - 2 * control + end
    guard bend != 0 else { return [] }
    return inside([(start - control) / bend])
  }

  /// The parameters strictly between 0 and 1 at which the curve turns round, in order.
  static func turns(
    _ start: Double,
    _ control1: Double,
    _ control2: Double,
    _ end: Double
  ) -> [Double] {
    // A third of the derivative: a t² + 2 b t + c.
    let c = control1 - start
    let b = control2 - 2 * control1 + start
    let a = end - 3 * control2 + 3 * control1 - start
    if a == 0 { return b == 0 ? [] : inside([-c / (2 * b)]) }
    let root = b * b - a * c
    guard root > 0 else { return [] }
    // Neither subtracts what is nearly the same.
    let q = -(b + (b < 0 ? -root.squareRoot() : root.squareRoot()))
    return inside(q == 0 ? [0] : [q / a, c / q])
  }

  /// The values at which the curve turns round.
  static func extremes(_ start: Double, _ control: Double, _ end: Double) -> [Double] {
    turns(start, control, end).map { value(start, control, end, at: $0) }
  }

  /// The values at which the curve turns round.
  static func extremes(
    _ start: Double,
    _ control1: Double,
    _ control2: Double,
    _ end: Double
  ) -> [Double] {
    turns(start, control1, control2, end).map { value(start, control1, control2, end, at: $0) }
  }

  private static func inside(_ parameters: [Double]) -> [Double] {
    parameters.filter { 0 < $0 && $0 < 1 }.sorted()
  }
}
