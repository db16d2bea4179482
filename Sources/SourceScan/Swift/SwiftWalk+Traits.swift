extension SwiftWalk {
  /// The traits that what follows a call lays on top of the font: members of it, and the modifiers of
  /// the view whose font it is.
  func traits(behind call: CallSite) -> [SourceRequest.Trait] {
    guard var next = pairs.closing(call.name + 1).map({ $0 + 1 }) else { return [] }
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
      } else if !isModifier, sign(")", at: next), let open = parentheses.last,
        parentheses.count > top.parentheses, pairs.closing(open) == next,
        source.isWord("font", at: open - 1), sign(".", at: open - 2)
      {
        isModifier = true
        next += 1
      } else {
        break
      }
    }
    return traits
  }

  private func traits(named name: Int, arguments: Range<Int>) -> [SourceRequest.Trait] {
    let range = tokens[name].range
    switch range.count {
    case 4 where text.says("bold", at: range): return trait(.bold, at: name, unless: arguments)
    case 6 where text.says("italic", at: range): return trait(.italic, at: name, unless: arguments)
    case 6 where text.says("weight", at: range), 10 where text.says("fontWeight", at: range):
      return weights(in: arguments, at: name)
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

  /// The weights that are written down, each at the modifier's name.
  private func weights(in range: Range<Int>, at name: Int) -> [SourceRequest.Trait] {
    range.compactMap { index in
      weight(at: index).map {
        SourceRequest.Trait(kind: .weight($0), offset: offset(of: name))
      }
    }
  }

  private func weight(at index: Int) -> String? {
    guard isWord(at: index), sign(".", at: index - 1) else { return nil }
    let word = source[index]
    return Self.weights.contains(word) ? word : nil
  }

  private static let weights: Set<String> = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  private func symbolicTraits(in range: Range<Int>) -> [SourceRequest.Trait] {
    range.compactMap { index in
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
    symbolicTraits(in: range)
      + range.compactMap { index in
        weight(at: index).map {
          SourceRequest.Trait(kind: .weight($0), offset: offset(of: index))
        }
      }
  }
}
