extension SwiftTextReader {
  /// Finds the functions that run when Bold Text is turned on and off.
  mutating func takeBoldHandlers() {
    var names: Set<String> = []
    for mark in outline.marks where mark.word == .boldText {
      if let function = outline.function(around: mark.scope) { boldFunctions.insert(function) }
      // `addObserver(self, selector: #selector(update), name: …boldTextStatusDidChange…)`
      if let name = selector(before: mark.token) { names.insert(name) }
    }
    for function in boldFunctions where outline.functions[function].body.count < 4000 {
      for token in outline.functions[function].body
      where isWord(token) && sign("(", token + 1) {
        names.insert(source[token])
      }
    }
    for name in names { boldFunctions.formUnion(outline.functionsByName[name]?.prefix(8) ?? []) }
  }

  private func selector(before token: Int) -> String? {
    for place in max(0, token - 16)..<token where source.isDirective("#selector", at: place) {
      guard let close = pairs.closing(place + 1) else { return nil }
      var last = close - 1
      if sign(")", last), let open = opening(last) { last = open - 1 }
      return isWord(last) ? source[last] : nil
    }
    return nil
  }

  /// Takes down whether a font that such a function sets is made of the one that was there.
  mutating func takeBoldSetting(
    _ mark: SwiftOutline.Mark,
    _ subject: TextSubject,
    from start: Int
  ) {
    guard let function = outline.function(around: mark.scope), boldFunctions.contains(function)
    else { return }
    let value = (mark.token + 2)..<valueEnd(from: mark.token + 2)
    let isOfItself = value.contains { token in
      says("font", token) && isSame(token, as: subject)
    }
    let isBolder = value.contains { isWord($0) && source[$0].lowercased().contains("bold") }
    boldSettings.append((function, subject.key, offset(start), isOfItself && isBolder))
  }

  private func isSame(_ token: Int, as subject: TextSubject) -> Bool {
    guard !sign(":", token + 1), !sign("(", token + 1), let path = path(before: token) else {
      return false
    }
    let names = path.names.map { source[$0] }.drop { $0 == "self" }
    return Array(names) == subject.names
  }

  /// Keeps the settings that nothing takes back.
  mutating func settleBold() {
    let restored = Set(boldSettings.lazy.filter { !$0.isOfItself }.map(\.key))
    facts.unrestored = boldSettings.filter { $0.isOfItself && !restored.contains($0.key) }
      .map(\.offset)
  }
}
