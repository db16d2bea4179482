/// A part of an outline along which y only rises or only falls.
struct MonotonePiece {
  /// The lower end.
  let low: Double

  /// The upper end.
  let high: Double

  /// 1 where the outline rises along the piece, -1 where it falls.
  let direction: Int

  private let start: OutlinePoint
  private let segment: OutlineSegment

  /// The parameters of the segment between which the piece lies.
  private let parameters: (first: Double, last: Double)

  private init?(
    _ start: OutlinePoint,
    _ segment: OutlineSegment,
    from first: (parameter: Double, y: Double),
    to last: (parameter: Double, y: Double)
  ) {
    guard first.y != last.y else { return nil }
    self.start = start
    self.segment = segment
    parameters = (first.parameter, last.parameter)
    low = min(first.y, last.y)
    high = max(first.y, last.y)
    direction = first.y < last.y ? 1 : -1
  }

  /// Cuts a segment where it turns round; what is level has no pieces.
  static func pieces(of segment: OutlineSegment, from start: OutlinePoint) -> [MonotonePiece] {
    let turns =
      switch segment {
      case .line: [] as [Double]
      case .quadratic(let control, let end): Polynomial.turns(start.y, control.y, end.y)
      case .cubic(let first, let second, let end):
        Polynomial.turns(start.y, first.y, second.y, end.y)
      }
    var pieces: [MonotonePiece] = []
    var last = (parameter: 0.0, y: start.y)
    for turn in turns {
      // Neighbours end at the very same height, so that a line between them crosses just one.
      let next = (parameter: turn, y: segment.y(at: turn, from: start))
      if let piece = MonotonePiece(start, segment, from: last, to: next) { pieces.append(piece) }
      last = next
    }
    let end = (parameter: 1.0, y: segment.end.y)
    if let piece = MonotonePiece(start, segment, from: last, to: end) { pieces.append(piece) }
    return pieces
  }

  /// How many times as long a crossing takes to find as that of a straight line: a cubic is searched
  /// for it step by step.
  var work: Int {
    switch segment {
    case .line, .quadratic: 1
    case .cubic: 4
    }
  }

  /// Where the piece is at a height between ``low`` and ``high``.
  func x(at y: Double) -> Double {
    switch segment {
    case .line(let end):
      start.x + (end.x - start.x) * ((y - start.y) / (end.y - start.y))
    case .quadratic(let control, let end):
      segment.x(at: parameter(at: y, control.y, end.y), from: start)
    case .cubic:
      segment.x(at: parameter(at: y), from: start)
    }
  }

  /// The parameter of a height on a quadratic: of a t² + 2 b t + c = 0 the root at which the curve
  /// goes the way that the piece goes.
  private func parameter(at y: Double, _ control: Double, _ end: Double) -> Double {
    let a = start.y - 2 * control + end
    let b = control - start.y
    let root = Double(direction) * max(0, b * b - a * (start.y - y)).squareRoot()
    // Neither way subtracts what is nearly the same.
    let parameter = b * root >= 0 ? (y - start.y) / (b + root) : (root - b) / a
    guard parameter.isFinite else { return parameters.first }
    return min(max(parameter, parameters.first), parameters.last)
  }

  /// The parameter of a height on a cubic: Newton's steps, or halves where these would leave the
  /// piece.
  private func parameter(at y: Double) -> Double {
    var (low, high) = direction > 0 ? parameters : (parameters.last, parameters.first)
    let part = (y - self.low) / (self.high - self.low)
    var parameter = low + part * (high - low)
    for _ in 0..<64 {
      let difference = segment.y(at: parameter, from: start) - y
      if abs(difference) < 1e-8 * (self.high - self.low) { break }
      if difference < 0 { low = parameter } else { high = parameter }
      let step = parameter - difference / segment.slope(at: parameter, from: start)
      let isInside = min(low, high) < step && step < max(low, high)
      parameter = isInside ? step : (low + high) / 2
    }
    return parameter
  }
}

extension OutlineSegment {
  /// The height at a parameter.
  fileprivate func y(at t: Double, from start: OutlinePoint) -> Double {
    switch self {
    case .line(let end): start.y + t * (end.y - start.y)
    case .quadratic(let control, let end): Polynomial.value(start.y, control.y, end.y, at: t)
    case .cubic(let first, let second, let end):
      Polynomial.value(start.y, first.y, second.y, end.y, at: t)
    }
  }

  /// The place to the right at a parameter.
  fileprivate func x(at t: Double, from start: OutlinePoint) -> Double {
    switch self {
    case .line(let end): start.x + t * (end.x - start.x)
    case .quadratic(let control, let end): Polynomial.value(start.x, control.x, end.x, at: t)
    case .cubic(let first, let second, let end):
      Polynomial.value(start.x, first.x, second.x, end.x, at: t)
    }
  }

  /// How fast the height changes with the parameter.
  fileprivate func slope(at t: Double, from start: OutlinePoint) -> Double {
    let rest = 1 - t
    return switch self {
    case .line(let end): end.y - start.y
    case .quadratic(let control, let end):
      2 * (rest * (control.y - start.y) + t * (end.y - control.y))
    case .cubic(let first, let second, let end):
      3
        * (rest * rest * (first.y - start.y) + 2 * rest * t * (second.y - first.y)
          + t * t * (end.y - second.y))
    }
  }
}
