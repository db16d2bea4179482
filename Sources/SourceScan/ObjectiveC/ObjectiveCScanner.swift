/// Takes Objective-C, and the C and C++ around it, apart into tokens in one pass over its bytes.
///
/// Branches of `#if` that no app on iOS compiles are left out, and so are directives other than
/// `#define`, whose words may be no code at all. An `@` is a token of its own, also before a literal.
/// Any bytes are fine, and the time is in proportion to them.
struct ObjectiveCScanner {
  let bytes: [UInt8]
  var place: Int
  var flags: SourceToken.Flags = .startsLine
  var result: SourceTokens

  /// The modules and folders of headers that are imported: `UIKit` of `<UIKit/UIKit.h>`.
  var imports: Set<String> = []

  /// The conditions around this place, the outermost first.
  var conditions: [ConditionBranch] = []

  /// How deep the conditions may be nested; further ones count as unknown.
  static let depthLimit = 256

  /// How many conditions beyond ``depthLimit`` are open.
  var conditionsBeyond = 0

  /// Scans a whole text.
  ///
  /// - Returns: The scanner at its end, with all that it found.
  static func scan(_ text: SourceText) -> ObjectiveCScanner {
    var scanner = ObjectiveCScanner(text)
    while scanner.place < scanner.bytes.count { scanner.scan() }
    return scanner
  }

  private init(_ text: SourceText) {
    bytes = text.bytes
    place = text.start
    result = SourceTokens(text: text)
  }

  /// A byte ahead; 0 behind the end.
  @inline(__always)
  func byte(_ ahead: Int = 0) -> UInt8 {
    let index = place + ahead
    return index < bytes.count ? bytes[index] : 0
  }

  mutating func add(_ kind: SourceToken.Kind, from start: Int, sign: UInt8 = 0) {
    result.tokens.append(
      SourceToken(kind: kind, start: start, end: place, sign: sign, flags: flags)
    )
    flags = []
  }

  private mutating func scan() {
    let start = place
    let first = bytes[place]
    switch first {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      place += 1
      flags = [.startsLine, .followsSpace]
    case UInt8(ascii: "R") where byte(1) == UInt8(ascii: "\""):
      scanRawString(from: start)
    case _ where SwiftScanner.isPartOfWord(first) && !Self.isDigit(first):
      skipWord()
      add(.word, from: start)
    case 0...0x20, 0x7F:
      place += 1
      flags.insert(.followsSpace)
    case UInt8(ascii: "\\"):
      scanBackslash(from: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      skipNumber()
      add(.number, from: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let isCutShort = skipLiteral()
      if isCutShort { flags.insert(.isCutShort) }
      add(first == UInt8(ascii: "\"") ? .string : .number, from: start)
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      skipLineComment()
      addComment(from: start)
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
      if skipBlockComment() { flags.insert(.isCutShort) }
      addComment(from: start)
    case UInt8(ascii: "#") where flags.contains(.startsLine):
      takeDirective(from: start)
    case _ where Self.isOperator(first):
      scanOperator(from: start)
    default:
      place += 1
      add(.sign, from: start, sign: first)
    }
  }

  /// A comment counts as white space; the first token behind it still starts the line.
  private mutating func addComment(from start: Int) {
    let cut = flags.remove(.isCutShort)
    result.comments.append(
      SourceToken(kind: .comment, start: start, end: place, flags: cut.map { [$0] } ?? [])
    )
    flags.insert(.followsSpace)
  }

  /// A backslash at the end of a line joins it with the next.
  private mutating func scanBackslash(from start: Int) {
    place += 1
    switch byte() {
    case UInt8(ascii: "\r") where byte(1) == UInt8(ascii: "\n"): place += 2
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): place += 1
    default: return add(.sign, from: start, sign: UInt8(ascii: "\\"))
    }
    flags.insert(.followsSpace)
  }

  private mutating func scanOperator(from start: Int) {
    place += 1
    while Self.isOperator(byte()) {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*") {
        break
      }
      place += 1
    }
    add(.sign, from: start, sign: place == start + 1 ? bytes[start] : 0)
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Whether a byte stands in operators of several.
  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
