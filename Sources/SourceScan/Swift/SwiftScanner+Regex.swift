extension SwiftScanner {
  /// Takes a regular expression, when a slash can be nothing else.
  ///
  /// Division is far more frequent, and a mistaken expression would swallow code. So it must stand
  /// where a value is expected, start without a space, and end on its line.
  ///
  /// - Returns: Whether it was one; if not, the place is unchanged.
  mutating func scanRegex(from start: Int) -> Bool {
    guard start >= noRegexBefore, expectsValue else { return false }
    switch byte(1) {
    case 0...0x20, UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: "="): return false
    default: break
    }
    var end = start + 1
    var isInClass = false
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        place = end + 1
        add(.regex, from: start, to: place)
        return true
      default: break
      }
      end += 1
    }
    noRegexBefore = end
    return false
  }

  /// Takes a regular expression in number signs; over several lines when a line ends behind its slash.
  mutating func scanExtendedRegex(pounds: Int, from start: Int) -> Bool {
    guard start >= noRegexBefore else { return false }
    var end = place + 1
    let isLong =
      end < bytes.count
      && (bytes[end] == UInt8(ascii: "\n") || bytes[end] == UInt8(ascii: "\r"))
    while end < bytes.count {
      let byte = bytes[end]
      if !isLong, byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      if byte == UInt8(ascii: "\\") {
        end += 2
        continue
      }
      end += 1
      if byte == UInt8(ascii: "/"), hasPounds(pounds, at: end) {
        place = end + pounds
        add(.regex, from: start, to: place)
        return true
      }
    }
    noRegexBefore = end
    return false
  }

  /// Whether the token before leaves room for a value, so that a slash is no division.
  private var expectsValue: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .sign:
      switch last.sign {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "."),
        UInt8(ascii: "`"), UInt8(ascii: "\\"), UInt8(ascii: "?"), UInt8(ascii: "!"):
        return false
      default: return true
      }
    case .stringHead, .stringMiddle: return true
    case .word:
      return Self.wordsBeforeValues.contains { word in
        word.utf8.count == last.range.count && bytes[last.range].elementsEqual(word.utf8)
      }
    default: return false
    }
  }

  private static let wordsBeforeValues = ["return", "in", "case", "try", "await", "if", "while"]
}
