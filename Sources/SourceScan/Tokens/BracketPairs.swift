/// Which bracket closes which, so that a reader can step over what it does not look at.
///
/// The parts of a string literal with interpolation are chained in the same way: from its head to the
/// next part, up to its tail.
package struct BracketPairs: Sendable {
  /// For each token, the token that closes it; 0 when it is no opening bracket or is never closed.
  private let partners: [UInt32]

  /// Pairs the brackets of some tokens.
  ///
  /// A brace closes what was forgotten inside it, and no bracket closes one outside its literal.
  package init(of tokens: [SourceToken]) {
    var pairing = Pairing(count: tokens.count)
    for index in tokens.indices {
      let token = tokens[index]
      switch token.kind {
      case .sign: pairing.take(sign: token.sign, at: index)
      case .stringHead: pairing.open(index, closing: Pairing.literal)
      case .stringMiddle:
        pairing.closeLiteral(at: index)
        pairing.open(index, closing: Pairing.literal)
      case .stringTail: pairing.closeLiteral(at: index)
      default: break
      }
    }
    partners = pairing.partners
  }

  /// The index of the token that closes a bracket; `nil` when there is none.
  package func closing(_ index: Int) -> Int? {
    guard partners.indices.contains(index), partners[index] != 0 else { return nil }
    return Int(partners[index])
  }
}

/// The brackets that are open at a place.
private struct Pairing {
  /// What stands for the end of an interpolation.
  static let literal: UInt8 = 0

  var partners: [UInt32]
  private var stack: [(index: Int, closing: UInt8, outerBraces: Int)] = []

  /// How many braces are open within the innermost literal.
  private var braces = 0

  init(count: Int) {
    partners = [UInt32](repeating: 0, count: count)
  }

  mutating func open(_ index: Int, closing: UInt8) {
    stack.append((index, closing, braces))
    if closing == UInt8(ascii: "}") { braces += 1 }
    if closing == Self.literal { braces = 0 }
  }

  mutating func take(sign: UInt8, at index: Int) {
    switch sign {
    case UInt8(ascii: "("): open(index, closing: UInt8(ascii: ")"))
    case UInt8(ascii: "["): open(index, closing: UInt8(ascii: "]"))
    case UInt8(ascii: "{"): open(index, closing: UInt8(ascii: "}"))
    case UInt8(ascii: "}") where braces == 0: return
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      while let last = stack.last, last.closing != sign, last.closing != Self.literal {
        guard sign == UInt8(ascii: "}") || last.closing != UInt8(ascii: "}") else { return }
        stack.removeLast()
      }
      guard let last = stack.last, last.closing == sign else { return }
      partners[last.index] = UInt32(clamping: index)
      stack.removeLast()
      braces = last.outerBraces
    default: break
    }
  }

  mutating func closeLiteral(at index: Int) {
    while let last = stack.popLast() {
      guard last.closing == Self.literal else { continue }
      partners[last.index] = UInt32(clamping: index)
      braces = last.outerBraces
      return
    }
  }
}
