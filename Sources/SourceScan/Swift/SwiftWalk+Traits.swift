extension SwiftWalk {
  /// The traits that what follows a call lays on top of the font: members of it, and the modifiers of
  /// the view whose font it is.
  func traits(behind call: CallSite) -> [SourceRequest.Trait] {
    guard let next = pairs.closing(call.name + 1).map({ $0 + 1 }) else { return [] }
    guard let open = parentheses.last, parentheses.count > top.parentheses,
      source.isWord("font", at: open - 1), sign(".", at: open - 2)
    else { return traits(from: next, font: nil) }
    if let close = pairs.closing(open), firstSign("?", in: (open + 1)..<close) != nil {
      // Each branch of a ternary may be what the modifiers change.
      return modifiers(beforeFontAt: open - 1) + traits(from: next, font: nil)
        + traits(from: close, font: open)
    }
    let isAll = open == callStart(call) - 1 || open == callStart(call) - 2
    return (isAll ? modifiers(beforeFontAt: open - 1) : []) + traits(from: next, font: open)
  }

  /// The same from a token on.
  ///
  /// - Parameters:
  ///   - start: The token behind the font.
  ///   - font: The parenthesis of the modifier that gives the font to a view; `nil` for none.
  /// - Returns: The traits.
  func traits(from start: Int, font: Int?) -> [SourceRequest.Trait] {
    var next = start
    var traits: [SourceRequest.Trait] = []
    var isModifier = false
    for _ in 0..<32 {
      if sign("!", at: next) || sign("?", at: next) {
        next += 1
      } else if sign(".", at: next), isWord(at: next + 1) {
        let name = next + 1
        // Another font takes the place of this one.
        if isModifier, source.isWord("font", at: name) { break }
        next = name + 1
        if sign("(", at: next), let close = pairs.closing(next) {
          traits += self.traits(named: name, arguments: (next + 1)..<close)
          next = close + 1
        }
        if isModifier, sign("{", at: next) { next = (pairs.closing(next) ?? next) + 1 }
      } else if !isModifier, let font, pairs.closing(font) == next {
        isModifier = true
        next += 1
      } else {
        break
      }
    }
    return traits
  }

  func traits(named name: Int, arguments: Range<Int>) -> [SourceRequest.Trait] {
    let range = tokens[name].range
    switch range.count {
    case 4 where text.says("bold", at: range): return trait(.bold, at: name, unless: arguments)
    case 6 where text.says("italic", at: range): return trait(.italic, at: name, unless: arguments)
    case 6 where text.says("weight", at: range), 10 where text.says("fontWeight", at: range):
      return weights(in: arguments)
    case 18 where text.says("withSymbolicTraits", at: range): return symbolicTraits(in: arguments)
    case 16 where text.says("addingAttributes", at: range):
      return descriptorTraits(in: arguments)
    default: return []
    }
  }

  private func trait(
    _ kind: RequestedTrait.Kind,
    at name: Int,
    unless arguments: Range<Int>
  ) -> [SourceRequest.Trait] {
    guard !source.isWord("false", at: arguments.lowerBound) else { return [] }
    return [SourceRequest.Trait(kind: kind, offset: offset(of: name))]
  }

  /// The weights of a dictionary's value, which ends with its brackets.
  private func weights(ofValueIn range: Range<Int>) -> [SourceRequest.Trait] {
    var end = range.lowerBound
    while end < range.upperBound, !sign("]", at: end), !sign(")", at: end) {
      end = (pairs.closing(end) ?? end) + 1
    }
    return weights(in: range.lowerBound..<min(end, range.upperBound))
  }

  /// The weights that are written down, each at its own word.
  private func weights(in range: Range<Int>) -> [SourceRequest.Trait] {
    branches(of: range).compactMap { branch in
      weight(of: branch).map {
        SourceRequest.Trait(kind: .weight($0), offset: offset(of: branch.upperBound - 1))
      }
    }
  }

  /// The weight that an expression is, and not one that it asks something of.
  private func weight(of range: Range<Int>) -> String? {
    guard let last = range.last, isWord(at: last), sign(".", at: last - 1),
      range.allSatisfy({ isWord(at: $0) || sign(".", at: $0) })
    else { return nil }
    let word = source[last]
    return Self.weights.contains(word) ? word : nil
  }

  /// What an expression may come to: of a ternary its branches, without the condition.
  private func branches(of range: Range<Int>) -> [Range<Int>] {
    var open = [range]
    var branches: [Range<Int>] = []
    for _ in 0..<64 {
      guard var next = open.popLast() else { break }
      if let first = next.first, sign("(", at: first), pairs.closing(first) == next.last {
        next = (first + 1)..<(next.upperBound - 1)
        open.append(next)
        continue
      }
      guard let mark = firstSign("?", in: next) else {
        branches.append(next)
        continue
      }
      guard let colon = ternaryColon(behind: mark, before: next.upperBound) else { continue }
      open.append((colon + 1)..<next.upperBound)
      open.append((mark + 1)..<colon)
    }
    return branches
  }

  /// The mark of a ternary outside of brackets.
  private func firstSign(_ character: Unicode.Scalar, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if sign(character, at: index), tokens[index].flags.contains(.followsSpace) { return index }
      index = (pairs.closing(index) ?? index) + 1
    }
    return nil
  }

  /// The colon of a ternary, behind those of the ternaries between.
  func ternaryColon(behind mark: Int, before end: Int) -> Int? {
    var depth = 0
    var index = mark + 1
    while index < end {
      if sign("?", at: index), tokens[index].flags.contains(.followsSpace) { depth += 1 }
      if sign(":", at: index) {
        guard depth > 0 else { return index }
        depth -= 1
      }
      index = (pairs.closing(index) ?? index) + 1
    }
    return nil
  }

  private static let weights: Set<String> = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  private func symbolicTraits(in range: Range<Int>) -> [SourceRequest.Trait] {
    let isTakenAway = range.contains {
      source.isWord("subtracting", at: $0) || source.isWord("contains", at: $0)
    }
    guard !isTakenAway else { return [] }
    return range.compactMap { index in
      if source.isWord("traitBold", at: index) {
        return SourceRequest.Trait(kind: .bold, offset: offset(of: index))
      }
      if source.isWord("traitItalic", at: index) {
        return SourceRequest.Trait(kind: .italic, offset: offset(of: index))
      }
      return nil
    }
  }

  /// The traits in the attributes of a descriptor, such as `[.weight: UIFont.Weight.bold]`.
  func descriptorTraits(in range: Range<Int>) -> [SourceRequest.Trait] {
    var traits = symbolicTraits(in: range)
    for key in range where isWord(at: key) && sign(":", at: key + 1) {
      guard source.isWord("weight", at: key) || source.isWord("UIFontWeightTrait", at: key) else {
        continue
      }
      let value = (key + 2)..<nextComma(from: key + 2, before: range.upperBound)
      traits += weights(ofValueIn: value)
    }
    return traits
  }
}
