/// Goes from token to token of a PostScript program without running it.
///
/// What is in doubt is an error, never a guess. See Adobe's *PostScript Language Reference*, third
/// edition, section 3.2.
struct PostScriptScanner {
  /// Where the next token is looked for.
  private(set) var position = 0

  /// Finds the next token.
  ///
  /// - Parameter bytes: The program; the same each time.
  /// - Returns: The token, or `nil` when nothing but spaces and comments is left.
  /// - Throws: When the bytes end within a token or do not make one.
  mutating func next(in bytes: Span<UInt8>) throws(TableError) -> PostScriptToken? {
    skipSpaces(in: bytes)
    guard position < bytes.count else { return nil }
    let start = position
    switch bytes[start] {
    case UInt8(ascii: "("):
      try skipString(in: bytes)
      return PostScriptToken(kind: .string, range: start + 1..<position - 1)
    case UInt8(ascii: "<"):
      try skipHexString(in: bytes)
      return PostScriptToken(kind: .other, range: start..<position)
    case UInt8(ascii: "{"):
      try skipProcedure(in: bytes)
      return PostScriptToken(kind: .other, range: start..<position)
    case UInt8(ascii: "["), UInt8(ascii: "]"):
      position += 1
      return PostScriptToken(kind: .other, range: start..<position)
    case UInt8(ascii: "/"):
      position += 1
      let range = try skipRegular(in: bytes)
      return PostScriptToken(kind: .name, range: range)
    default:
      let range = try skipRegular(in: bytes)
      return PostScriptToken(kind: .word, range: range)
    }
  }

  private mutating func skipSpaces(in bytes: Span<UInt8>) {
    while position < bytes.count {
      if bytes[position].isPostScriptSpace {
        position += 1
      } else if bytes[position] == UInt8(ascii: "%") {
        skipComment(in: bytes)
      } else {
        return
      }
    }
  }

  private mutating func skipComment(in bytes: Span<UInt8>) {
    while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D {
      position += 1
    }
  }

  /// Skips a name or a word, whose characters have no meaning of their own.
  private mutating func skipRegular(in bytes: Span<UInt8>) throws(TableError) -> Range<Int> {
    let start = position
    while position < bytes.count, bytes[position].isPostScriptRegular { position += 1 }
    guard position > start else {
      throw TableError(offset: start, .malformed("there is no name or word"))
    }
    return start..<position
  }

  /// Skips a string; parentheses within it come in pairs or follow a backslash.
  private mutating func skipString(in bytes: Span<UInt8>) throws(TableError) {
    let start = position
    var depth = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return }
    }
    throw TableError(offset: start, .malformed("the string does not end"))
  }

  private mutating func skipHexString(in bytes: Span<UInt8>) throws(TableError) {
    let start = position
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: ">") { return }
      guard byte.isHexadecimalDigit || byte.isPostScriptSpace else {
        throw TableError(offset: position - 1, .malformed("it is no hexadecimal digit"))
      }
    }
    throw TableError(offset: start, .malformed("the string of digits does not end"))
  }

  /// Skips a procedure and those within it, by counting and not by recursion.
  private mutating func skipProcedure(in bytes: Span<UInt8>) throws(TableError) {
    let start = position
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "("): try skipString(in: bytes)
      case UInt8(ascii: "<"): try skipHexString(in: bytes)
      case UInt8(ascii: "%"): skipComment(in: bytes)
      case UInt8(ascii: "{"):
        depth += 1
        position += 1
      case UInt8(ascii: "}"):
        depth -= 1
        position += 1
        if depth == 0 { return }
      default: position += 1
      }
    }
    throw TableError(offset: start, .malformed("the procedure does not end"))
  }
}

extension UInt8 {
  /// The characters that separate tokens, without the NUL that PostScript counts among them: in a
  /// font it is damage.
  var isPostScriptSpace: Bool {
    self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 || self == 0x0C
  }

  /// Whether the byte may be part of a name or a word.
  fileprivate var isPostScriptRegular: Bool {
    switch self {
    case 0, 0x20, 0x0A, 0x0D, 0x09, 0x0C: false
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"): false
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): false
    case UInt8(ascii: "/"), UInt8(ascii: "%"): false
    default: true
    }
  }

  fileprivate var isHexadecimalDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
    default: false
    }
  }
}
