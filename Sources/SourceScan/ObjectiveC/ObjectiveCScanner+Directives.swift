/// One `#if` with its branches, as far as they have been read.
struct ConditionBranch {
  /// Whether the branch that is being read is compiled for iOS, as far as we know.
  var isTaken: Bool

  /// Whether an earlier branch, or this one, is compiled for certain, so that no later one is.
  var isDecided: Bool
}

extension ObjectiveCScanner {
  /// Takes a directive: of `#define` the words are tokens, of conditions the wrong branches are passed
  /// over, and the rest is left out.
  mutating func takeDirective(from start: Int) {
    place += 1
    skipBlanks()
    let nameStart = place
    skipWord()
    let name = String(decoding: bytes[nameStart..<place], as: UTF8.self)
    switch name {
    case "define":
      // The line's tokens follow; their end is the next token that starts a line.
      return add(.directive, from: start)
    case "if", "ifdef", "ifndef", "elif", "elifdef", "elifndef", "else", "endif":
      takeCondition(name, PreprocessorCondition(of: name, words: wordsOfLine()).value)
      if conditions.contains(where: { !$0.isTaken }) { passOver() }
    case "import", "include":
      skipBlanks()
      if byte() == UInt8(ascii: "<") {
        place += 1
        let start = place
        skipWord()
        imports.insert(String(decoding: bytes[start..<place], as: UTF8.self))
      }
      skipRestOfDirective()
    default:
      skipRestOfDirective()
    }
  }

  private mutating func takeCondition(_ name: String, _ value: Bool?) {
    switch name {
    case "if", "ifdef", "ifndef":
      guard conditions.count < Self.depthLimit else { return conditionsBeyond += 1 }
      conditions.append(ConditionBranch(isTaken: value != false, isDecided: value == true))
    case "endif":
      if conditionsBeyond > 0 { conditionsBeyond -= 1 } else { _ = conditions.popLast() }
    default:
      guard conditionsBeyond == 0, let last = conditions.indices.last else { return }
      let value = name == "else" ? true : value
      conditions[last].isTaken = value != false && !conditions[last].isDecided
      if value == true { conditions[last].isDecided = true }
    }
  }

  /// Passes over a branch that is not compiled, up to the directive that ends it.
  ///
  /// Only comments and directives are looked for: the rest may be in any language.
  private mutating func passOver() {
    var depth = 0
    var isAtStart = false
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        place += 1
        isAtStart = true
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        skipLineComment()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        _ = skipBlockComment()
      case UInt8(ascii: "\""):
        _ = skipLiteral()
        isAtStart = false
      case UInt8(ascii: "#") where isAtStart:
        let start = place
        place += 1
        skipBlanks()
        let nameStart = place
        skipWord()
        switch String(decoding: bytes[nameStart..<place], as: UTF8.self) {
        case "if", "ifdef", "ifndef": depth += 1
        case "endif" where depth > 0: depth -= 1
        case "endif", "else", "elif", "elifdef", "elifndef":
          guard depth == 0 else { break }
          place = start
          flags = [.startsLine, .followsSpace]
          return
        default: break
        }
        isAtStart = false
      case 0...0x20:
        place += 1
      default:
        place += 1
        isAtStart = false
      }
    }
  }

  /// The words and signs on the rest of a directive's line.
  private mutating func wordsOfLine() -> [String] {
    var words: [String] = []
    let start = place
    skipRestOfDirective()
    let end = place
    place = start
    defer { place = end }
    // A condition of more words is a table, and none that we could work out.
    while place < end, words.count < 256 {
      let wordStart = place
      skipWord()
      if place == wordStart {
        let first = byte()
        place += 1
        if first == UInt8(ascii: "/"), byte() == UInt8(ascii: "*") {
          place -= 1
          _ = skipBlockComment()
          continue
        }
        if first == UInt8(ascii: "/"), byte() == UInt8(ascii: "/") { break }
        if first <= 0x20 || first == UInt8(ascii: "\\") { continue }
        if byte() == first && "&|=".utf8.contains(first)
          || byte() == UInt8(ascii: "=") && "!<>".utf8.contains(first)
        {
          place += 1
        }
      }
      words.append(String(decoding: bytes[wordStart..<min(place, end)], as: UTF8.self))
    }
    return words
  }

  mutating func skipBlanks() {
    while byte() == UInt8(ascii: " ") || byte() == UInt8(ascii: "\t") { place += 1 }
  }

  /// Passes over the rest of a directive's line, and of those that backslashes join to it.
  ///
  /// Its words need not be code: `#pragma mark - What's new` has a quote without a second one.
  private mutating func skipRestOfDirective() {
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n"),
      bytes[place] != UInt8(ascii: "\r")
    {
      if bytes[place] == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        _ = skipBlockComment()
      } else if bytes[place] == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
        skipLineComment()
      } else {
        let isJoin = bytes[place] == UInt8(ascii: "\\")
        place += 1
        if isJoin, byte() == UInt8(ascii: "\r"), byte(1) == UInt8(ascii: "\n") { place += 1 }
        if isJoin, place < bytes.count { place += 1 }
      }
    }
  }
}
