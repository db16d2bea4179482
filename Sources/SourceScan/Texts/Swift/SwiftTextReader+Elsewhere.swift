/// Text of SwiftUI that is not read on the screen of an app, or that follows rules of its own.
extension SwiftTextReader {
  /// The calls whose closures hold no text that a text style is meant for: bars keep their size, and
  /// show what is held down enlarged; a canvas is drawn.
  private static let bars: [StaticString] = [
    "toolbar", "ToolbarItem", "ToolbarItemGroup", "tabItem", "navigationBarItems", "Canvas",
  ]

  /// Whether a place is in a bar, or drawn.
  func isInBar(_ scope: Int) -> Bool {
    outline.scopes(around: scope).contains { around in
      guard outline.scopes[around].kind == .closure else { return false }
      let before = outline.scopes[around].range.lowerBound - 2
      let call = sign(")", before) ? opening(before).map { $0 - 1 } ?? before : before
      return isWord(call) && Self.bars.contains { says($0, call) }
    }
  }

  /// Whether a chain of modifiers is of something that nobody reads: it is drawn into a picture, or
  /// hidden from assistive technologies, as ornaments are.
  func isOrnament(_ chain: ViewChain) -> Bool {
    if let start = chain.start, sign("(", start - 1), sign(".", start - 3) {
      if says("draw", start - 2) || says("resolve", start - 2) { return true }
    }
    return chain.modifiers.contains { name, arguments in
      says("accessibilityHidden", name) && says("true", arguments.lowerBound)
    }
  }

  /// Whether what a text is made of is known to have no letter and no digit: a bullet, an arrow, a
  /// picture.
  func isSymbol(_ arguments: Range<Int>) -> Bool {
    var next = arguments.lowerBound
    while next < arguments.upperBound {
      let token = tokens[next]
      switch token.kind {
      case .string, .stringHead, .stringMiddle, .stringTail:
        let text = String(decoding: source.text.bytes[token.range], as: UTF8.self)
        let reads = text.unicodeScalars.contains { scalar in
          scalar.properties.isAlphabetic || scalar.properties.generalCategory == .decimalNumber
        }
        if reads { return false }
      case .word where says("Image", next) && sign("(", next + 1):
        guard let close = pairs.closing(next + 1) else { return false }
        next = close
      case .word where says("verbatim", next) && sign(":", next + 1): next += 1
      default: return false
      }
      next += 1
    }
    return !arguments.isEmpty
  }

  /// `ImageRenderer(content: Receipt())`: what a view shows is drawn into a picture or a PDF.
  mutating func takeRenderer(_ mark: SwiftOutline.Mark) {
    let token = mark.token
    guard sign("(", token + 1), says("content", token + 2), sign(":", token + 3) else { return }
    let view = token + 4
    if says("self", view) {
      guard let type = outline.type(around: mark.scope) else { return }
      facts.drawnTypes.insert(outline.scopes[type].name)
    } else if isWord(view) {
      if sign("(", view + 1) {
        facts.drawnTypes.insert(source[view])
      } else if let id = outline.variable(source[view], from: mark.scope, at: view),
        let type = typeName(of: id)
      {
        facts.drawnTypes.insert(type)
      }
    }
  }
}
