extension SwiftTextReader {
  /// `Font.custom(…)` and `….scaledFont(for: …)`.
  mutating func takeScaling(_ mark: SwiftOutline.Mark) {
    let token = mark.token
    guard sign("(", token + 1), sign(".", token - 1), let close = pairs.closing(token + 1) else {
      return
    }
    let start = chainStart(token)
    if mark.word == .custom {
      guard imports.contains("SwiftUI") || imports.contains("WidgetKit"),
        says("Font", token - 2) || start == token - 1 && isFont(expectedAt: start, in: mark.scope)
      else { return }
    }
    let owner = mark.word == .custom ? "Font" : "UIFont"
    let value = expressions.font(start..<(close + 1), place(mark), 0, owner: owner)
    guard case .font(let font) = value, font.form == .swiftUICustom || font.form == .metrics else {
      return
    }
    var scaling = ScalingCall(font: font)
    if font.form == .metrics, isDefault(start..<(token - 1), mark) {
      scaling.ignoresStyle = hasStyleParameter(mark.scope)
    }
    if case .parameter(let position) = font.size,
      let function = outline.function(around: mark.scope)
    {
      pending.append((function, position, scaling))
    }
    facts.scalings.append(Placed(fact: scaling, offset: offset(sign(".", start) ? token : start)))
  }

  /// The first token of a chain that ends at a name: `UIFontMetrics` of `UIFontMetrics(…).scaledFont`.
  func chainStart(_ name: Int) -> Int {
    var start = name
    for _ in 0..<16 {
      guard sign(".", start - 1) else { return start }
      var end = start - 2
      if sign("?", end) || sign("!", end), !tokens[end].flags.contains(.followsSpace) { end -= 1 }
      if sign(")", end), let open = opening(end), isWord(open - 1) { end = open - 1 }
      guard isWord(end), !FontExpressions.endsBeforeValue(source, end) else { return start - 1 }
      start = end
    }
    return start
  }

  private mutating func isDefault(_ range: Range<Int>, _ mark: SwiftOutline.Mark) -> Bool {
    expressions.metrics(range, place(mark), 0)?.isDefault ?? false
  }

  /// Whether the function around a place is told a text style.
  private func hasStyleParameter(_ scope: Int) -> Bool {
    guard let function = outline.function(around: scope) else { return false }
    return outline.functions[function].parameters.contains { parameter in
      parameter.type.contains { says("TextStyle", $0) }
    }
  }

  /// Whether the context wants a `Font` where a value starts with a full stop.
  private func isFont(expectedAt start: Int, in scope: Int) -> Bool {
    var before = start - 1
    // Within a choice it is the same as before it.
    for _ in 0..<24 {
      guard tokens.indices.contains(before) else { return false }
      if sign("(", before) { return says("font", before - 1) }
      if sign("=", before) || sign("{", before) || says("return", before)
        || tokens[before + 1].flags.contains(.startsLine)
      {
        break
      }
      before = (opening(before) ?? before) - 1
    }
    if says("return", before) || sign("{", before) || startsStatement(start) {
      for around in outline.scopes(around: scope) {
        switch outline.scopes[around].kind {
        case .function(let id): return outline.functions[id].result == "Font"
        case .variable(let id): return typeName(of: id) == "Font"
        default: continue
        }
      }
      return false
    }
    guard sign("=", before),
      let colon = ((max(0, before - 4))..<before).last(where: { sign(":", $0) })
    else { return false }
    return says("Font", colon + 1) || says("Font", colon + 3)
  }

  /// Looks for calls of the file that hand over scaled sizes to functions which scale them again.
  mutating func takeCallers() {
    guard !pending.isEmpty else { return }
    var byName: [String: [Int]] = [:]
    for (place, one) in pending.enumerated() {
      byName[outline.functions[one.function].name, default: []].append(place)
    }
    for token in tokens.indices where tokens[token].isWord && sign("(", token + 1) {
      guard let places = byName[source[token]], !says("func", token - 1),
        let close = pairs.closing(token + 1)
      else { continue }
      let arguments = expressions.arguments((token + 2)..<max(token + 2, close))
      for place in places.prefix(4) {
        let (function, position, scaling) = pending[place]
        let parameters = outline.functions[function].parameters
        guard let fit = FontExpressions.fit(parameters, arguments.map(\.label)),
          let argument = fit[position]
        else { continue }
        let scope = outline.scope(at: token)
        guard !outline.isPreview(scope) else { continue }
        expressions.begin()
        let size = expressions.size(
          arguments[argument].value,
          FontExpressions.Place(scope: scope),
          0
        )
        guard case .scaled = size else { continue }
        var found = scaling
        found.font.size = size
        facts.scalings.append(Placed(fact: found, offset: offset(token)))
      }
    }
  }
}

extension FontExpressions {
  /// Whether a word is none that has a value: `return`, `case`.
  static func endsBeforeValue(_ source: SourceTokens, _ index: Int) -> Bool {
    ["return", "in", "else", "case", "try", "await"].contains(source[index])
  }
}
