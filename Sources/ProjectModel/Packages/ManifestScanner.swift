/// Takes Swift apart into tokens, as far as a manifest needs it.
///
/// Any bytes are fine: what is no Swift comes as signs.
struct ManifestScanner {
  private let bytes: [UInt8]
  private var place = 0

  /// The tokens, in order; comments are left out.
  private(set) var tokens: [ManifestToken] = []

  /// Takes a whole text apart.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    while place < bytes.count { scan() }
  }

  private func byte(_ ahead: Int = 0) -> UInt8 {
    place + ahead < bytes.count ? bytes[place + ahead] : 0
  }

  private mutating func scan() {
    let start = place
    switch byte() {
    case 0x20, 0x09...0x0D: place += 1
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""): add(.string(string(hashes: 0)), from: start)
    case UInt8(ascii: "#"): scanHash()
    case UInt8(ascii: "`"):
      place += 1
      let word = word()
      if byte() == UInt8(ascii: "`") { place += 1 }
      add(.word(word), from: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      while Self.isPartOfWord(byte()) || isPointInNumber { place += 1 }
      add(.number(text(from: start)), from: start)
    case let first where Self.isPartOfWord(first): add(.word(word()), from: start)
    case let sign:
      place += 1
      add(.sign(sign), from: start)
    }
  }

  /// Whether there is a point between two digits.
  private var isPointInNumber: Bool {
    byte() == UInt8(ascii: ".") && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(1))
  }

  private mutating func add(_ kind: ManifestToken.Kind, from start: Int) {
    tokens.append(ManifestToken(kind: kind, start: start, end: place))
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  private mutating func word() -> String {
    let start = place
    while Self.isPartOfWord(byte()) { place += 1 }
    return text(from: start)
  }

  private mutating func skipLine() {
    while place < bytes.count, byte() != UInt8(ascii: "\n"), byte() != UInt8(ascii: "\r") {
      place += 1
    }
  }

  /// Passes over a comment, with those in it.
  private mutating func skipComment() {
    var depth = 0
    while place < bytes.count {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        place += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        place += 2
        if depth == 0 { return }
      } else {
        place += 1
      }
    }
  }

  /// A raw string, or a directive.
  private mutating func scanHash() {
    let start = place
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if byte(hashes) == UInt8(ascii: "\"") {
      place += hashes
      add(.string(string(hashes: hashes)), from: start)
    } else {
      place += 1
      add(.directive(word()), from: start)
    }
  }
}

extension ManifestScanner {
  /// Reads a string literal from its first quote on.
  ///
  /// - Parameter hashes: How many signs `#` are around it.
  /// - Returns: Its value; `nil` when it is computed, spans lines or does not end.
  private mutating func string(hashes: Int) -> String? {
    let quote = UInt8(ascii: "\"")
    let isLong = byte(1) == quote && byte(2) == quote
    let quotes = isLong ? 3 : 1
    place += quotes
    var value: [UInt8] = []
    var isKnown = !isLong
    while place < bytes.count {
      if byte() == quote, (1..<quotes).allSatisfy({ byte($0) == quote }),
        (0..<hashes).allSatisfy({ byte(quotes + $0) == UInt8(ascii: "#") })
      {
        place += quotes + hashes
        return isKnown ? String(decoding: value, as: UTF8.self) : nil
      }
      if byte() == UInt8(ascii: "\\"),
        (0..<hashes).allSatisfy({ byte(1 + $0) == UInt8(ascii: "#") })
      {
        place += 1 + hashes
        if byte() == UInt8(ascii: "(") {
          isKnown = false
          skipInterpolation()
        } else if let scalar = escape() {
          value += Array(String(Character(scalar)).utf8)
        } else {
          isKnown = false
        }
        continue
      }
      // The literal ends nowhere: what follows is read as if it had.
      if !isLong, byte() == UInt8(ascii: "\n") { return nil }
      value.append(byte())
      place += 1
    }
    return nil
  }

  /// Reads what follows the backslash of an escape; `nil` for one that does not exist.
  private mutating func escape() -> Unicode.Scalar? {
    let letter = byte()
    place += 1
    switch letter {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "0"): return "\0"
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "'"): return "'"
    case UInt8(ascii: "u"):
      guard byte() == UInt8(ascii: "{") else { return nil }
      place += 1
      let digits = word()
      guard byte() == UInt8(ascii: "}") else { return nil }
      place += 1
      return UInt32(digits, radix: 16).flatMap { Unicode.Scalar($0) }
    default: return nil
    }
  }

  /// Passes over an expression in a string, with the strings in it as far as they have no quotes of
  /// their own.
  private mutating func skipInterpolation() {
    var depth = 0
    var isInString = false
    while place < bytes.count, byte() != UInt8(ascii: "\n") {
      switch byte() {
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "(") where !isInString: depth += 1
      case UInt8(ascii: ")") where !isInString: depth -= 1
      default: break
      }
      place += 1
      if depth == 0 { return }
    }
  }
}
