extension ObjectiveCParser {
  /// Takes down what a message asks for; a message that asks for no font stays a call.
  ///
  /// - Returns: Whether it asks.
  mutating func takeRequest(_ message: ObjectiveCMessage) -> Bool {
    let first = message.argument(0)
    let word = message.receiverWord == "self" ? container : message.receiverWord
    switch (word, message.selector) {
    case ("UIFont", "fontWithName:size:"),
      ("UIFontDescriptor", "fontDescriptorWithName:size:"),
      ("UIFontDescriptor", "fontDescriptorWithName:matrix:"):
      request(first, role: .face, api: message.selector, at: message.start)
    case ("UIFont", "fontNamesForFamilyName:"), (_, "fontDescriptorWithFamily:"):
      request(first, role: .family, api: message.selector, at: message.start)
    case (_, "fontDescriptorWithFace:"):
      request(first, role: .style, api: message.selector, at: message.start)
    case (_, "isEqualToString:"), (_, "isEqual:"), (_, "caseInsensitiveCompare:"):
      return takeComparison(message)
    case (_, "setObject:forKey:"), (_, "setValue:forKey:"):
      let key = message.lastWords.count > 1 ? message.lastWords[1] : 0
      guard let role = role(ofKey: key) else { return false }
      request(first, role: role, api: source[key], at: message.start)
    default:
      return false
    }
    return true
  }

  private mutating func request(
    _ name: Expression,
    role: FontRequest.Role,
    family: Expression = .unknown,
    api: String,
    at start: Int,
    traits: [SourceRequest.Trait] = []
  ) {
    var request = SourceRequest(
      name: name,
      role: role,
      api: api,
      offset: offset(of: start),
      scope: scope
    )
    request.family = family
    request.traits = traits
    request.body = function.map { Int($0) + 1 } ?? 0
    facts.requests.append(request)
  }

  /// `[font.fontName isEqualToString:@"…"]`, from either side.
  private mutating func takeComparison(_ message: ObjectiveCMessage) -> Bool {
    let sides = [message.receiver, message.argument(0)]
    for side in sides where facts.nodes.indices.contains(Int(side.index)) {
      if case .text(let word, _) = facts.nodes[Int(side.index)] {
        facts.comparedTexts.insert(facts.words[Int(word)])
      }
    }
    for (side, other) in [(0, 1), (1, 0)] {
      guard let member = member(sides[side]) else { continue }
      switch member {
      case "fontName":
        request(sides[other], role: .comparison, api: member, at: message.start)
      case "familyName":
        request(sides[other], role: .mention, api: member, at: message.start)
      default:
        continue
      }
      return true
    }
    return false
  }

  /// The member that an expression reads, as `a.b` or as `[a b]`.
  private func member(_ expression: Expression) -> String? {
    guard facts.nodes.indices.contains(Int(expression.index)),
      case .member(_, let word) = facts.nodes[Int(expression.index)]
    else { return nil }
    return facts.words[Int(word)]
  }

  /// What a key of a descriptor's attributes says of its value, by the key's last word.
  private func role(ofKey token: Int) -> FontRequest.Role? {
    guard source.tokens.indices.contains(token), source.tokens[token].kind == .word else {
      return nil
    }
    switch source[token] {
    case "UIFontDescriptorNameAttribute", "kCTFontNameAttribute": return .face
    case "UIFontDescriptorFamilyAttribute", "kCTFontFamilyNameAttribute": return .family
    case "UIFontDescriptorFaceAttribute", "kCTFontStyleNameAttribute": return .style
    default: return nil
    }
  }

  /// A dictionary literal, at its brace; attributes of a descriptor are requests.
  mutating func parseDictionary() -> Expression {
    guard let closing = closing(index) else {
      index += 1
      return .unknown
    }
    let start = index - 1
    index += 1
    var values: [Expression] = []
    var attributes: [(role: FontRequest.Role, key: Int, value: Expression)] = []
    var traits: [SourceRequest.Trait] = []
    while index < closing {
      let before = index
      _ = parseExpression()
      let key = index - 1
      if isSign(":") {
        index += 1
        let start = index
        let value = parseExpression()
        values.append(value)
        if isKeyOfTraits(key) { traits = self.traits(in: start..<index) }
        if let role = role(ofKey: key) { attributes.append((role, key, value)) }
      }
      if isSign(","), index < closing { index += 1 }
      if index == before { break }
    }
    finish(closing)
    let family = attributes.first { $0.role == .family }?.value ?? .unknown
    // A family is asked for traits only where nothing names one of its faces.
    let isFamily = attributes.allSatisfy { $0.role == .family }
    for attribute in attributes {
      request(
        attribute.value,
        role: attribute.role,
        family: attribute.role == .style ? family : .unknown,
        api: source[attribute.key],
        at: start,
        traits: attribute.role != .family || isFamily ? traits : []
      )
    }
    return facts.list(values)
  }

  /// A subscript; `attributes[UIFontDescriptorNameAttribute] = …` asks.
  mutating func parseSubscript(_ closing: Int) {
    let start = index
    index += 1
    finish(closing)
    guard isSign("="), let role = role(ofKey: closing - 1) else { return }
    index += 1
    let value = parseExpression()
    request(value, role: role, api: source[closing - 1], at: start)
  }
}

extension ObjectiveCParser {
  /// A name, or a call of a function in C.
  mutating func parseWord() -> Expression {
    let start = index
    let word = source[index]
    index += 1
    guard isSign("("), closing(index) != nil else {
      switch word {
      case "nil", "NULL", "Nil", "YES", "NO", "true", "false", "nullptr": return .unknown
      default: return facts.name(word, at: offset(of: start))
      }
    }
    let arguments = parseElements()
    let first = arguments.first ?? .unknown
    switch word {
    case "CFSTR", "CFBridgingRetain", "CFBridgingRelease", "CGFontCreateWithDataProvider",
      "CGDataProviderCreateWithURL", "CGDataProviderCreateWithFilename",
      "CGDataProviderCreateWithCFData":
      return first
    case "CTFontCreateWithName", "CTFontCreateWithNameAndOptions",
      "CTFontDescriptorCreateWithNameAndSize", "CGFontCreateWithFontName":
      request(first, role: .face, api: word, at: start)
      return .unknown
    case _ where word.hasPrefix("CTFontManagerRegister"):
      facts.registrations.append(
        SourceRegistration(fileName: first, offset: offset(of: start), scope: scope)
      )
      return .unknown
    default:
      guard arguments.contains(where: { !$0.isUnknown }) else { return .unknown }
      return facts.call(
        SourceCall(
          name: word,
          arguments: arguments.map { SourceCall.Argument(label: "", value: $0) },
          offset: offset(of: start),
          scope: scope
        )
      )
    }
  }
}
