extension InkedShape {
  /// How many pieces a number of lines may cross, wherever they lie.
  func crossings(anyLines lines: Int) -> Int { pieces.count * lines }

  /// How many pieces the lines cross that sample the area; at most one a piece too many.
  func crossings(areaLines lines: Int) -> Int {
    guard let bounds, bounds.height > 0 else { return 0 }
    return pieces.reduce(0) { sum, piece in
      sum + Int((piece.high - piece.low) / bounds.height * Double(lines)) + 1
    }
  }
}
