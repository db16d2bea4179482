extension SwiftWalk {
  /// A name that is not called.
  mutating func takeWord(isMember: Bool) {
    takeBoldTextRead(at: index, isMember: isMember)
    let range = tokens[index].range
    guard isMember else {
      switch range.count {
      case 1, 10: takeResource()
      case 11 where text.says("forResource", at: range) && sign(":", at: index + 1):
        takeLoadedResource()
      default: break
      }
      return
    }
    switch range.count {
    case 7 where text.says("isEmpty", at: range):
      note(.ternary(behind: index + 1), at: index)
    case 11 where text.says("familyNames", at: range) && source.isWord("UIFont", at: index - 2),
      14 where text.says("availableFonts", at: range),
      21 where text.says("availableFontFamilies", at: range):
      facts.fontListings.append(offset(of: index))
    case 3, 7, 10: takeIteration(at: index)
    default: break
    }
  }

  /// Whether Bold Text is on is asked by a few names, as values, in key paths and as notifications.
  mutating func takeBoldTextRead(at index: Int, isMember: Bool) {
    let range = tokens[index].range
    guard (16...42).contains(range.count),
      Self.boldTextNames.contains(where: { text.says($0, at: range) })
    else { return }
    // A variable is called so, or the environment is given another value.
    if source.isWord("var", at: index - 1) || source.isWord("let", at: index - 1)
      || source.isWord("environment", at: index - 4) && sign("\\", at: index - 2)
        && !sign("@", at: index - 5)
    {
      return
    }
    facts.boldTextReads.append(offset(of: index))
  }

  private static let boldTextNames: [StaticString] = [
    "legibilityWeight", "isBoldTextEnabled", "boldTextStatusDidChangeNotification",
    "UIAccessibilityIsBoldTextEnabled", "UIAccessibilityBoldTextStatusDidChange",
  ]

  /// A comparison: `font.fontName == "A"`, `"A" == font.fontName`.
  mutating func takeComparison() {
    takeComparedText(at: index - 1)
    takeComparedText(at: index + 1)
    note(.ternary(behind: index + 1), at: index)
    let isNameLeft = isFontName(at: index - 1)
    let mark = expressionMark
    var start = index + 1
    if !isNameLeft {
      guard tokens.indices.contains(index - 1), tokens[index - 1].kind == .string,
        isWord(at: index + 1), let end = pathEnd(from: index + 1), isFontName(at: end)
      else { return }
      start = index - 1
    }
    let limit = isNameLeft ? min(tokens.count, index + 64) : index
    let (value, _) = expression(from: start, before: limit, depth: 1)
    guard isUseful(value) else { return takeBack(to: mark) }
    keeps += 1
    facts.requests.append(
      SourceRequest(
        name: value,
        role: .comparison,
        api: "fontName",
        offset: offset(of: start),
        scope: scope
      )
    )
  }

  /// A literal that a value is held against.
  mutating func takeComparedText(at index: Int) {
    guard tokens.indices.contains(index), tokens[index].kind == .string,
      tokens[index].range.count < 80,
      let literal = StringLiteral(at: index, in: source, pairs: pairs),
      case .text(let text)? = literal.parts.first
    else { return }
    facts.comparedTexts.insert(text)
  }

  private func isFontName(at index: Int) -> Bool {
    source.isWord("fontName", at: index) && (sign(".", at: index - 1))
  }

  private func pathEnd(from start: Int) -> Int? {
    var end = start
    while end < start + 24 {
      if sign(".", at: end + 1), isWord(at: end + 2) {
        end += 2
      } else if sign("?", at: end + 1) || sign("!", at: end + 1), sign(".", at: end + 2),
        isWord(at: end + 3)
      {
        end += 3
      } else {
        return end
      }
    }
    return nil
  }
}
