/// Takes Swift apart into tokens in one pass over its bytes.
///
/// Any bytes are fine, and the time is in proportion to them: literals that do not end, comments within
/// comments, interpolations within interpolations, which are kept on a list of their own.
struct SwiftScanner {
  let bytes: [UInt8]
  var place: Int
  var flags: SourceToken.Flags = .startsLine
  var tokens: [SourceToken] = []
  var comments: [SourceToken] = []

  /// The literals whose interpolation is being read, the innermost last.
  var literals: [OpenLiteral] = []

  /// Whether the comment that was passed over has no end.
  var isCutShort = false

  /// Up to where no slash can be the end of a regular expression: the search found none.
  var noRegexBefore = 0

  /// Scans a whole text.
  static func scan(_ text: SourceText) -> SourceTokens {
    var scanner = SwiftScanner(text)
    scanner.scanAll()
    var result = SourceTokens(text: text)
    result.tokens = scanner.tokens
    result.comments = scanner.comments
    return result
  }

  private init(_ text: SourceText) {
    bytes = text.bytes
    place = text.start
    tokens.reserveCapacity((bytes.count - place) / 5)
    if byte() == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { skipLine() }
  }

  /// A byte ahead; 0 behind the end, where no token starts.
  @inline(__always)
  func byte(_ ahead: Int = 0) -> UInt8 {
    let index = place + ahead
    return index < bytes.count ? bytes[index] : 0
  }

  mutating func add(_ kind: SourceToken.Kind, from start: Int, to end: Int, sign: UInt8 = 0) {
    tokens.append(SourceToken(kind: kind, start: start, end: end, sign: sign, flags: flags))
    flags = []
  }

  private mutating func scanAll() {
    while place < bytes.count { scan() }
  }

  private mutating func scan() {
    let start = place
    let first = bytes[place]
    switch first {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      place += 1
      flags = [.startsLine, .followsSpace]
      leaveLine()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      skipWord()
      add(.word, from: start, to: place)
    case 0...0x20, 0x7F:
      place += 1
      flags.insert(.followsSpace)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      skipNumber()
      add(.number, from: start, to: place)
    case UInt8(ascii: "\""):
      openString(pounds: 0, from: start)
    case UInt8(ascii: "#"):
      scanPound(from: start)
    case UInt8(ascii: "`"):
      scanQuotedWord(from: start)
    case UInt8(ascii: "/"):
      scanSlash(from: start)
    case UInt8(ascii: "("):
      if !literals.isEmpty { literals[literals.count - 1].depth += 1 }
      addSign(first)
    case UInt8(ascii: ")"):
      guard let literal = literals.last else { return addSign(first) }
      guard literal.depth == 0 else {
        literals[literals.count - 1].depth -= 1
        return addSign(first)
      }
      literals.removeLast()
      place += 1
      scanSegment(of: literal, from: start, isHead: false)
    case UInt8(ascii: "."):
      if byte(1) == first { scanOperator(from: start) } else { addSign(first) }
    case _ where Self.isOperator(first):
      scanOperator(from: start)
    default:
      addSign(first)
    }
  }

  private mutating func addSign(_ sign: UInt8) {
    add(.sign, from: place, to: place + 1, sign: sign)
    place += 1
  }

  private mutating func scanOperator(from start: Int) {
    let takesDots = byte() == UInt8(ascii: ".")
    place += 1
    while Self.isOperator(byte()) || takesDots && byte() == UInt8(ascii: ".") {
      // A comment starts inside: `*/` cannot, since no operator starts with it here.
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*") {
        break
      }
      place += 1
    }
    add(.sign, from: start, to: place, sign: place == start + 1 ? bytes[start] : 0)
  }

  /// Whether a byte stands in operators; full stops, which only some of them have, aside.
  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"),
      UInt8(ascii: "?"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
