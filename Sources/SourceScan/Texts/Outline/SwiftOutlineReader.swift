/// Goes over the tokens of a file once and takes down what stands where.
struct SwiftOutlineReader {
  let source: SourceTokens
  let tokens: [SourceToken]
  let pairs: BracketPairs
  var outline = SwiftOutline()
  var index = 0

  /// The braces that are open.
  var open = [0]

  /// What the braces are that come, by their tokens.
  var coming: [Int: SwiftOutline.Scope] = [:]

  init(_ source: SourceTokens, pairs: BracketPairs) {
    self.source = source
    tokens = source.tokens
    self.pairs = pairs
    // About as many as files have; growing takes longer than the rest.
    outline.scopes.reserveCapacity(source.tokens.count / 24)
    outline.variables.reserveCapacity(source.tokens.count / 48)
    outline.marks.reserveCapacity(source.tokens.count / 64)
    outline.scopes.append(.init(kind: .file, parent: 0, range: 0..<source.tokens.count))
  }

  var scope: Int { open[open.count - 1] }

  /// Reads the file.
  static func outline(of source: SourceTokens, pairs: BracketPairs) -> SwiftOutline {
    var reader = SwiftOutlineReader(source, pairs: pairs)
    while reader.index < reader.tokens.count {
      reader.step()
      reader.index += 1
    }
    var outline = reader.outline
    outline.variablesByName = NamePlaces(outline.variables.lazy.map(\.name))
    outline.functionsByName = NamePlaces(outline.functions.lazy.map(\.name))
    return outline
  }

  private mutating func step() {
    let token = tokens[index]
    switch token.kind {
    case .sign:
      switch token.sign {
      case UInt8(ascii: "{"): enter()
      case UInt8(ascii: "}"): leave()
      case UInt8(ascii: "="):
        if isWord(index - 1) { outline.assignedWords.append(Int32(clamping: index - 1)) }
      default: break
      }
    case .word, .quotedWord:
      let isMember = sign(".", index - 1)
      if let word = TextWord(token, in: source.text) {
        outline.marks.append(.init(word: word, token: index, scope: scope))
        if word == .sizeAsked || word == .dynamicTypeSize && !sign("(", index + 1) { noteAsking() }
      }
      if !isMember, token.kind == .word { takeKeyword() }
    case .directive where source.isDirective("#Preview", at: index):
      if let brace = firstBrace(behind: index) { expect(.preview, at: brace) }
    default: break
    }
  }

  private mutating func takeKeyword() {
    guard let keyword = SwiftKeyword(tokens[index], in: source.text) else {
      let isStatement = source.isWord("defer", at: index) || source.isWord("repeat", at: index)
      if isStatement, !sign(":", index + 1) { expectStatement() }
      return
    }
    guard !sign(":", index + 1) else { return }
    switch keyword {
    case .actor, .class, .enum, .protocol, .struct: takeType()
    case .catch, .do, .for, .guard, .if, .switch, .while: expectStatement()
    case .else: if sign("{", index + 1) { expectStatement() }
    case .extension: takeType(isExtension: true)
    case .func: takeFunction(nameAt: index + 1)
    case .`init`: takeFunction(nameAt: index)
    case .let, .var: takeVariable()
    case .return: takeReturn()
    case .case, .default, .didSet, .import, .set, .typealias, .willSet: break
    }
  }

  private mutating func expectStatement() {
    if let brace = firstBrace(behind: index) { expect(.statement, at: brace) }
  }

  /// Notes what a brace is; what is known already stays.
  mutating func expect(_ kind: SwiftOutline.Scope.Kind, at brace: Int) {
    guard coming[brace] == nil else { return }
    coming[brace] = .init(kind: kind, parent: scope, range: brace..<(pairs.closing(brace) ?? brace))
  }

  private mutating func enter() {
    var scope =
      coming.removeValue(forKey: index)
      ?? .init(kind: .closure, parent: self.scope, range: index..<index)
    scope.parent = self.scope
    scope.range = (index + 1)..<max(index + 1, pairs.closing(index) ?? tokens.count)
    outline.scopes.append(scope)
    let id = outline.scopes.count - 1
    if case .function(let function) = scope.kind { outline.functions[function].bodyScope = id }
    if case .variable(let variable) = scope.kind { outline.variables[variable].bodyScope = id }
    open.append(id)
  }

  /// Notes that the bodies around this place ask which text size a person chose.
  private mutating func noteAsking() {
    for place in open.suffix(32) {
      switch outline.scopes[place].kind {
      case .function, .variable: outline.askingBodies.insert(place)
      default: continue
      }
    }
  }

  private mutating func leave() {
    if open.count > 1 { open.removeLast() }
  }

  private mutating func takeReturn() {
    let end = valueEnd(from: index + 1)
    guard end > index + 1 else { return }
    let value = (value: (index + 1)..<end, scope: scope)
    for place in open.reversed() {
      switch outline.scopes[place].kind {
      case .statement: continue
      case .function(let id): outline.functions[id].returns.append(value)
      case .variable(let id): outline.variables[id].returns.append(value)
      default: break
      }
      return
    }
  }
}
