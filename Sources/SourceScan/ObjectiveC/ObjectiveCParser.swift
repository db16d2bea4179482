/// Walks through the tokens of a file in Objective-C and takes down what may lead to a font name.
///
/// It is no grammar of the language: what it does not know it steps over, one token at least, and
/// every token is looked at a fixed number of times.
struct ObjectiveCParser {
  let source: SourceTokens
  let pairs: BracketPairs
  var facts: FileFacts

  /// The next token.
  var index = 0

  /// The token behind the last; within a macro that of the next line.
  var end: Int

  /// Where names are looked up.
  var scope: SourceScope.ID = SourceScope.file

  /// The method or function whose body this is; `nil` in a block, which returns for itself.
  var function: SourceDefinition.ID?

  /// The class whose interface or implementation this is; empty outside.
  var container = ""

  /// The requests of which a variable is held against `nil`, by the number of the chain that they are
  /// then.
  var variableChains: [Int: Range<Int>] = [:]

  /// The variables that are held against `nil`, in the same way.
  var testedVariables: Set<Int> = []

  /// How deep expressions and blocks may still be nested.
  var room = 64

  init(_ source: SourceTokens, facts: FileFacts) {
    self.source = source
    pairs = BracketPairs(of: source.tokens)
    self.facts = facts
    end = source.tokens.count
  }
}

extension ObjectiveCParser {
  /// Whether the next token, or one behind it, is a sign of one byte.
  func isSign(_ sign: Unicode.Scalar, ahead: Int = 0) -> Bool {
    let place = index + ahead
    return place >= 0 && place < end && source.tokens[place].isSign(sign)
  }

  /// Whether the next token, or one behind it, is an identifier or a keyword.
  func isWord(ahead: Int = 0) -> Bool {
    let place = index + ahead
    return place >= 0 && place < end && source.tokens[place].kind == .word
  }

  /// Whether the next token, or one behind it, is a certain word.
  func isWord(_ word: StaticString, ahead: Int = 0) -> Bool {
    index + ahead < end && source.isWord(word, at: index + ahead)
  }

  /// The byte at which a token starts.
  func offset(of index: Int) -> Int {
    source.tokens.indices.contains(index) ? Int(source.tokens[index].start) : 0
  }

  /// The token that closes the bracket at a token, before the end of the macro or file.
  func closing(_ index: Int) -> Int? {
    pairs.closing(index).flatMap { $0 < end ? $0 : nil }
  }

  /// Passes over tokens up to the one behind the next of some sign; to the end when there is none.
  mutating func skip(behind sign: Unicode.Scalar) {
    while index < end, !isSign(sign) { index += 1 }
    index = min(index + 1, end)
  }

  /// Looks through what is left before a bracket that closes, and steps behind it.
  mutating func finish(_ closing: Int) {
    while index < closing { parseStatement() }
    index = closing + 1
  }
}
