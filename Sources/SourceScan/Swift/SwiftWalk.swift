internal import FileAccess

/// A walk through the tokens of a Swift file that takes down what it says about fonts.
///
/// It goes over the tokens once, keeping the open braces and parentheses on lists, and looks ahead at
/// expressions only to a fixed depth.
struct SwiftWalk {
  let source: SourceTokens
  let pairs: BracketPairs
  var facts: FileFacts
  var index = 0

  /// The braces that are open, the outermost first; the first stands for the file.
  var braces: [OpenBrace] = [OpenBrace(scope: SourceScope.file, kind: .body)]

  /// The parentheses that are open, by their tokens.
  var parentheses: [Int] = []

  /// What the braces are that come next, by their tokens, those of later tokens first.
  var coming: [Int: OpenBrace] = [:]

  /// The token at which a statement starts that may be the result of what is around it.
  var resultStart = -1

  /// The values that are being read and are of a type that is written down.
  var typedValue: (type: String, end: Int)?

  /// The calls that are already taken down as part of an expression, by the tokens of their names.
  var recorded: Set<Int> = []
  var recordedInOrder: [Int] = []

  init(_ source: SourceTokens, file: FilePath) {
    self.source = source
    pairs = BracketPairs(of: source.tokens)
    facts = FileFacts(file: file)
  }

  var tokens: [SourceToken] { source.tokens }
  var text: SourceText { source.text }
  var top: OpenBrace { braces[braces.count - 1] }
  var scope: SourceScope.ID { top.scope }

  mutating func walk() {
    while index < source.tokens.count {
      if index == resultStart { takeResult() }
      step()
    }
  }

  private mutating func step() {
    let token = source.tokens[index]
    switch token.kind {
    case .sign:
      stepSign(token)
      index += 1
    case .word:
      stepWord(token)
    case .directive where source.isDirective("#Preview", at: index):
      skipBraces()
    default:
      index += 1
    }
  }

  private mutating func stepSign(_ token: SourceToken) {
    switch token.sign {
    case UInt8(ascii: "{"): enter()
    case UInt8(ascii: "}"): leave()
    case UInt8(ascii: "("): parentheses.append(index)
    case UInt8(ascii: ")"): if parentheses.count > top.parentheses { parentheses.removeLast() }
    case UInt8(ascii: "["): takeElements(at: index)
    case UInt8(ascii: "="): takeAssignment()
    case 0: if source.isSign("==", at: index) || source.isSign("!=", at: index) { takeComparison() }
    default: break
    }
  }

  private mutating func stepWord(_ token: SourceToken) {
    let isMember = sign(".", at: index - 1)
    if !isMember, let keyword = SwiftKeyword(token, in: source.text) {
      // A label or a case may be called like a keyword.
      if !sign(":", at: index + 1) || keyword == .default { return take(keyword) }
      index += 1
      return
    }
    if sign("(", at: index + 1), !source.tokens[index + 1].flags.contains(.startsLine) {
      takeCall(isMember: isMember)
    } else {
      takeWord(isMember: isMember)
    }
    index += 1
  }

  /// Passes over a macro or type with all that is in its braces.
  mutating func skipBraces() {
    var next = index + 1
    while next < source.tokens.count, next < index + 64 {
      if sign("{", at: next) {
        index = (pairs.closing(next) ?? next) + 1
        return
      }
      next = (sign("(", at: next) ? pairs.closing(next) : nil) ?? next
      next += 1
    }
    index += 1
  }
}

extension SwiftWalk {
  /// Whether a token is a certain sign of one byte.
  func sign(_ character: Unicode.Scalar, at index: Int) -> Bool {
    source.tokens.indices.contains(index) && source.tokens[index].isSign(character)
  }

  /// Whether a token is an identifier or a keyword.
  func isWord(at index: Int) -> Bool {
    source.tokens.indices.contains(index) && source.tokens[index].isWord
  }

  /// The byte at which a token starts.
  func offset(of index: Int) -> Int {
    source.tokens.indices.contains(index) ? Int(source.tokens[index].start) : text.bytes.count
  }

  /// Whether a statement can start at a token.
  func startsStatement(at index: Int) -> Bool {
    guard source.tokens.indices.contains(index) else { return false }
    return source.tokens[index].flags.contains(.startsLine) || sign("{", at: index - 1)
      || sign(";", at: index - 1) || sign(":", at: index - 1) || source.isWord("in", at: index - 1)
  }
}

extension SourceTokens {
  /// Whether a token is a certain directive or macro.
  func isDirective(_ word: StaticString, at index: Int) -> Bool {
    tokens[index].kind == .directive && text.says(word, at: tokens[index].range)
  }
}
