extension SourceTokens {
  /// Finds the brace that a statement opens; those within other brackets are closures.
  ///
  /// - Parameters:
  ///   - start: The keyword of the statement.
  ///   - pairs: The brackets.
  /// - Returns: The brace; `nil` when the statement ends before one, or none is near.
  func braceOfStatement(from start: Int, pairs: BracketPairs) -> Int? {
    var next = start + 1
    let limit = min(tokens.count, start + 400)
    while next < limit {
      let token = tokens[next]
      if token.kind == .sign {
        switch token.sign {
        case UInt8(ascii: "{"): return next
        case UInt8(ascii: "}"), UInt8(ascii: ";"): return nil
        case UInt8(ascii: "("), UInt8(ascii: "["): next = pairs.closing(next) ?? next
        default: break
        }
      }
      next += 1
    }
    return nil
  }
}
