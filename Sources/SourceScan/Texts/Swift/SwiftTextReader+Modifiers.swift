extension SwiftTextReader {
  /// A chain of SwiftUI's modifiers around one of them.
  struct ViewChain {
    /// What the modifiers are laid on.
    enum Root {
      /// A view that shows a text.
      case text
      /// Symbols and pictures.
      case image
      /// What a modifier or style is handed over: `content`, `configuration.label`, `self`.
      case content
      case unknown
    }

    var root = Root.unknown

    /// The name of the view at the start, and its token.
    var name = ""
    var start: Int?

    /// The modifiers, each with its arguments.
    var modifiers: [(name: Int, arguments: Range<Int>)] = []
  }

  /// `.font(…)` of a view.
  mutating func takeModifier(_ mark: SwiftOutline.Mark) {
    let token = mark.token
    guard imports.contains("SwiftUI") || imports.contains("WidgetKit"),
      !says("func", token - 1), let close = pairs.closing(token + 1)
    else { return }
    let arguments = expressions.arguments((token + 2)..<max(token + 2, close))
    guard arguments.count == 1, arguments[0].label.isEmpty else { return }
    let chain = viewChain(around: token, in: mark.scope)
    guard chain.root == .text || chain.root == .content, !followsCategory(mark.scope),
      !isOrnament(chain), !isInBar(mark.scope)
    else { return }
    let font = expressions.font(arguments[0].value, place(mark), 0, owner: "Font")
    var setting = FontSetting(font: font, adjusting: .adjusts, offset: offset(token))
    setting.control = chain.root == .text ? chain.name : nil
    if let type = outline.type(around: mark.scope) {
      setting.type = outline.scopes[type].name
    }
    facts.settings.append(setting)
  }

  /// The chain that a modifier is part of.
  func viewChain(around token: Int, in scope: Int) -> ViewChain {
    var chain = ViewChain()
    var start = token
    var isContent = false
    while sign(".", start - 1), chain.modifiers.count < 32 {
      var end = start - 2
      // The views of a closure behind the call are what it holds.
      var braces: [Range<Int>] = []
      while sign("}", end), let open = opening(end), braces.count < 4 {
        braces.append((open + 1)..<end)
        end = open - 1
        if sign(":", end), isWord(end - 1) { end -= 2 }
      }
      var arguments = (end + 1)..<(end + 1)
      if sign(")", end), let open = opening(end) {
        arguments = (open + 1)..<end
        end = open - 1
      }
      guard isWord(end) else { return chain }
      if sign(".", end - 1) {
        if !arguments.isEmpty || !braces.isEmpty || sign("(", end + 1) {
          chain.modifiers.append((end, arguments))
        } else {
          isContent = isContent || says("label", end) || says("content", end)
        }
        start = end
        continue
      }
      finish(&chain, rootAt: end, arguments, braces, isContent: isContent, in: scope)
      takeFollowing(token, into: &chain)
      return chain
    }
    // `.font(…)` with nothing before it: `self` of an extension.
    if !sign(".", token - 1), startsStatement(start) || says("return", token - 1) {
      if let type = outline.type(around: scope) {
        let scope = outline.scopes[type]
        if scope.isExtension, scope.name == "View" || scope.name == "Text" { chain.root = .content }
      }
      takeFollowing(token, into: &chain)
    }
    return chain
  }

  private func takeFollowing(_ token: Int, into chain: inout ViewChain) {
    var next = token
    while chain.modifiers.count < 48, isWord(next), sign("(", next + 1),
      let close = pairs.closing(next + 1)
    {
      if next != token { chain.modifiers.append((next, (next + 2)..<max(next + 2, close))) }
      var end = close + 1
      while sign("{", end), !tokens[end].flags.contains(.startsLine), let brace = pairs.closing(end)
      {
        end = brace + 1
      }
      guard sign(".", end) else { return }
      next = end + 1
    }
  }

  private func finish(
    _ chain: inout ViewChain,
    rootAt root: Int,
    _ arguments: Range<Int>,
    _ braces: [Range<Int>],
    isContent: Bool,
    in scope: Int
  ) {
    let name = source[root]
    chain.name = name
    chain.start = root
    if outline.ownTypes.contains(name) { return }
    if sign("(", root + 1) || sign("{", root + 1) {
      switch name {
      case "Text": chain.root = isSymbol(arguments) ? .image : .text
      case "TextField", "SecureField", "TextEditor", "Link": chain.root = .text
      case "Label", "Toggle", "Button", "NavigationLink", "Menu", "Picker", "Stepper", "DatePicker":
        let isTitled =
          tokens.indices.contains(arguments.lowerBound) && !arguments.isEmpty
          && [.string, .stringHead].contains(tokens[arguments.lowerBound].kind)
        chain.root = isTitled || holdsText(braces) ? .text : .unknown
      case "Image", "AsyncImage": chain.root = .image
      case "VStack", "HStack", "ZStack", "Group", "List", "Form", "Section", "LazyVStack",
        "LazyHStack", "ScrollView", "ForEach":
        chain.root = holdsText(braces) ? .text : .unknown
      default: break
      }
      return
    }
    switch name {
    case "content":
      chain.root = isViewModifier(scope) ? .content : .unknown
    case "configuration": chain.root = isContent ? .content : .unknown
    case "self":
      guard let type = outline.type(around: scope) else { return }
      let scope = outline.scopes[type]
      if scope.isExtension, scope.name == "View" || scope.name == "Text" { chain.root = .content }
    default:
      // A text that has a name: `let title = Text("A")`.
      guard let id = outline.variable(name, from: scope, at: root) else { return }
      if typeName(of: id) == "Text" { chain.root = .text }
    }
  }

  private func isViewModifier(_ scope: Int) -> Bool {
    guard let type = outline.type(around: scope) else { return false }
    return outline.scopes[type].inherits.contains("ViewModifier")
  }

  private func holdsText(_ braces: [Range<Int>]) -> Bool {
    var looked = 0
    for brace in braces {
      for token in brace where isWord(token) {
        looked += 1
        guard looked < 400 else { return false }
        if sign("(", token + 1), says("Text", token) || says("Label", token) { return true }
      }
    }
    return false
  }
}
