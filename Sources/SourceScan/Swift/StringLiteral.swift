/// A string literal of Swift with its value, as far as the source says it.
struct StringLiteral {
  /// A part of the value.
  enum Part {
    /// What is written, with its escapes resolved.
    case text(String)

    /// An interpolation, by its tokens without the parentheses.
    case expression(Range<Int>)
  }

  /// The parts in order; none that is empty text.
  private(set) var parts: [Part] = []

  /// The token behind the literal.
  private(set) var next: Int

  /// Reads the literal that starts at a token.
  ///
  /// - Returns: `nil` for a literal without an end, with an escape that Swift does not have, or with
  ///   bytes that are no UTF-8.
  init?(at index: Int, in source: SourceTokens, pairs: BracketPairs) {
    let first = source.tokens[index]
    let decoder = LiteralDecoder(source.text.bytes, literalAt: first.range)
    next = index + 1
    guard first.kind == .stringHead else {
      guard !first.flags.contains(.isCutShort),
        let text = decoder.whole(first.range)
      else { return nil }
      if !text.isEmpty { parts.append(.text(text)) }
      return
    }
    guard let indentation = decoder.indentation(of: source, from: index, pairs: pairs) else {
      return nil
    }
    var current = index
    while true {
      let token = source.tokens[current]
      guard !token.flags.contains(.isCutShort),
        let text = decoder.segment(token, indentation: indentation)
      else { return nil }
      if !text.isEmpty { parts.append(.text(text)) }
      guard token.kind != .stringTail else { break }
      guard let following = pairs.closing(current) else { return nil }
      parts.append(.expression((current + 1)..<following))
      current = following
    }
    next = current + 1
  }
}
