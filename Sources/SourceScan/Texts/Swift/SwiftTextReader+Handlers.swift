extension SwiftTextReader {
  /// Finds out which types and functions set fonts anew when a person chooses another text size.
  mutating func takeHandlers() {
    for mark in outline.marks {
      switch mark.word {
      case .traitRegistration: takeRegistration(mark)
      case .traitChange:
        // `UIContentSizeCategory.didChangeNotification`
        if says("UIContentSizeCategoryDidChange", mark.token)
          || says("didChangeNotification", mark.token + 2)
        {
          handle(typeAround: mark.scope)
        }
      default: continue
      }
    }
    for function in outline.functions where Self.handlers.contains(function.name) {
      guard function.body.count < 4000 else { continue }
      var calls: Set<String> = []
      var setsFont = false
      for token in function.body where isWord(token) {
        if sign("(", token + 1), !says("super", token - 2) { calls.insert(source[token]) }
        if says("font", token), sign("=", token + 1) { setsFont = true }
      }
      handlerCalls.formUnion(calls)
      let isTrait = function.name == "traitCollectionDidChange"
      let doesSomething =
        setsFont
        || calls.contains { name in
          guard !Self.sparingCalls.contains(name) else { return false }
          // What it calls may set fonts, when it is of this file; of others nobody knows.
          guard let all = outline.functionsByName[name] else { return !isOperatorLike(name) }
          return all.prefix(8).contains { givesFont(in: outline.functions[$0].body) }
        }
      if isTrait, doesSomething { handle(typeAround: function.scope) }
    }
  }

  private static let handlers: Set<String> = [
    "traitCollectionDidChange", "layoutSubviews", "viewDidLayoutSubviews",
    "viewWillLayoutSubviews", "updateConfiguration",
  ]

  /// Calls of a handler that set no font.
  private static let sparingCalls: Set<String> = [
    "traitCollectionDidChange", "hasDifferentColorAppearance", "print", "NSLog", "setNeedsDisplay",
    "resolvedColor", "cgColor", "invalidateIntrinsicContentSize", "if", "guard",
  ]

  private func isOperatorLike(_ name: String) -> Bool { name.first?.isUppercase == true }

  private func givesFont(in body: Range<Int>) -> Bool {
    body.prefix(4000).contains { says("font", $0) && sign("=", $0 + 1) }
  }

  private mutating func takeRegistration(_ mark: SwiftOutline.Mark) {
    guard sign("(", mark.token + 1), let close = pairs.closing(mark.token + 1) else { return }
    let first = expressions.arguments((mark.token + 2)..<max(mark.token + 2, close)).first
    if let first, sign("[", first.value.lowerBound),
      !first.value.contains(where: { says("UITraitPreferredContentSizeCategory", $0) })
    {
      return
    }
    handle(typeAround: mark.scope)
  }

  private mutating func handle(typeAround scope: Int) {
    guard let type = outline.type(around: scope) else { return }
    handledTypes.insert(outline.scopes[type].name)
  }

  /// Whether a font that is set at a place is set anew for another text size.
  func isHandled(in scope: Int) -> Bool {
    if let type = outline.type(around: scope), handledTypes.contains(outline.scopes[type].name) {
      return true
    }
    guard let function = outline.function(around: scope) else { return false }
    let name = outline.functions[function].name
    return Self.handlers.contains(name) || handlerCalls.contains(name)
  }
}
