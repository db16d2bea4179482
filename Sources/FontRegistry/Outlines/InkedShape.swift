/// What an outline inks, by the rule that both formats follow: every point that the contours wind
/// around, in either direction and however often.
///
/// So contours may overlap, as those of variable fonts do, run the wrong way round, or cross
/// themselves.
package struct InkedShape {
  /// The smallest box around the ink, or `nil` when there is none.
  package let bounds: OutlineBounds?

  let pieces: [MonotonePiece]

  /// Takes an outline apart.
  ///
  /// - Parameter outline: The outline.
  package init(_ outline: GlyphOutline) {
    bounds = outline.bounds
    pieces = outline.contours.flatMap { contour in
      contour.pieces.flatMap { MonotonePiece.pieces(of: $0.segment, from: $0.start) }
    }
  }

  /// The stretches of ink along a level line.
  ///
  /// - Parameter y: The height of the line.
  /// - Returns: The stretches from left to right; they neither touch nor overlap.
  package func runs(at y: Double) -> [InkRun] {
    var crossings: [(x: Double, direction: Int)] = []
    // The lower end belongs to a piece and the upper one to the next, so that a line through a
    // corner crosses once.
    for piece in pieces where piece.low <= y && y < piece.high {
      crossings.append((piece.x(at: y), piece.direction))
    }
    crossings.sort { $0.x < $1.x }
    var runs: [InkRun] = []
    var winding = 0
    for (x, direction) in crossings {
      let before = winding
      winding += direction
      if before == 0 {
        runs.append(InkRun(start: x, end: x))
      } else if winding == 0, let last = runs.indices.last {
        runs[last].end = x
      }
    }
    return InkedShape.joined(runs)
  }

  /// The inked area.
  ///
  /// - Parameter lines: How many level lines to sample it by.
  /// - Returns: The area in square design units.
  package func area(lines: Int) -> Double {
    guard let bounds, bounds.height > 0, lines > 0 else { return 0 }
    let step = bounds.height / Double(lines)
    func height(of line: Int) -> Double { bounds.minY + (Double(line) + 0.5) * step }
    var crossings: [(line: Int, x: Double, direction: Int)] = []
    var ends = [Int](repeating: 0, count: lines)
    for piece in pieces {
      // One line too many on either side, for the roundings of the division.
      let first = ((piece.low - bounds.minY) / step - 0.5).rounded(.down)
      let last = ((piece.high - bounds.minY) / step - 0.5).rounded(.up)
      let lower = min(max(0, Int(first)), lines - 1)
      for line in lower...min(max(lower, Int(last)), lines - 1) {
        let y = height(of: line)
        guard piece.low <= y, y < piece.high else { continue }
        crossings.append((line, piece.x(at: y), piece.direction))
        ends[line] += 1
      }
    }
    for line in 1..<max(1, lines) { ends[line] += ends[line - 1] }
    let byLine = InkedShape.byLine(crossings, ends: ends)
    var length = 0.0
    var start = 0
    // One buffer for all lines.
    var onLine: [(x: Double, direction: Int)] = []
    for end in ends where end > start {
      onLine.removeAll(keepingCapacity: true)
      onLine += byLine[start..<end]
      length += InkedShape.inkedLength(of: &onLine)
      start = end
    }
    return length * step
  }

  /// Puts crossings together that are on one line: comparing those of all lines takes far longer.
  ///
  /// - Parameters:
  ///   - crossings: The crossings of all lines.
  ///   - ends: How many there are up to each line and on it.
  /// - Returns: Those of the first line, then those of the next.
  private static func byLine(
    _ crossings: [(line: Int, x: Double, direction: Int)],
    ends: [Int]
  ) -> [(x: Double, direction: Int)] {
    var places = [0] + ends
    var byLine = [(x: Double, direction: Int)](repeating: (0, 0), count: crossings.count)
    for (line, x, direction) in crossings {
      byLine[places[line]] = (x, direction)
      places[line] += 1
    }
    return byLine
  }

  /// How much of a line is inked, by its crossings, which are sorted on the way.
  private static func inkedLength(of crossings: inout [(x: Double, direction: Int)]) -> Double {
    crossings.sort { $0.x < $1.x }
    var length = 0.0
    var winding = 0
    var start = 0.0
    for (x, direction) in crossings {
      if winding == 0 { start = x }
      winding += direction
      if winding == 0 { length += x - start }
    }
    return length
  }

  /// Joins stretches that touch, as those of parts that are laid side by side do.
  private static func joined(_ runs: [InkRun]) -> [InkRun] {
    var joined: [InkRun] = []
    for run in runs where run.length > 0 {
      if let last = joined.indices.last, run.start - joined[last].end <= 1e-6 {
        joined[last].end = run.end
      } else {
        joined.append(run)
      }
    }
    return joined
  }
}
