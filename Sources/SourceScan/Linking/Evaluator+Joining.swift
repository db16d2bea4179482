extension Evaluator {
  /// What parts that are put together may be.
  ///
  /// A part that may be one of several gives as many names. Two such parts from elsewhere do not: not
  /// every family has every style, and what is never asked for must not be judged.
  mutating func joined(_ parts: [JoinedPart], at place: Place, offset: Int) -> LinkedValue {
    var choices: [[[String?]]] = []
    var open = 0
    var isOpen = false
    var isDoubtful = false
    var isUnknownInPart = false
    for part in parts {
      guard case .expression(let expression) = part else {
        if case .text(let text) = part { choices.append([[text]]) }
        continue
      }
      let value = self.value(of: expression, at: place)
      isDoubtful = isDoubtful || value.texts.contains(where: \.isDoubtful)
      let texts = texts(of: value)
      isOpen = isOpen || value.isOpen || texts.isEmpty
      // What is unknown of a part is said by the parts, unless others of it are known.
      isUnknownInPart = isUnknownInPart || value.isUnknownInPart && !texts.isEmpty
      if texts.count > 1, !isChoice(part, at: place) { open += 1 }
      choices.append(texts.isEmpty ? [[nil]] : texts)
    }
    if open > 1 {
      for index in parts.indices
      where choices[index].count > 1 && !isChoice(parts[index], at: place) {
        choices[index] = [[nil]]
      }
    }
    // No choice has more than the limit, so that the product up to there does not overflow.
    let count = choices.reduce(1) { min($0, LinkedValue.choiceLimit + 1) * $1.count }
    if count > LinkedValue.choiceLimit {
      choices = choices.map { $0.count > 1 ? [[nil]] : $0 }
    }
    var all: [[String?]] = [[]]
    for choice in choices {
      if choice.count == 1 {
        for start in all.indices { all[start] += choice[0] }
      } else {
        all = all.flatMap { start in choice.map { start + $0 } }
      }
    }
    var value = LinkedValue()
    for parts in all {
      value.add(
        LinkedText(parts: LinkedText.joining(parts), file: place.file, offset: offset)
      )
    }
    value.isOpen = isOpen
    value.isUnknownInPart = isUnknownInPart
    return isDoubtful ? value.asDoubtful() : value
  }

  /// The texts of a value; of an enumeration the names of its cases, which is what an interpolation
  /// makes of them.
  private mutating func texts(of value: LinkedValue) -> [[String?]] {
    var known: Set<[String?]> = []
    var texts: [[String?]] = []
    // Not every case has a font: only those are judged that are asked for.
    if value.texts.contains(where: { $0.isOfAnyCase && !$0.isCovered }) { return [] }
    for text in value.texts where !text.isOfAnyCase && known.insert(text.parts).inserted {
      texts.append(text.parts)
      // Too many are as good as unknown.
      if texts.count > LinkedValue.choiceLimit { return [] }
    }
    for ref in value.cases {
      guard let type = index.owner(of: ref), isCalledLikeItsCases(type) else { return [] }
      texts.append([index[ref].name])
    }
    for use in value.types where use.isInstance {
      guard use.isCovered, isCalledLikeItsCases(use.type) else { return [] }
    }
    return texts.count > LinkedValue.choiceLimit ? [] : texts
  }

  /// Whether an interpolation makes of a value the name of its case.
  private mutating func isCalledLikeItsCases(_ type: TypeID) -> Bool {
    definedMember("description", of: type, depth: 0) == nil
      && definedMember("debugDescription", of: type, depth: 0) == nil
  }

  /// Whether the choice stands right there, as in a ternary.
  private func isChoice(_ part: JoinedPart, at place: Place) -> Bool {
    guard case .expression(let part) = part else { return false }
    if case .either? = index.files[place.file].node(part) { return true }
    return false
  }
}
