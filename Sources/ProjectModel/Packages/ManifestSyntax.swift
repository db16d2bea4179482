/// The tokens of a manifest with their brackets matched.
///
/// Expressions are ranges of tokens and are looked into when they are asked for: nothing recurses.
struct ManifestSyntax {
  /// An argument of a call.
  struct Argument {
    /// The word before the colon; `nil` when there is none.
    var label: String?

    /// The tokens of the value.
    var value: Range<Int>
  }

  /// The tokens.
  let tokens: [ManifestToken]

  /// For each opening bracket the place of the one that closes it.
  private let closing: [Int: Int]

  /// How many brackets are around each token.
  private let depths: [Int]

  /// The values of the constants at the top of the file; `nil` for one that is no literal, or is
  /// there twice.
  private(set) var constants: [String: Range<Int>?] = [:]

  /// Reads a text.
  init(_ bytes: [UInt8]) {
    tokens = ManifestScanner(bytes).tokens
    var closing: [Int: Int] = [:]
    var open: [(place: Int, close: UInt8)] = []
    var depths: [Int] = []
    depths.reserveCapacity(tokens.count)
    for (place, token) in tokens.enumerated() {
      guard case .sign(let sign) = token.kind else {
        depths.append(open.count)
        continue
      }
      if let last = open.last, sign == last.close {
        closing[last.place] = place
        open.removeLast()
      }
      depths.append(open.count)
      switch sign {
      case UInt8(ascii: "("): open.append((place, UInt8(ascii: ")")))
      case UInt8(ascii: "["): open.append((place, UInt8(ascii: "]")))
      case UInt8(ascii: "{"): open.append((place, UInt8(ascii: "}")))
      default: break
      }
    }
    self.closing = closing
    self.depths = depths
    readConstants()
  }
}

extension ManifestSyntax {
  /// How many brackets are around a token.
  func depth(at place: Int) -> Int { depths[place] }

  /// Splits what is between two brackets at its commas.
  ///
  /// - Parameter open: The place of the opening bracket.
  /// - Returns: The tokens of each part that is not empty; `nil` when the bracket is not closed.
  func parts(in open: Int) -> [Range<Int>]? {
    guard let close = closing[open] else { return nil }
    var parts: [Range<Int>] = []
    var start = open + 1
    var place = start
    while place < close {
      if let inner = closing[place] { place = inner }
      if tokens[place].isSign(",") {
        if start < place { parts.append(start..<place) }
        start = place + 1
      }
      place += 1
    }
    if start < close { parts.append(start..<close) }
    return parts
  }

  /// The arguments of a call.
  ///
  /// - Parameter open: The place of its opening bracket.
  /// - Returns: The arguments; `nil` when the bracket is not closed.
  func arguments(in open: Int) -> [Argument]? {
    parts(in: open)?.map { part in
      guard part.count > 2, let label = tokens[part.lowerBound].word,
        tokens[part.lowerBound + 1].isSign(":")
      else { return Argument(label: nil, value: part) }
      return Argument(label: label, value: (part.lowerBound + 2)..<part.upperBound)
    }
  }

  /// The value of an expression that is one string literal, or a constant for such a one; `nil` also
  /// for one that is longer than any name or path.
  func string(_ value: Range<Int>) -> String? {
    let value = resolved(value)
    guard value.count == 1, case .string(let string?) = tokens[value.lowerBound].kind,
      string.utf8.count <= ProjectPath.byteLimit
    else { return nil }
    return string
  }

  /// The elements of an expression that is one array literal, with no conditions in it.
  func array(_ value: Range<Int>) -> [Range<Int>]? {
    let value = resolved(value)
    guard value.count >= 2, tokens[value.lowerBound].isSign("["),
      closing[value.lowerBound] == value.upperBound - 1,
      !value.contains(where: { isDirective($0) && depths[$0] == depths[value.lowerBound] + 1 })
    else { return nil }
    return parts(in: value.lowerBound)
  }

  /// An expression that is one call of a member, as in `.target(name: "A")`.
  ///
  /// - Parameter value: The expression.
  /// - Returns: The member's name and the arguments; what precedes the point, such as `Target`, does
  ///   not matter. `nil` for any other expression.
  func call(_ value: Range<Int>) -> (name: String, arguments: [Argument])? {
    guard let open = value.first(where: { tokens[$0].isSign("(") }),
      closing[open] == value.upperBound - 1, open > value.lowerBound,
      let name = tokens[open - 1].word
    else { return nil }
    let before = value.lowerBound..<(open - 1)
    guard before.allSatisfy({ tokens[$0].isSign(".") || tokens[$0].word != nil }) else {
      return nil
    }
    return arguments(in: open).map { (name, $0) }
  }

  private func isDirective(_ place: Int) -> Bool {
    guard case .directive(let word) = tokens[place].kind else { return false }
    return ["if", "else", "elseif", "endif"].contains(word)
  }

  /// What a constant of the file stands for, when the expression is its name; else the expression.
  private func resolved(_ value: Range<Int>) -> Range<Int> {
    guard value.count == 1, let name = tokens[value.lowerBound].word else { return value }
    return (constants[name] ?? nil) ?? value
  }

  /// Notes each `let` at the top of the file.
  private mutating func readConstants() {
    for place in tokens.indices.dropLast(3) where depths[place] == 0 {
      guard tokens[place].word == "let", let name = tokens[place + 1].word else { continue }
      // Said twice, as in two branches: which one counts is not known.
      let isNew = constants[name] == nil
      constants[name] = .some(isNew ? literal(behindNameAt: place + 1) : nil)
    }
  }

  /// The literal that a constant is; `nil` when it is none.
  private func literal(behindNameAt name: Int) -> Range<Int>? {
    // Between the name and the value may be a type.
    let rest = tokens.indices[(name + 1)...].prefix(12)
    guard let equals = rest.first(where: { tokens[$0].isSign("=") }),
      let last = lastToken(ofLiteralAt: equals + 1)
    else { return nil }
    return (equals + 1)..<(last + 1)
  }

  /// Where a literal ends that nothing is done with.
  private func lastToken(ofLiteralAt start: Int) -> Int? {
    guard start < tokens.count else { return nil }
    var last = start
    if let close = closing[start], tokens[start].isSign("[") {
      last = close
    } else {
      guard case .string = tokens[start].kind else { return nil }
    }
    guard last + 1 < tokens.count else { return last }
    // A sign that goes on with the value computes something else.
    if case .sign = tokens[last + 1].kind { return nil }
    return last
  }
}
