extension SwiftWalk {
  /// Reads what a keyword starts, and moves on.
  mutating func take(_ keyword: SwiftKeyword) {
    let start = index
    switch keyword {
    case .import: takeImport()
    case .class, .struct, .enum, .protocol, .actor: takeType(keyword)
    case .extension: takeExtension()
    case .func: takeFunction(nameAt: index + 1)
    case .`init`: takeFunction(nameAt: index)
    case .let, .var: takeVariables(keyword)
    case .case: takeCase()
    case .default: if sign(":", at: index + 1) { resultStart = index + 2 }
    case .return: takeReturn()
    case .typealias: takeAlias()
    case .if, .guard, .while, .do, .catch, .else, .for, .switch: takeStatement(keyword)
    case .set, .willSet, .didSet: takeSetter()
    }
    if index == start { index += 1 }
  }

  private mutating func takeImport() {
    var name = index + 1
    // `import struct Module.Name`
    if isWord(at: name), isWord(at: name + 1), !tokens[name + 1].flags.contains(.startsLine) {
      name += 1
    }
    if isWord(at: name), !tokens[name].flags.contains(.startsLine) {
      facts.imports.insert(source[name])
    }
    index = name
  }

  private mutating func takeReturn() {
    guard let target = top.target, index + 1 < tokens.count,
      !tokens[index + 1].flags.contains(.startsLine)
    else { return }
    addResult(from: index + 1, to: target)
  }

  /// Reads a statement that may be what a body results in: when nothing follows it.
  mutating func takeResult() {
    guard let target = top.target, index < tokens.count else { return }
    if let keyword = SwiftKeyword(tokens[index], in: text), keyword != .`init` { return }
    let mark = expressionMark
    let (value, end) = statementValue(from: index)
    let next = sign(";", at: end) ? end + 1 : end
    let isLast =
      sign("}", at: next) || source.isWord("case", at: next) || source.isWord("default", at: next)
    guard isLast, isUseful(value) else { return takeBack(to: mark) }
    guard takesResults(target) else { return }
    facts.definitions[Int(target)].add(.init(value, scope: scope))
    keeps += 1
  }

  private mutating func addResult(from start: Int, to target: SourceDefinition.ID) {
    guard takesResults(target) else { return }
    let mark = expressionMark
    let (value, _) = statementValue(from: start)
    if isUseful(value) { keeps += 1 } else { takeBack(to: mark) }
    facts.definitions[Int(target)].add(.init(value, scope: scope))
  }

  /// Whether the results of a function or property can be names.
  private func takesResults(_ target: SourceDefinition.ID) -> Bool {
    guard let type = facts.definitions[Int(target)].type else { return true }
    return !Self.isWithoutNames(type)
  }

  /// Whether no value of a type can be a font name, or lead to one.
  static func isWithoutNames(_ type: String) -> Bool {
    let bytes = type.utf8.prefix(3)
    if bytes.count == 3, let third = bytes.last,
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(third)
    {
      let prefix = bytes.prefix(2)
      if prefix.elementsEqual("UI".utf8) { return true }
      if prefix.elementsEqual("CG".utf8) { return type != "CGFont" && type != "CGDataProvider" }
      if prefix.elementsEqual("NS".utf8), type != "NSString", type != "NSURL", type != "NSData" {
        return true
      }
    }
    return typesWithoutNames.contains(type)
  }

  private static let typesWithoutNames: Set<String> = [
    "UIFont", "Font", "View", "CGFloat", "Int", "Double", "Float", "Bool", "Color", "UIColor",
    "Void",
    "UIView", "UIImage", "Image", "Text", "CGRect", "CGSize", "CTFont", "SwiftUI.Font", "CGPoint",
    "Decimal", "TimeInterval", "UUID",
    "IndexPath", "Int32", "UInt64", "UInt8", "AnyView", "URLRequest", "URLSession", "JSONDecoder",
    "JSONEncoder", "Error", "Task", "DateFormatter", "NumberFormatter", "UserDefaults", "Timer",
    "Logger", "DispatchQueue", "Locale", "Calendar", "Never", "LocalizedStringKey",
    "UIViewController", "UITableViewCell", "UICollectionViewCell", "Date", "UInt", "Int64",
  ]

  private mutating func takeStatement(_ keyword: SwiftKeyword) {
    guard let brace = braceOfStatement(from: index) else { return }
    let isSwitch = keyword == .switch
    if keyword == .for { takeLoopVariable(before: brace) }
    switch keyword {
    case .switch: note(.cases(brace: brace), at: index)
    case .if, .guard, .while:
      note(.statement(brace: brace, isGuard: keyword == .guard), at: index)
      takeFallback(ofStatementAt: index, brace: brace, isGuard: keyword == .guard)
    default: break
    }
    guard keyword != .catch && keyword != .else || coming[brace] == nil else { return }
    var opened = OpenBrace(
      kind: isSwitch ? .cases : .statement,
      target: top.target,
      resultType: top.resultType
    )
    opened.isLoop = keyword == .for
    if keyword == .if || keyword == .guard, asksForFonts(in: (index + 1)..<brace) {
      opened.asksForFonts = true
      // What follows is left where there is the font, or where there is none. Braces that nothing closes
      // are not known to be left.
      let isLeft = pairs.closing(brace).map { leaves(within: (brace + 1)..<$0) } ?? false
      if keyword == .guard || isLeft { braces[braces.count - 1].asksForFonts = true }
    }
    expect(opened, at: brace)
  }

  /// The variable of a loop: `for name in names {`.
  private mutating func takeLoopVariable(before brace: Int) {
    var name = index + 1
    while source.isWord("try", at: name) || source.isWord("await", at: name) { name += 1 }
    if sign("(", at: name), let close = pairs.closing(name), close < brace {
      return takeNames(in: (name + 1)..<close)
    }
    guard isWord(at: name), source.isWord("in", at: name + 1) else { return }
    let (value, _) = expression(from: name + 2, before: brace, depth: 0)
    define(source[name], at: name, in: scopeOfNames(), values: [value])
  }

  /// What a setter does is no result.
  private mutating func takeSetter() {
    var brace = index + 1
    if sign("(", at: brace) { brace = (pairs.closing(brace) ?? brace) + 1 }
    guard sign("{", at: brace) else { return }
    expect(OpenBrace(kind: .body), at: brace)
  }

  /// A pattern of a `switch`, or cases of an enumeration.
  private mutating func takeCase() {
    if case .type(let isEnum) = top.kind {
      if isEnum { takeEnumCases() }
      return
    }
    guard case .cases = top.kind, startsStatement(at: index) else { return }
    var next = index + 1
    takeComparedText(at: next)
    while next < tokens.count, next < index + 200 {
      if sign(",", at: next) { takeComparedText(at: next + 1) }
      if sign(":", at: next) {
        resultStart = next + 1
        return
      }
      if sign("}", at: next) { return }
      if sign("(", at: next) || sign("[", at: next) || sign("{", at: next) {
        next = pairs.closing(next) ?? next
      }
      next += 1
    }
  }

  /// Cases of an enumeration: `case a = "A", b, c(String)`.
  private mutating func takeEnumCases() {
    var next = index + 1
    while isWord(at: next) {
      var definition = SourceDefinition(
        name: source[next],
        kind: .enumCase,
        scope: scope,
        offset: offset(of: next)
      )
      next += 1
      if sign("(", at: next) { next = (pairs.closing(next) ?? next) + 1 }
      if sign("=", at: next) {
        let (value, end) = statementValue(from: next + 1)
        definition.values = [.init(value, scope: scope)]
        next = max(end, next + 1)
      }
      _ = facts.add(definition)
      guard sign(",", at: next) else { break }
      next += 1
    }
    index = max(index + 1, next)
  }
}
