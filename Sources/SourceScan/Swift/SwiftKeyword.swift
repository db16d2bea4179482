/// The keywords at which a walk through Swift stops.
enum SwiftKeyword {
  case `actor`
  case `case`
  case `catch`
  case `class`
  case `default`
  case `didSet`
  case `do`
  case `else`
  case `enum`
  case `extension`
  case `for`
  case `func`
  case `guard`
  case `if`
  case `import`
  case `init`
  case `let`
  case `protocol`
  case `return`
  case `set`
  case `struct`
  case `switch`
  case `typealias`
  case `var`
  case `while`
  case `willSet`

  /// Tells a keyword from a name; `nil` for names and for other keywords.
  ///
  /// Every word of a source passes here, so that length and first letter leave two at most.
  init?(_ token: SourceToken, in text: SourceText) {
    guard token.kind == .word else { return nil }
    let range = token.range
    let first = text.bytes[range.lowerBound]
    switch range.count {
    case 2:
      if first == UInt8(ascii: "i"), text.says("if", at: range) {
        self = .if
        return
      }
      if first == UInt8(ascii: "d"), text.says("do", at: range) {
        self = .do
        return
      }
    case 3:
      if first == UInt8(ascii: "l"), text.says("let", at: range) {
        self = .let
        return
      }
      if first == UInt8(ascii: "v"), text.says("var", at: range) {
        self = .var
        return
      }
      if first == UInt8(ascii: "f"), text.says("for", at: range) {
        self = .for
        return
      }
      if first == UInt8(ascii: "s"), text.says("set", at: range) {
        self = .set
        return
      }
    case 4:
      if first == UInt8(ascii: "f"), text.says("func", at: range) {
        self = .func
        return
      }
      if first == UInt8(ascii: "c"), text.says("case", at: range) {
        self = .case
        return
      }
      if first == UInt8(ascii: "e"), text.says("else", at: range) {
        self = .else
        return
      }
      if first == UInt8(ascii: "e"), text.says("enum", at: range) {
        self = .enum
        return
      }
      if first == UInt8(ascii: "i"), text.says("init", at: range) {
        self = .`init`
        return
      }
    case 5:
      if first == UInt8(ascii: "g"), text.says("guard", at: range) {
        self = .guard
        return
      }
      if first == UInt8(ascii: "c"), text.says("class", at: range) {
        self = .class
        return
      }
      if first == UInt8(ascii: "c"), text.says("catch", at: range) {
        self = .catch
        return
      }
      if first == UInt8(ascii: "w"), text.says("while", at: range) {
        self = .while
        return
      }
      if first == UInt8(ascii: "a"), text.says("actor", at: range) {
        self = .actor
        return
      }
    case 6:
      if first == UInt8(ascii: "r"), text.says("return", at: range) {
        self = .return
        return
      }
      if first == UInt8(ascii: "s"), text.says("struct", at: range) {
        self = .struct
        return
      }
      if first == UInt8(ascii: "s"), text.says("switch", at: range) {
        self = .switch
        return
      }
      if first == UInt8(ascii: "i"), text.says("import", at: range) {
        self = .import
        return
      }
      if first == UInt8(ascii: "d"), text.says("didSet", at: range) {
        self = .didSet
        return
      }
    case 7:
      if first == UInt8(ascii: "d"), text.says("default", at: range) {
        self = .default
        return
      }
      if first == UInt8(ascii: "w"), text.says("willSet", at: range) {
        self = .willSet
        return
      }
    case 8:
      if first == UInt8(ascii: "p"), text.says("protocol", at: range) {
        self = .protocol
        return
      }
    case 9:
      if first == UInt8(ascii: "e"), text.says("extension", at: range) {
        self = .extension
        return
      }
      if first == UInt8(ascii: "t"), text.says("typealias", at: range) {
        self = .typealias
        return
      }
    default: break
    }
    return nil
  }
}
