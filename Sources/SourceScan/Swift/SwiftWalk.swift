internal import FileAccess

/// A walk through the tokens of a Swift file that takes down what it says about fonts.
///
/// It goes over the tokens once, keeping the open braces and parentheses on lists, and looks ahead at
/// expressions only to a fixed depth.
struct SwiftWalk {
  let source: SourceTokens
  let tokens: [SourceToken]
  let text: SourceText
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

  /// The variable whose value is being read, and where that ends.
  var heldValue: (name: Int, end: Int)?

  /// The calls that are already taken down as part of an expression, by the tokens of their names.
  var recorded: Set<Int> = []
  var recordedInOrder: [Int] = []

  /// The functions whose calls are wanted.
  let wanted: Set<String>
  let wantedHashes: Set<UInt32>

  /// The hashes of the names of all functions that are called.
  var called: Set<UInt32> = []

  /// The places with branches.
  var branchSites: [BranchSite] = []

  /// The statements that ask for another font where one is not there.
  var fallbacks: [Fallback] = []

  /// The chain of requests that a `??` goes on with, and the token of this sign.
  var openChain: (id: Int, sign: Int)?

  /// The requests whose results variables are set to, by the variables.
  var variableRequests: [Int: [Int]] = [:]

  /// How much was taken down for which the names around it matter.
  var keeps = 0

  init(_ source: SourceTokens, file: FilePath, wanted: Set<String>) {
    self.source = source
    tokens = source.tokens
    text = source.text
    self.wanted = wanted
    wantedHashes = Set(wanted.map { CalledNames.hash($0.utf8) })
    pairs = BracketPairs(of: source.tokens)
    facts = FileFacts(file: file)
    braces[0].end = source.tokens.count
  }

  var top: OpenBrace { braces[braces.count - 1] }
  var scope: SourceScope.ID { top.scope }

  /// Whether calls of a function are wanted.
  func isWanted(_ name: Int) -> Bool {
    !wanted.isEmpty && wantedHashes.contains(hash(of: name)) && wanted.contains(source[name])
  }

  /// The hash of a word.
  func hash(of index: Int) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for place in tokens[index].range {
      hash = (hash ^ UInt32(text.bytes[place])) &* 16_777_619
    }
    return hash
  }

  mutating func walk() {
    while index < tokens.count {
      if index == resultStart { takeResult() }
      step()
    }
    takeBranches()
  }

  private mutating func step() {
    let token = tokens[index]
    switch token.kind {
    case .sign:
      stepSign(token)
      index += 1
    case .word:
      stepWord(token)
    case .string:
      takeLoadedFile()
      index += 1
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
    case UInt8(ascii: "&"): takeInOut()
    case UInt8(ascii: "?"):
      if isWord(at: index - 1), isTernaryMark(at: index) { note(.flag, at: index) }
    case 0 where source.isSign("??", at: index): takeFallbackCalls()
    case 0 where source.isSign("+=", at: index): takeAssignment(isAppending: true)
    case 0: if source.isSign("==", at: index) || source.isSign("!=", at: index) { takeComparison() }
    default: break
    }
  }

  private mutating func stepWord(_ token: SourceToken) {
    let isMember = sign(".", at: index - 1)
    if !isMember, let keyword = SwiftKeyword(token, in: text) {
      // A label or a case may be called like a keyword.
      if !sign(":", at: index + 1) || keyword == .default { return take(keyword) }
      index += 1
      return
    }
    takeTraits(ofNamedFontAt: index, isMember: isMember)
    if sign("(", at: index + 1), !tokens[index + 1].flags.contains(.startsLine) {
      if isMember, source.isWord("font", at: index) { takeModifiers(ofFontAt: index) }
      takeCall(isMember: isMember)
      if isMember, sign("{", at: index + 2) { takeIteration(at: index) }
    } else {
      takeWord(isMember: isMember)
    }
    index += 1
  }

  /// Passes over a macro or type with all that is in its braces.
  mutating func skipBraces() {
    var next = index + 1
    while next < tokens.count, next < index + 64 {
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
    tokens.indices.contains(index) && tokens[index].isSign(character)
  }

  /// Whether a token is an identifier or a keyword.
  func isWord(at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].isWord
  }

  /// The byte at which a token starts.
  func offset(of index: Int) -> Int {
    tokens.indices.contains(index) ? Int(tokens[index].start) : text.bytes.count
  }

  /// Whether a statement can start at a token.
  func startsStatement(at index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    return tokens[index].flags.contains(.startsLine) || sign("{", at: index - 1)
      || sign(";", at: index - 1) || sign(":", at: index - 1) || source.isWord("in", at: index - 1)
  }
}

extension SourceTokens {
  /// Whether a token is a certain directive or macro.
  func isDirective(_ word: StaticString, at index: Int) -> Bool {
    tokens[index].kind == .directive && text.says(word, at: tokens[index].range)
  }
}
