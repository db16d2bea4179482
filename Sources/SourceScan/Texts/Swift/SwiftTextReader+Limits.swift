extension SwiftTextReader {
  /// `label.numberOfLines = 1`.
  mutating func takeLines(_ mark: SwiftOutline.Mark) {
    let token = mark.token
    guard sign("=", token + 1), let path = path(before: token), startsStatement(path.start) else {
      return
    }
    let subject = subject(path.names, in: mark.scope)
    if let name = subject.names.last { facts.lineNames.insert(name) }
    guard let lines = wholeNumber(assignedAt: token + 2), lines > 0, !followsCategory(mark.scope)
    else {
      unlimited.insert(subject.key)
      return
    }
    guard subject.kind == .text || subject.kind == .title || subject.kind == .likely else { return }
    var limit = LineLimit(lines: lines, api: "numberOfLines")
    limit.key = subject.key
    limits.append((limit, subject.key, offset(path.start)))
  }

  /// The whole number that is all of a value.
  private func wholeNumber(assignedAt start: Int) -> Int? {
    guard valueEnd(from: start) == start + 1, tokens.indices.contains(start),
      tokens[start].kind == .number
    else { return nil }
    return Int(source[start])
  }

  /// `.lineLimit(1)`.
  mutating func takeLineLimit(_ mark: SwiftOutline.Mark) {
    let token = mark.token
    guard sign("(", token + 1), sign(")", token + 3), tokens[token + 2].kind == .number,
      Int(source[token + 2]) == 1
    else { return }
    let chain = viewChain(around: token, in: mark.scope)
    guard chain.root == .text, !["TextField", "SecureField", "TextEditor"].contains(chain.name),
      !isOneOfSeveral(mark.scope), !isOrnament(chain), !isInBar(mark.scope)
    else { return }
    var limit = LineLimit(lines: 1, api: "lineLimit(1)")
    limit.font = font(of: chain, mark)
    facts.lineLimits.append(Placed(fact: limit, offset: offset(token)))
  }

  /// Whether a view is shown only where it fits: `ViewThatFits { … }`.
  private func isOneOfSeveral(_ scope: Int) -> Bool {
    outline.scopes(around: scope).prefix(8).contains { around in
      let brace = outline.scopes[around].range.lowerBound - 1
      if says("ViewThatFits", brace - 1) { return true }
      return opening(brace - 1).map { says("ViewThatFits", $0 - 1) } ?? false
    }
  }

  /// The font that a chain of modifiers gives; `nil` where it gives none.
  mutating func font(of chain: ViewChain, _ mark: SwiftOutline.Mark) -> FontValue? {
    guard let font = chain.modifiers.first(where: { says("font", $0.name) }) else { return nil }
    return expressions.font(font.arguments, place(mark), 0, owner: "Font")
  }

  /// `label.adjustsFontSizeToFitWidth = true`, `label.minimumScaleFactor = 0.5` and SwiftUI's
  /// `.minimumScaleFactor(0.5)`.
  mutating func takeShrink(_ mark: SwiftOutline.Mark) {
    let token = mark.token
    if sign("(", token + 1) { return takeScaleModifier(mark) }
    guard sign("=", token + 1), let path = path(before: token), startsStatement(path.start) else {
      return
    }
    let subject = subject(path.names, in: mark.scope)
    if mark.word == .minimumScale {
      let value = (token + 2)..<valueEnd(from: token + 2)
      let factor: Double? =
        if case .points(let number) = expressions.size(value, place(mark), 0) { number } else {
          nil
        }
      // Of several the largest counts.
      factors[subject.key] = max(factor ?? 1, (factors[subject.key] ?? 0) ?? 0)
    } else if says("true", token + 2) {
      guard subject.kind != .unknown || subject.isNameless else { return }
      shrinking.append((subject.key, offset(path.start)))
    } else {
      factors[subject.key] = 1
    }
  }

  private mutating func takeScaleModifier(_ mark: SwiftOutline.Mark) {
    let token = mark.token
    guard sign(".", token - 1), let close = pairs.closing(token + 1) else { return }
    let chain = viewChain(around: token, in: mark.scope)
    guard chain.root == .text || chain.root == .content, !isOrnament(chain),
      !isInBar(mark.scope),
      case .points(let factor) = expressions.size((token + 2)..<close, place(mark), 0)
    else { return }
    facts.shrinks.append(
      Placed(fact: TextShrink(factor: factor, api: "minimumScaleFactor"), offset: offset(token))
    )
  }

  /// Puts together what was said of each text.
  mutating func settleLimits() {
    facts.flaggedKeys = flagged
    for (limit, key, offset) in limits where !unlimited.contains(key) {
      facts.lineLimits.append(Placed(fact: limit, offset: offset))
    }
    for (key, offset) in shrinking {
      let shrink = TextShrink(factor: factors[key] ?? nil, api: "adjustsFontSizeToFitWidth")
      facts.shrinks.append(Placed(fact: shrink, offset: offset))
    }
    settleBold()
  }
}
