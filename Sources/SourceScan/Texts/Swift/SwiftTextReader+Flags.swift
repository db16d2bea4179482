extension SwiftTextReader {
  /// `label.adjustsFontForContentSizeCategory = true`.
  mutating func takeFlag(_ mark: SwiftOutline.Mark) {
    let token = mark.token
    guard sign("=", token + 1), !says("false", token + 2) else { return }
    guard let path = path(before: token) else {
      // `UILabel.appearance().adjusts… = true`
      if sign(")", token - 2), let open = opening(token - 2), says("appearance", open - 1) {
        facts.flagsAll = true
      }
      return flagNameless(in: mark.scope)
    }
    let subject = subject(path.names, in: mark.scope)
    flagged.insert(subject.key)
    if subject.key.hasPrefix("self ") { return }
    guard let variable = subject.variable else {
      if let name = subject.names.last { facts.flaggedNames.insert(name) }
      if subject.names.count > 1 { return }
      return flagNameless(in: mark.scope)
    }
    facts.flaggedVariables.insert(outline.variables[variable].name)
    if let maker = maker(of: variable) { facts.flaggedCalls.insert(maker) }
    if subject.isNameless { flagNameless(in: mark.scope) }
  }

  private mutating func flagNameless(in scope: Int) {
    flagsNameless = true
    guard let type = outline.type(around: scope) else { return }
    facts.flaggingTypes.insert(outline.scopes[type].name)
  }

  /// The function whose result a variable is set to.
  private func maker(of variable: Int) -> String? {
    guard let value = outline.variables[variable].value else { return nil }
    var token = value.lowerBound
    while isWord(token), sign(".", token + 1), isWord(token + 2), token < value.lowerBound + 6 {
      token += 2
    }
    return isWord(token) && sign("(", token + 1) ? source[token] : nil
  }

  /// Says of each text whose font has to be set anew whether something does.
  mutating func settle() {
    var open: [(setting: Int, subject: TextSubject)] = []
    for (place, subject) in candidates {
      guard facts.settings[place].adjusting == .missing else { continue }
      if flagged.contains(subject.key) || flagsNameless {
        facts.settings[place].adjusting = .adjusts
        continue
      }
      if let variable = subject.variable {
        let declared = outline.variables[variable]
        facts.settings[place].isOutlet = declared.attributes.contains { says("IBOutlet", $0) }
        facts.settings[place].maker = functionReturning(variable)
      }
      open.append((place, subject))
    }
    guard !open.isEmpty else { return }
    let names = Set(open.compactMap { $0.subject.names.first })
    let handedOver = namesHandedOver(names)
    for (place, subject) in open {
      if let maker = facts.settings[place].maker, facts.flaggedCalls.contains(maker) {
        facts.settings[place].adjusting = .adjusts
      } else if let name = subject.names.first, handedOver.contains(name) {
        facts.settings[place].adjusting = .unknown
      }
    }
  }

  /// The function that returns a local.
  private func functionReturning(_ variable: Int) -> String? {
    let declared = outline.variables[variable]
    let body = outline.body(around: declared.scope)
    guard case .function(let id) = outline.scopes[body].kind else { return nil }
    let function = outline.functions[id]
    let isReturned = function.returns.contains { value, _ in
      value.count == 1 && source[value.lowerBound] == declared.name
    }
    return isReturned ? function.name : nil
  }

  /// Those of some names that are handed over to something which may set the flag: a function that is
  /// not UIKit's, or a method that UIKit's classes do not have.
  func namesHandedOver(_ names: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for token in tokens.indices where tokens[token].isWord {
      // A member of something else, apart from `self.label`.
      guard !sign(".", token - 1) || says("self", token - 2) else { continue }
      let name = source[token]
      guard names.contains(name), !found.contains(name) else { continue }
      let start = sign(".", token - 1) ? token - 2 : token
      if sign(".", token + 1), isWord(token + 2), sign("(", token + 3) || sign("{", token + 3) {
        if !Self.harmless.contains(source[token + 2]) { found.insert(name) }
      } else if sign(",", token + 1) || sign(")", token + 1), mayBeArgument(start) {
        if let function = function(calledAround: start), !Self.harmless.contains(function) {
          found.insert(name)
        }
      }
    }
    return found
  }

  private func mayBeArgument(_ start: Int) -> Bool {
    sign("(", start - 1) || sign(",", start - 1) || sign(":", start - 1) || sign("&", start - 1)
  }

  /// The function in whose parentheses a token stands.
  private func function(calledAround token: Int) -> String? {
    var next = token - 1
    for _ in 0..<64 {
      guard next > 0 else { return nil }
      if let open = opening(next) {
        next = open - 1
        continue
      }
      if sign("(", next) { return isWord(next - 1) ? source[next - 1] : nil }
      if sign("[", next) || sign("{", next) { return nil }
      next -= 1
    }
    return nil
  }

  /// Functions of the system that set no flag.
  private static let harmless: Set<String> = [
    "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview", "UIStackView",
    "bringSubviewToFront", "sendSubviewToBack", "setContentHuggingPriority", "sizeToFit",
    "setContentCompressionResistancePriority", "removeFromSuperview", "constraint", "activate",
    "addGestureRecognizer", "addTarget", "setTitle", "setTitleColor", "setImage", "addInteraction",
    "setCustomSpacing", "becomeFirstResponder", "resignFirstResponder", "NSLayoutConstraint",
    "removeArrangedSubview", "constraints", "pinEdges", "convert", "sizeThatFits", "layoutIfNeeded",
    "setNeedsLayout", "addConstraint", "addConstraints", "UIView", "animate", "transition", "print",
    "makeConstraints", "remakeConstraints", "UIBarButtonItem", "setAttributedTitle",
    "setNeedsDisplay", "isDescendant", "guard", "if", "return", "accessibilityElements", "anchor",
    "removeConstraints", "removeAllConstraints", "hitTest", "insert",
  ]
}
