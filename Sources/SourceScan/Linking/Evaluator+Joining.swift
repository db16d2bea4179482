extension Evaluator {
  /// What parts that are put together may be.
  ///
  /// A part that may be one of several gives as many names. Two such parts from elsewhere do not: not
  /// every family has every style, and what is never asked for must not be judged.
  mutating func joined(_ parts: [JoinedPart], at place: Place, offset: Int) -> LinkedValue {
    var choices: [[JoinedChoice]] = []
    var open = 0
    var isOpen = false
    var isUnknownInPart = false
    for part in parts {
      guard case .expression(let expression) = part else {
        if case .text(let text) = part { choices.append([JoinedChoice(parts: [text])]) }
        continue
      }
      let value = self.value(of: expression, at: place)
      let texts = texts(of: value)
      isOpen = isOpen || value.isOpen || texts.isEmpty
      // What is unknown of a part is said by the parts, unless others of it are known.
      isUnknownInPart = isUnknownInPart || value.isUnknownInPart && !texts.isEmpty
      if texts.count > 1, !isChoice(part, at: place) { open += 1 }
      choices.append(texts.isEmpty ? [.unknown] : texts)
    }
    // Which family goes with which style is not known either where one of them is handed over.
    let isHandedOver = choices.contains { $0.contains(where: \.isHandedOver) }
    if open > 1 || open == 1 && isHandedOver {
      for index in parts.indices
      where choices[index].count > 1 && !isChoice(parts[index], at: place)
        && (open > 1 || choices[index].contains { $0.source?.origin != nil && !$0.isHandedOver })
      {
        choices[index] = [.unknown]
      }
    }
    // No choice has more than the limit, so that the product up to there does not overflow.
    let count = choices.reduce(1) { min($0, LinkedValue.choiceLimit + 1) * $1.count }
    if count > LinkedValue.choiceLimit {
      choices = choices.map { $0.count > 1 ? [.unknown] : $0 }
    }
    var all: [[JoinedChoice]] = [[]]
    for choice in choices {
      if choice.count == 1 {
        for start in all.indices { all[start] += choice }
      } else {
        all = all.flatMap { start in choice.map { start + [$0] } }
      }
    }
    var value = LinkedValue()
    for choices in all {
      value.add(LinkedText(joining: choices, file: place.file, offset: offset))
    }
    value.isOpen = isOpen
    value.isUnknownInPart = isUnknownInPart
    return value
  }

  /// The texts of a value; of an enumeration the names of its cases, which is what an interpolation
  /// makes of them.
  private mutating func texts(of value: LinkedValue) -> [JoinedChoice] {
    // Not every case has a font: only those are judged that are asked for.
    if value.texts.contains(where: { $0.isOfAnyCase && !$0.isCovered }) { return [] }
    var places: [[String?]: Int] = [:]
    var texts: [JoinedChoice] = []
    for text in value.texts where !text.isOfAnyCase {
      if let place = places[text.parts] {
        // What comes here for certain does, though it may come by another way.
        texts[place].isDoubtful = texts[place].isDoubtful && text.isDoubtful
        texts[place].add(text.handingCalls)
        continue
      }
      places[text.parts] = texts.count
      texts.append(
        JoinedChoice(
          parts: text.parts,
          isDoubtful: text.isDoubtful,
          isHandedOver: text.isHandedOver,
          source: text
        )
      )
      // Too many are as good as unknown.
      if texts.count > LinkedValue.choiceLimit { return [] }
    }
    var cases = value.cases
    for use in value.types where use.isInstance {
      guard use.isCovered || use.isSelf, isCalledLikeItsCases(use.type) else { return [] }
      if use.isSelf, !use.isCovered {
        guard index.types[use.type].form == .enumeration else { return [] }
        cases += enumCases(of: use.type).map { LinkedValue.CaseUse(ref: $0) }
      }
    }
    for use in cases {
      guard let type = index.owner(of: use.ref), isCalledLikeItsCases(type) else { return [] }
      var text = name(of: use.ref)
      text.isInPlace = false
      text.origin = use.ref
      texts.append(
        JoinedChoice(parts: text.parts, isDoubtful: use.isDoubtful, source: text)
      )
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
