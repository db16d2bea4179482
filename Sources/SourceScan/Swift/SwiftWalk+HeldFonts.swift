extension SwiftWalk {
  /// Notes the name that stands for the font which was just asked for.
  mutating func hold(requestAt call: Int) {
    var holder = top.holder
    if let heldValue, (heldValue.name..<heldValue.end).contains(call) { holder = heldValue.name }
    guard let holder else { return }
    facts.heldFonts.append(
      HeldFont(
        name: source[holder],
        owner: ownerOfNames,
        request: facts.requests.count - 1
      )
    )
  }

  /// The type or extension around this place, without the types around that.
  private var ownerOfNames: String {
    var scope = scope
    for _ in 0..<64 where scope != SourceScope.file {
      let description = facts.scopes[Int(scope)]
      if description.isType {
        return description.name.split(separator: ".").last.map(String.init) ?? ""
      }
      scope = description.parent
    }
    return ""
  }

  /// The traits that are laid on a font which is named: `.brand.weight(.light)`, `brand(17).bold()`.
  ///
  /// - Parameters:
  ///   - name: The token of the name.
  ///   - isMember: Whether a full stop stands before it.
  mutating func takeTraits(ofNamedFontAt name: Int, isMember: Bool) {
    var end = name + 1
    // Every word of a file comes here.
    guard end < tokens.count, tokens[end].kind == .sign else { return }
    if tokens[end].sign == UInt8(ascii: "(") { end = (pairs.closing(end) ?? end) + 1 }
    if sign("?", at: end) || sign("!", at: end) { end += 1 }
    guard sign(".", at: end), isWord(at: end + 1),
      Self.lengthsOfFirstTraits.contains(tokens[end + 1].range.count), isTrait(at: end + 1)
    else { return }
    addUse(ofFontAt: name, isMember: isMember, traits: traits(from: end, font: nil))
  }

  private static let firstTraits: [StaticString] = ["weight", "bold", "italic", "fontDescriptor"]
  private static let lengthsOfFirstTraits = [4, 6, 14]

  /// The traits that a view lays on its font, where that is named: `.font(.brand).bold()`.
  mutating func takeModifiers(ofFontAt call: Int) {
    let open = call + 1
    guard let close = pairs.closing(open), close > open + 1 else { return }
    var name = sign(".", at: open + 1) ? open + 2 : open + 1
    guard isWord(at: name), !sign(":", at: name + 1) else { return }
    while sign(".", at: name + 1), isWord(at: name + 2), !isTrait(at: name + 2), name < open + 16 {
      name += 2
    }
    let isMember = sign(".", at: name - 1)
    if name == open + 2, Self.systemStyles.contains(source[name]) { return }
    guard !source.isWord("custom", at: name) else { return }
    var end = name + 1
    if sign("(", at: end) { end = (pairs.closing(end) ?? end) + 1 }
    // Nothing else may be in the brackets: of a choice it is not known which is taken.
    guard end == close || sign(".", at: end) else { return }
    addUse(
      ofFontAt: name,
      isMember: isMember,
      traits: modifiers(beforeFontAt: call) + traits(from: end, font: open)
    )
  }

  private func isTrait(at index: Int) -> Bool {
    Self.firstTraits.contains { source.isWord($0, at: index) }
  }

  /// The traits that a view has got before it gets its font: `.fontWeight(.bold).font(.brand)`.
  func modifiers(beforeFontAt call: Int) -> [SourceRequest.Trait] {
    var traits: [SourceRequest.Trait] = []
    var last = call - 2
    for _ in 0..<16 {
      guard sign(")", at: last) else { break }
      var open = last - 1
      while open > max(0, last - 96), pairs.closing(open) != last { open -= 1 }
      let name = open - 1
      guard open >= 0, pairs.closing(open) == last, isWord(at: name), sign(".", at: name - 1),
        !source.isWord("font", at: name)
      else { break }
      traits = self.traits(named: name, arguments: (open + 1)..<last) + traits
      last = name - 2
    }
    return traits
  }

  private mutating func addUse(
    ofFontAt name: Int,
    isMember: Bool,
    traits: [SourceRequest.Trait]
  ) {
    guard !traits.isEmpty else { return }
    var receiver = HeldFontUse.Receiver.none
    if isMember {
      let site = CallSite(name: name, isMember: true, arguments: [])
      if isImplicit(site) {
        receiver = .implicit
      } else if isWord(at: name - 2), !source.isWord("self", at: name - 2) {
        receiver = .named(source[name - 2])
      } else if !source.isWord("self", at: name - 2) {
        return
      }
    }
    facts.heldFontUses.append(
      HeldFontUse(name: source[name], receiver: receiver, traits: traits)
    )
  }

  private static let systemStyles: Set<String> = [
    "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout",
    "footnote", "caption", "caption2", "system",
  ]
}
