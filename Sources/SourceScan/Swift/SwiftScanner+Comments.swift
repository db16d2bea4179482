extension SwiftScanner {
  /// A comment, a regular expression, or an operator.
  mutating func scanSlash(from start: Int) {
    switch byte(1) {
    case UInt8(ascii: "/"):
      skipLine()
      addComment(from: start)
    case UInt8(ascii: "*"):
      skipBlock()
      addComment(from: start)
    default:
      guard !scanRegex(from: start) else { return }
      place += 1
      // `/=` and the like; a second slash would be a comment.
      if byte() == UInt8(ascii: "=") { place += 1 }
      add(.sign, from: start, to: place, sign: place == start + 1 ? UInt8(ascii: "/") : 0)
    }
  }

  private mutating func addComment(from start: Int) {
    let startsLine = flags.contains(.startsLine)
    var own = flags
    if isCutShort { own.insert(.isCutShort) }
    isCutShort = false
    comments.append(SourceToken(kind: .comment, start: start, end: place, flags: own))
    flags = startsLine ? [.startsLine, .followsSpace] : .followsSpace
  }

  /// Passes over what is left of a line, without its end.
  mutating func skipLine() {
    var end = place
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
      end += 1
    }
    place = end
  }

  /// Passes over a comment and those in it.
  private mutating func skipBlock() {
    var depth = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        depth += 1
        place += 2
      case UInt8(ascii: "*") where byte(1) == UInt8(ascii: "/"):
        depth -= 1
        place += 2
        if depth == 0 { return }
      default:
        place += 1
      }
    }
    isCutShort = true
  }
}
