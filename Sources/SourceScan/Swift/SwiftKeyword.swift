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
  init?(_ token: SourceToken, in text: SourceText) {
    guard token.kind == .word, (2...9).contains(token.range.count) else { return nil }
    let candidates: [(StaticString, SwiftKeyword)]
    switch text.bytes[Int(token.start)] {
    case UInt8(ascii: "a"): candidates = Self.a
    case UInt8(ascii: "c"): candidates = Self.c
    case UInt8(ascii: "d"): candidates = Self.d
    case UInt8(ascii: "e"): candidates = Self.e
    case UInt8(ascii: "f"): candidates = Self.f
    case UInt8(ascii: "g"): candidates = Self.g
    case UInt8(ascii: "i"): candidates = Self.i
    case UInt8(ascii: "l"): candidates = Self.l
    case UInt8(ascii: "p"): candidates = Self.p
    case UInt8(ascii: "r"): candidates = Self.r
    case UInt8(ascii: "s"): candidates = Self.s
    case UInt8(ascii: "t"): candidates = Self.t
    case UInt8(ascii: "v"): candidates = Self.v
    case UInt8(ascii: "w"): candidates = Self.w
    default: return nil
    }
    for (word, keyword) in candidates where text.says(word, at: token.range) {
      self = keyword
      return
    }
    return nil
  }

  private static let a: [(StaticString, SwiftKeyword)] = [("actor", .actor)]
  private static let c: [(StaticString, SwiftKeyword)] = [
    ("case", .case), ("class", .class), ("catch", .catch),
  ]
  private static let d: [(StaticString, SwiftKeyword)] = [
    ("default", .default), ("do", .do), ("didSet", .didSet),
  ]
  private static let e: [(StaticString, SwiftKeyword)] = [
    ("else", .else), ("enum", .enum), ("extension", .extension),
  ]
  private static let f: [(StaticString, SwiftKeyword)] = [("func", .func), ("for", .for)]
  private static let g: [(StaticString, SwiftKeyword)] = [("guard", .guard)]
  private static let i: [(StaticString, SwiftKeyword)] = [
    ("if", .if), ("init", .`init`), ("import", .import),
  ]
  private static let l: [(StaticString, SwiftKeyword)] = [("let", .let)]
  private static let p: [(StaticString, SwiftKeyword)] = [("protocol", .protocol)]
  private static let r: [(StaticString, SwiftKeyword)] = [("return", .return)]
  private static let s: [(StaticString, SwiftKeyword)] = [
    ("struct", .struct), ("switch", .switch), ("set", .set),
  ]
  private static let t: [(StaticString, SwiftKeyword)] = [("typealias", .typealias)]
  private static let v: [(StaticString, SwiftKeyword)] = [("var", .var)]
  private static let w: [(StaticString, SwiftKeyword)] = [("while", .while), ("willSet", .willSet)]
}
