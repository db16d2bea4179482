extension SwiftOutlineReader {
  /// `class`, `struct` and the like with a name; `class func` is none.
  mutating func takeType(isExtension: Bool = false) {
    var next = index + 1
    guard isWord(next), !startsLine(next) else { return }
    for word in ["func", "var", "let"] as [StaticString] where source.isWord(word, at: next) {
      return
    }
    var name = source[next]
    while sign(".", next + 1), isWord(next + 2) {
      next += 2
      name = source[next]
    }
    guard let brace = firstBrace(behind: next) else { return }
    var inherits: [String] = []
    var place = next + 1
    var isInheriting = false
    while place < brace {
      if sign(":", place) { isInheriting = true }
      if source.isWord("where", at: place) { break }
      if isInheriting, isWord(place), !sign(".", place + 1) { inherits.append(source[place]) }
      place += 1
    }
    let isPreview = inherits.contains { $0 == "PreviewProvider" || $0 == "LibraryContentProvider" }
    var scope = SwiftOutline.Scope(kind: isPreview ? .preview : .type, parent: 0, range: 0..<0)
    scope.name = name
    scope.inherits = inherits
    scope.isExtension = isExtension
    if coming[brace] == nil { coming[brace] = scope }
    if !isExtension { outline.ownTypes.insert(name) }
    index = next
  }

  mutating func takeFunction(nameAt name: Int) {
    var parenthesis = name + 1
    if sign("?", parenthesis) || sign("!", parenthesis) { parenthesis += 1 }
    if source.isSign("<", at: parenthesis) {
      let limit = min(tokens.count, parenthesis + 64)
      while parenthesis < limit, !sign("(", parenthesis) { parenthesis += 1 }
    }
    guard isWord(name), sign("(", parenthesis), let close = pairs.closing(parenthesis) else {
      return
    }
    var next = close + 1
    let limit = min(tokens.count, close + 64)
    while next < limit, !sign("{", next) {
      if startsLine(next), !source.isSign("->", at: next), !source.isWord("where", at: next) {
        return
      }
      if sign("}", next) { return }
      if sign("(", next) || sign("[", next) { next = pairs.closing(next) ?? next }
      next += 1
    }
    guard sign("{", next), let end = pairs.closing(next) else { return }
    var function = SwiftOutline.Function(
      name: source[name],
      nameToken: name,
      parameters: parameters(open: parenthesis, close: close),
      body: (next + 1)..<max(next + 1, end),
      scope: scope,
      bodyScope: scope
    )
    function.isStatic = modifiers(before: name - 1).contains { place in
      source.isWord("static", at: place) || source.isWord("class", at: place)
    }
    if let arrow = ((close + 1)..<next).first(where: { source.isSign("->", at: $0) }) {
      function.result = ((arrow + 1)..<next).last { isWord($0) }.map { source[$0] }
    }
    outline.functions.append(function)
    expect(.function(outline.functions.count - 1), at: next)
  }

  private func parameters(open: Int, close: Int) -> [SwiftOutline.Parameter] {
    var found: [SwiftOutline.Parameter] = []
    var start = open + 1
    while start < close, found.count < 32 {
      let end = min(close, elementEnd(from: start, before: close))
      if let colon = (start..<min(end, start + 8)).first(where: { sign(":", $0) }),
        isWord(colon - 1)
      {
        var type = (colon + 1)..<end
        var value: Range<Int>?
        if let equals = type.first(where: { sign("=", $0) }) {
          value = (equals + 1)..<end
          type = (colon + 1)..<equals
        }
        let first = isWord(colon - 2) && colon - 2 >= start ? colon - 2 : colon - 1
        let label = source[first]
        found.append(
          .init(label: label == "_" ? "" : label, name: source[colon - 1], type: type, value: value)
        )
      }
      start = end + 1
    }
    return found
  }

  private func elementEnd(from start: Int, before close: Int) -> Int {
    var next = start
    while next < close, !sign(",", next) {
      if sign("(", next) || sign("[", next) || sign("{", next) {
        next = pairs.closing(next) ?? next
      }
      next += 1
    }
    return next
  }

  mutating func takeVariable() {
    let keyword = index
    let name = keyword + 1
    guard isWord(name) else { return }
    let isCondition =
      source.isWord("if", at: keyword - 1) || source.isWord("guard", at: keyword - 1)
      || source.isWord("while", at: keyword - 1)
      || sign(",", keyword - 1) && outline.scopes[scope].kind != .type
    var variable = SwiftOutline.Variable(
      name: source[name],
      nameToken: name,
      isConstant: source.isWord("let", at: keyword),
      isPrivate: false,
      isStatic: false,
      attributes: modifiers(before: keyword),
      type: (name + 1)..<(name + 1),
      value: nil,
      body: nil,
      scope: scope
    )
    for place in variable.attributes {
      if source.isWord("private", at: place) || source.isWord("fileprivate", at: place) {
        variable.isPrivate = true
      }
      if source.isWord("static", at: place) || source.isWord("class", at: place) {
        variable.isStatic = true
      }
    }
    var next = name + 1
    if sign(":", next) {
      let start = next + 1
      next = typeEnd(from: start)
      variable.type = start..<next
    }
    if sign("=", next) {
      variable.value = (next + 1)..<valueEnd(from: next + 1, isCondition: isCondition)
      if sign("{", next + 1) { expect(.variable(outline.variables.count), at: next + 1) }
    } else if sign("{", next), !isCondition {
      variable.body = (next + 1)..<max(next + 1, pairs.closing(next) ?? next + 1)
      expect(.variable(outline.variables.count), at: next)
    } else if isCondition {
      // `if let name {`
      return
    }
    outline.variables.append(variable)
  }

  /// The attributes and modifiers before a keyword.
  private func modifiers(before keyword: Int) -> Range<Int> {
    var start = keyword
    while start > 0, start > keyword - 24 {
      let previous = start - 1
      if sign(")", previous) {
        var open = previous
        while open > max(0, previous - 16), pairs.closing(open) != previous { open -= 1 }
        guard pairs.closing(open) == previous, isWord(open - 1) else { break }
        guard
          sign("@", open - 2) || source.isWord("private", at: open - 1)
            || source.isWord("unowned", at: open - 1)
        else { break }
        start = sign("@", open - 2) ? open - 2 : open - 1
        continue
      }
      guard tokens[previous].kind == .word else { break }
      if sign("@", previous - 1) {
        start = previous - 1
        continue
      }
      guard Self.modifiers.contains(where: { source.isWord($0, at: previous) }) else { break }
      start = previous
    }
    return start..<keyword
  }

  private static let modifiers: [StaticString] = [
    "private", "fileprivate", "internal", "package", "public", "open", "static", "class", "final",
    "lazy", "weak", "override", "nonisolated", "unowned",
  ]

  private func typeEnd(from start: Int) -> Int {
    var next = start
    let limit = min(tokens.count, start + 64)
    while next < limit {
      let token = tokens[next]
      if next > start, token.flags.contains(.startsLine), token.kind != .sign { return next }
      if token.kind == .sign {
        switch token.sign {
        case UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ")"),
          UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "@"):
          return next
        case UInt8(ascii: "("), UInt8(ascii: "["): next = pairs.closing(next) ?? next
        default: break
        }
      }
      next += 1
    }
    return next
  }
}
