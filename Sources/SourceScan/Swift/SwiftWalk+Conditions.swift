extension SwiftWalk {
  /// A test of a value: `self == .system`, `name.hasPrefix("sys:")`, `case .system = family`.
  struct Condition {
    /// What is asked, without a place.
    var branch: SourceBranch

    /// Whether it holds when the value is none of what is named.
    var isNegated: Bool
  }

  /// The conditions of a statement.
  struct Conditions {
    /// Those that test a value.
    var all: [Condition] = []

    /// Whether one of several is enough.
    var areAlternatives = false

    /// Whether there is nothing else.
    var isSimple = true
  }

  /// Looks for tests in the conditions of a statement.
  func conditions(in range: Range<Int>) -> Conditions {
    var found = Conditions()
    var index = range.lowerBound
    while index < min(range.upperBound, range.lowerBound + 400) {
      if source.isSign("||", at: index) { found.areAlternatives = true }
      if source.isSign("&&", at: index) || sign(",", at: index) || source.isSign("||", at: index) {
        found.isSimple = false
      }
      if let condition = condition(at: index) { found.all.append(condition) }
      index += 1
    }
    found.all += flags(in: range)
    // What is in brackets may be denied as a whole, or belong to something else.
    if range.contains(where: { sign("!", at: $0) && sign("(", at: $0 + 1) }) {
      found.areAlternatives = true
    }
    return found
  }

  /// The test whose middle is a token: the sign of a comparison, the name of a function, a `case`.
  func condition(at index: Int) -> Condition? {
    guard tokens.indices.contains(index) else { return nil }
    switch tokens[index].kind {
    case .sign:
      guard source.isSign("==", at: index) || source.isSign("!=", at: index) else { return nil }
      return comparison(at: index)
    case .word where sign(".", at: index - 1): return test(at: index)
    case .word where source.isWord("case", at: index): return pattern(at: index)
    default: return nil
    }
  }

  /// `a == .b`, `.b != a`, `a == "text"`.
  private func comparison(at index: Int) -> Condition? {
    let isNegated = source.isSign("!=", at: index)
    if let (subject, start) = subject(endingAt: index - 1), !sign("!", at: start - 1),
      let branch = named(at: index + 1, of: subject)
    {
      return Condition(branch: branch, isNegated: isNegated)
    }
    guard let (subject, _) = subject(startingAt: index + 1),
      let branch = named(endingAt: index - 1, of: subject)
    else { return nil }
    return Condition(branch: branch, isNegated: isNegated)
  }

  /// What a case or literal that starts at a token says of a value.
  func named(at start: Int, of subject: String) -> SourceBranch? {
    var branch = SourceBranch(subject: subject)
    if let text = plainText(at: start) {
      branch.texts = [text]
      return branch
    }
    guard let name = caseName(at: start) else { return nil }
    branch.cases = [name]
    return branch
  }

  private func named(endingAt end: Int, of subject: String) -> SourceBranch? {
    if plainText(at: end) != nil { return named(at: end, of: subject) }
    guard isWord(at: end), sign(".", at: end - 1) else { return nil }
    let start = isWord(at: end - 2) && startsUppercase(end - 2) ? end - 2 : end - 1
    return named(at: start, of: subject)
  }

  /// The name of the case that is written at a token: `.name`, `Type.name`.
  private func caseName(at start: Int) -> String? {
    var next = start
    while isWord(at: next), startsUppercase(next), sign(".", at: next + 1), next < start + 8 {
      next += 2
      if isWord(at: next), !startsUppercase(next) { return source[next] }
    }
    guard sign(".", at: next), isWord(at: next + 1) else { return nil }
    return source[next + 1]
  }

  /// A literal without interpolations.
  func plainText(at index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .string,
      tokens[index].range.count < 80,
      let literal = StringLiteral(at: index, in: source, pairs: pairs)
    else { return nil }
    guard let first = literal.parts.first else { return "" }
    if case .text(let text) = first { return text }
    return nil
  }

  /// `name.hasPrefix("A")`, `name.isEmpty`, `["A", "B"].contains(name)`.
  private func test(at name: Int) -> Condition? {
    let range = tokens[name].range
    guard (7...9).contains(range.count) else { return nil }
    if text.says("isEmpty", at: range) {
      guard let (subject, start) = subject(endingAt: name - 2) else { return nil }
      var branch = SourceBranch(subject: subject)
      branch.texts = [""]
      let isDenied =
        source.isSign("==", at: name + 1) && source.isWord("false", at: name + 2)
      return Condition(branch: branch, isNegated: sign("!", at: start - 1) != isDenied)
    }
    guard sign("(", at: name + 1) else { return nil }
    if text.says("contains", at: range), let condition = membership(at: name) { return condition }
    guard let (subject, start) = subject(endingAt: name - 2), let text = plainText(at: name + 2)
    else { return nil }
    var branch = SourceBranch(subject: subject)
    if self.text.says("hasPrefix", at: range) {
      branch.tests = [.prefix(text)]
    } else if self.text.says("hasSuffix", at: range) {
      branch.tests = [.suffix(text)]
    } else if self.text.says("contains", at: range) {
      branch.tests = [.contains(text)]
    } else {
      return nil
    }
    return Condition(branch: branch, isNegated: sign("!", at: start - 1))
  }

  /// `[.a, .b].contains(self)`, `["A", "B"].contains(name)`.
  private func membership(at name: Int) -> Condition? {
    guard sign("]", at: name - 2), let (subject, _) = subject(startingAt: name + 2) else {
      return nil
    }
    var open = name - 3
    while open > max(0, name - 128), pairs.closing(open) != name - 2 { open -= 1 }
    guard open >= 0, pairs.closing(open) == name - 2 else { return nil }
    var branch = SourceBranch(subject: subject)
    var next = open + 1
    while next < name - 2 {
      guard let element = named(at: next, of: subject) else { return nil }
      branch.add(element)
      next = nextComma(from: next, before: name - 2) + 1
    }
    return Condition(branch: branch, isNegated: sign("!", at: open - 1))
  }

  /// `case .a = b`.
  private func pattern(at keyword: Int) -> Condition? {
    var next = keyword + 1
    while next < min(tokens.count, keyword + 40), !sign("=", at: next) {
      if sign("{", at: next) { return nil }
      next = (pairs.closing(next) ?? next) + 1
    }
    guard let (subject, _) = subject(startingAt: next + 1),
      let branch = named(at: keyword + 1, of: subject)
    else { return nil }
    return Condition(branch: branch, isNegated: false)
  }

  /// The path of names that ends at a token, without `self` before it, and where it starts.
  func subject(endingAt end: Int) -> (path: String, start: Int)? {
    var end = end
    if sign("?", at: end) || sign("!", at: end) { end -= 1 }
    guard isWord(at: end), let start = pathStart(endingAt: end) else { return nil }
    return spelled(from: start, through: end).map { ($0, start) }
  }

  /// The path of names that starts at a token, and where it ends.
  func subject(startingAt start: Int) -> (path: String, end: Int)? {
    guard isWord(at: start), !startsUppercase(start) else { return nil }
    var end = start
    while end < start + 8, sign(".", at: end + 1), isWord(at: end + 2) { end += 2 }
    return spelled(from: start, through: end).map { ($0, end) }
  }

  private func spelled(from start: Int, through end: Int) -> String? {
    let words = (start...end).filter { isWord(at: $0) }.map { source[$0] }
    return SourceBranch.subject(of: words)
  }
}

extension SourceBranch {
  /// How a path of names is spelled as a subject; `nil` for none.
  static func subject(of words: [String]) -> String? {
    guard words.count > 1, words[0] == "self" else {
      return words.isEmpty ? nil : words.joined(separator: ".")
    }
    return words.dropFirst().joined(separator: ".")
  }
}
