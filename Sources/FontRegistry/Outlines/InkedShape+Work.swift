extension InkedShape {
  /// How much work a number of lines may be, wherever they lie: one for each piece of the outline that
  /// each of them may cross, and more where the place takes more to find.
  func crossings(anyLines lines: Int) -> Int {
    pieces.reduce(0) { $0 + $1.work } * lines
  }

  /// How much work the lines are that sample the area; at most one crossing a piece too many.
  func crossings(areaLines lines: Int) -> Int {
    guard let bounds, bounds.height > 0 else { return 0 }
    return pieces.reduce(0) { sum, piece in
      sum + piece.work * (Int((piece.high - piece.low) / bounds.height * Double(lines)) + 1)
    }
  }
}
