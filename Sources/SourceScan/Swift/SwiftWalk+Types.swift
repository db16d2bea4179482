extension SwiftWalk {
  /// `class`, `struct`, `enum`, `protocol`, `actor` with a name.
  mutating func takeType(_ keyword: SwiftKeyword) {
    let name = index + 1
    // `class func`, `class var`; a name never is followed by another word.
    guard isWord(at: name), !isWord(at: name + 1) || source.isWord("where", at: name + 1) else {
      return
    }
    let form: SourceScope.TypeForm =
      switch keyword {
      case .struct: .structure
      case .enum: .enumeration
      case .protocol: .protocol
      default: .class
      }
    take(
      SourceScope(kind: .type(form), parent: scopeOfNames()),
      named: name,
      isEnum: keyword == .enum
    )
  }

  mutating func takeExtension() {
    take(SourceScope(kind: .extension, parent: scope), named: index + 1, isEnum: false)
  }

  private mutating func take(_ type: SourceScope, named start: Int, isEnum: Bool) {
    guard isWord(at: start) else { return }
    var type = type
    let (name, afterName) = dottedName(at: start)
    type.name = name
    let (inherits, end) = inheritance(from: afterName)
    type.inherits = inherits
    type.isPrivate =
      hasModifier("private", before: index) || hasModifier("fileprivate", before: index)
    guard sign("{", at: end) else { return }
    if inherits.contains("PreviewProvider") || inherits.contains("LibraryContentProvider")
      || inherits.contains("CodingKey")
    {
      index = (pairs.closing(end) ?? end) + 1
      return
    }
    expect(OpenBrace(scope: facts.add(type), kind: .type(isEnum: isEnum)), at: end)
    index = end
  }

  /// What stands between a type's name and its brace.
  ///
  /// - Returns: What it inherits from, and the token of the brace or where looking for it ended.
  private func inheritance(from start: Int) -> (names: [String], end: Int) {
    var names: [String] = []
    var next = start
    var isList = false
    while next < tokens.count, next < start + 300 {
      let token = tokens[next]
      if sign("{", at: next) { return (names, next) }
      if sign("}", at: next) || sign(";", at: next) { break }
      if source.isWord("where", at: next) {
        isList = false
      } else if sign(":", at: next), next == start || isBehindGenerics(next, from: start) {
        isList = true
      } else if isList, token.isWord, !sign(".", at: next - 1) {
        let (name, end) = dottedName(at: next)
        names.append(name)
        next = end
        continue
      } else if sign("(", at: next) || sign("[", at: next) {
        next = pairs.closing(next) ?? next
      }
      next += 1
    }
    return (names, next)
  }

  /// Whether the generic parameters of a type's name end before a token.
  private func isBehindGenerics(_ index: Int, from start: Int) -> Bool {
    guard sign("<", at: start) else { return false }
    return sign(">", at: index - 1)
  }

  /// A name with the names in it: `A.B`; generic arguments end it.
  func dottedName(at start: Int) -> (name: String, end: Int) {
    var name = source[start]
    var end = start + 1
    while sign(".", at: end), isWord(at: end + 1), end < start + 16 {
      name += "." + source[end + 1]
      end += 2
    }
    return (name, end)
  }

  /// Whether a modifier stands in the words before a declaration.
  func hasModifier(_ word: StaticString, before index: Int) -> Bool {
    var previous = index - 1
    while previous >= 0, previous > index - 8 {
      let token = tokens[previous]
      guard token.kind == .word || sign(")", at: previous) || sign("(", at: previous) else {
        return false
      }
      if token.kind == .word, text.says(word, at: token.range) { return true }
      previous -= 1
    }
    return false
  }

  /// Another name of a type: `typealias PlatformFont = UIFont`.
  mutating func takeAlias() {
    guard isWord(at: index + 1), sign("=", at: index + 2), isWord(at: index + 3) else { return }
    var definition = SourceDefinition(
      name: source[index + 1],
      kind: .alias,
      scope: scope,
      offset: offset(of: index + 1)
    )
    let (type, end) = dottedName(at: index + 3)
    definition.type = type
    _ = facts.add(definition)
    index = end
  }

  /// Reads a type.
  ///
  /// - Returns: Its name without optionals, of a collection that of its elements; `nil` for functions,
  ///   tuples and what we do not understand. And the token behind it.
  func type(at start: Int, depth: Int = 0) -> (name: String?, end: Int) {
    var next = start
    var name: String?
    while next < tokens.count {
      if sign("@", at: next), isWord(at: next + 1) {
        next += 2
        if sign("(", at: next) { next = (pairs.closing(next) ?? next) + 1 }
      } else if source.isWord("some", at: next) || source.isWord("any", at: next)
        || source.isWord("inout", at: next) || source.isWord("borrowing", at: next)
      {
        next += 1
      } else {
        break
      }
    }
    if sign("[", at: next), let end = pairs.closing(next) {
      name = depth < 4 ? elementType(within: (next + 1)..<end, depth: depth + 1) : nil
      next = end + 1
    } else if sign("(", at: next), let end = pairs.closing(next) {
      next = end + 1
    } else if isWord(at: next) {
      (name, next) = dottedName(at: next)
      next = behindGenerics(at: next)
    } else {
      return (nil, next)
    }
    while tokens.indices.contains(next), tokens[next].kind == .sign,
      !tokens[next].flags.contains(.followsSpace), isOptionalMark(at: next)
    {
      next += 1
    }
    guard source.isSign("->", at: next) else { return (name, next) }
    return (nil, depth < 4 ? type(at: next + 1, depth: depth + 1).end : next + 1)
  }

  private func isOptionalMark(at index: Int) -> Bool {
    source.isSign("?", at: index) || source.isSign("!", at: index) || source.isSign("??", at: index)
  }

  /// Of an array the elements' type, of a dictionary the values'.
  private func elementType(within range: Range<Int>, depth: Int) -> String? {
    let (first, end) = type(at: range.lowerBound, depth: depth)
    guard sign(":", at: end) else { return first }
    return type(at: end + 1, depth: depth).name
  }

  /// Steps over `<…>`.
  private func behindGenerics(at start: Int) -> Int {
    guard sign("<", at: start) else { return start }
    var depth = 0
    var next = start
    while next < tokens.count, next < start + 100 {
      let token = tokens[next]
      if token.kind == .sign {
        let bytes = text.bytes[token.range]
        // `->` within is no end.
        if !source.isSign("->", at: next) {
          for byte in bytes {
            if byte == UInt8(ascii: "<") { depth += 1 }
            if byte == UInt8(ascii: ">") { depth -= 1 }
          }
        }
        if depth <= 0 { return next + 1 }
        if token.sign == UInt8(ascii: "{") || token.sign == UInt8(ascii: "}") { return start }
      }
      next += 1
    }
    return start
  }
}
