extension SwiftWalk {
  /// The attributes of a font descriptor that a dictionary literal gives.
  private struct Attributes {
    var name: Expression = .unknown
    var family: Expression = .unknown
    var face: Expression = .unknown
    var traits: [SourceRequest.Trait] = []
  }

  /// Looks at a bracket: the attributes of a descriptor, or a list that a closure goes through.
  mutating func takeElements(at open: Int) {
    guard let close = pairs.closing(open) else { return }
    if isDescriptorDictionary(open: open) {
      takeAttributes(open: open, close: close)
    } else if sign(".", at: close + 1) {
      let isLazy = source.isWord("lazy", at: close + 2) && sign(".", at: close + 3)
      let name = isLazy ? close + 4 : close + 2
      guard isIteration(at: name) else { return }
      let value = elements(open: open, close: close, depth: 0)
      expectClosure(behind: name, elements: value)
    }
  }

  /// A closure for each of a list: `names.forEach { … }`, `FontName.allCases.forEach { … }`.
  mutating func takeIteration(at name: Int) {
    guard isIteration(at: name), let start = pathStart(endingAt: name), start < name - 1 else {
      return
    }
    let isLazy = source.isWord("lazy", at: name - 2) && start < name - 3
    expectClosure(behind: name, elements: path(from: start, through: isLazy ? name - 4 : name - 2))
  }

  private func isIteration(at index: Int) -> Bool {
    guard isWord(at: index) else { return false }
    let range = tokens[index].range
    switch range.count {
    case 3: return text.says("map", at: range)
    case 7: return text.says("forEach", at: range) || text.says("flatMap", at: range)
    case 10: return text.says("compactMap", at: range)
    default: return false
    }
  }

  private mutating func expectClosure(behind name: Int, elements: Expression) {
    var brace = name + 1
    if sign("(", at: brace), sign("{", at: brace + 1) { brace += 1 }
    guard sign("{", at: brace), isUseful(elements) else { return }
    var closure = OpenBrace(kind: .body)
    closure.elements = elements
    if let close = pairs.closing(brace) {
      let last = sign(")", at: close + 1) ? close + 1 : close
      closure.isAskedInTurn = sign(".", at: last + 1) && source.isWord("first", at: last + 2)
    }
    expect(closure, at: brace)
  }

  private func isDescriptorDictionary(open: Int) -> Bool {
    if sign(":", at: open - 1), source.isWord("fontAttributes", at: open - 2) { return true }
    if sign("(", at: open - 1) {
      return source.isWord("addingAttributes", at: open - 2)
        || source.isWord("CTFontDescriptorCreateWithAttributes", at: open - 2)
        || source.isWord("CTFontDescriptorCreateCopyWithAttributes", at: open - 2)
    }
    // `let attributes: [UIFontDescriptor.AttributeName: Any] = [`
    return sign("=", at: open - 1) && sign("]", at: open - 2)
      && (open - 10..<open - 2).contains { source.isWord("UIFontDescriptor", at: $0) }
  }

  private mutating func takeAttributes(open: Int, close: Int) {
    let attributes = attributes(open: open, close: close)
    let api = "UIFontDescriptor(fontAttributes:)"
    if isUseful(attributes.name) {
      add(attributes.name, .face, api: api, at: open, traits: attributes.traits)
    }
    if isUseful(attributes.family) {
      let traits = isUseful(attributes.face) || isUseful(attributes.name) ? [] : attributes.traits
      add(attributes.family, .family, api: api, at: open, traits: traits)
    }
    if isUseful(attributes.face) {
      add(attributes.face, .style, api: api, at: open, traits: attributes.traits)
      facts.requests[facts.requests.count - 1].family = attributes.family
    }
  }

  private mutating func add(
    _ name: Expression,
    _ role: FontRequest.Role,
    api: String,
    at open: Int,
    traits: [SourceRequest.Trait]
  ) {
    var request = SourceRequest(
      name: name,
      role: role,
      api: api,
      offset: offset(of: open),
      scope: scope
    )
    request.traits = traits
    request.body = body
    request.isConditional = isConditional
    keeps += 1
    facts.requests.append(request)
  }

  private mutating func attributes(open: Int, close: Int) -> Attributes {
    var attributes = Attributes()
    var next = open + 1
    while next < close {
      let comma = nextComma(from: next, before: close)
      if let colon = colon(from: next, before: comma) {
        switch source[colon - 1] {
        case "name", "UIFontDescriptorNameAttribute", "kCTFontNameAttribute":
          attributes.name = expression(from: colon + 1, before: comma, depth: 1).value
        case "family", "UIFontDescriptorFamilyAttribute", "kCTFontFamilyNameAttribute":
          attributes.family = expression(from: colon + 1, before: comma, depth: 1).value
        case "face", "UIFontDescriptorFaceAttribute", "kCTFontStyleNameAttribute":
          attributes.face = expression(from: colon + 1, before: comma, depth: 1).value
        case "traits", "UIFontDescriptorTraitsAttribute", "kCTFontTraitsAttribute":
          attributes.traits = descriptorTraits(in: (colon + 1)..<comma)
        default: break
        }
      }
      next = comma + 1
    }
    return attributes
  }

  /// The colon behind a key; a key such as `kCTFontNameAttribute as String` loses its cast.
  private func colon(from start: Int, before end: Int) -> Int? {
    guard start + 1 < end else { return nil }
    for index in (start + 1)..<end where sign(":", at: index) {
      return index
    }
    return nil
  }
}
