extension SwiftTextReader {
  /// Tables of fewer categories are none: code may treat some of them apart.
  private static let leastCategories = 6

  /// A table of sizes by category, at one of its categories.
  mutating func takeTable(_ mark: SwiftOutline.Mark) {
    guard sign(".", mark.token - 1) else { return }
    if sign(":", mark.token + 1), let open = bracket(around: mark.token), sign("[", open) {
      takeDictionary(open)
    } else {
      takeSwitch(mark)
    }
  }

  /// The bracket around a token.
  private func bracket(around token: Int) -> Int? {
    var next = token - 1
    for _ in 0..<400 {
      guard next >= 0 else { return nil }
      if let open = opening(next) {
        next = open - 1
        continue
      }
      if sign("[", next) || sign("{", next) || sign("(", next) { return next }
      next -= 1
    }
    return nil
  }

  private mutating func takeDictionary(_ open: Int) {
    guard knownTables.insert(open).inserted else { return }
    var first = open
    var table = SizeTable(cells: [])
    if sign(":", open - 1), isWord(open - 2), sign(".", open - 3),
      let outer = bracket(around: open - 2), sign("[", outer)
    {
      guard knownTables.insert(outer).inserted else { return }
      first = outer
      for (key, value) in elements(outer) {
        guard sign("[", value.lowerBound) else { continue }
        knownTables.insert(value.lowerBound)
        for (category, points) in elements(value.lowerBound) {
          guard let points = number(points) else { continue }
          table.cells.append(
            .init(style: source[key], category: source[category], points: points)
          )
        }
      }
    } else {
      for (category, points) in elements(open) {
        guard let points = number(points) else { continue }
        table.cells.append(.init(category: source[category], points: points))
      }
    }
    add(table, at: first)
  }

  /// The elements of a dictionary whose keys are members: `.large: 17`.
  private func elements(_ open: Int) -> [(key: Int, value: Range<Int>)] {
    guard let close = pairs.closing(open) else { return [] }
    var found: [(key: Int, value: Range<Int>)] = []
    var start = open + 1
    while start < close, found.count < 64 {
      var end = start
      while end < close, !sign(",", end) {
        if sign("(", end) || sign("[", end) || sign("{", end) { end = pairs.closing(end) ?? end }
        end += 1
      }
      end = min(end, close)
      if let colon = (start..<min(end, start + 8)).first(where: { sign(":", $0) }),
        isWord(colon - 1), sign(".", colon - 2)
      {
        found.append((colon - 1, (colon + 1)..<end))
      }
      start = end + 1
    }
    return found
  }

  private func number(_ range: Range<Int>) -> Double? {
    guard range.count == 1, tokens[range.lowerBound].kind == .number else { return nil }
    return FontExpressions.number(source[range.lowerBound])
  }

  /// `switch category { case .large: return 17 … }`.
  private mutating func takeSwitch(_ mark: SwiftOutline.Mark) {
    guard outline.scopes[mark.scope].kind == .statement else { return }
    let range = outline.scopes[mark.scope].range
    let brace = range.lowerBound - 1
    guard knownTables.insert(brace).inserted, range.count < 2000,
      let keyword = (max(0, brace - 32)..<brace).last(where: { says("switch", $0) })
    else { return }
    var table = SizeTable(cells: [])
    var next = range.lowerBound
    while next < range.upperBound {
      let isDefault = says("default", next) && sign(":", next + 1)
      guard isDefault || says("case", next) else {
        next += 1
        continue
      }
      guard let colon = (next..<range.upperBound).first(where: { sign(":", $0) }) else { break }
      let names = (next..<colon).filter { isWord($0) && sign(".", $0 - 1) }
      var end = colon + 1
      while end < range.upperBound, !says("case", end), !says("default", end) || !sign(":", end + 1)
      {
        end += 1
      }
      if isDefault {
        table.hasDefault = true
      } else if let points = result((colon + 1)..<end) {
        table.cells += names.map { .init(category: source[$0], points: points) }
      }
      next = end
    }
    add(table, at: keyword)
  }

  /// The number that a case results in: `return 17`, `size = 17`, `17`.
  private func result(_ range: Range<Int>) -> Double? {
    var start = range.lowerBound
    if says("return", start) {
      start += 1
    } else if let equals = range.prefix(6).first(where: { sign("=", $0) }) {
      start = equals + 1
    }
    return number(start..<range.upperBound)
  }

  private mutating func add(_ table: SizeTable, at token: Int) {
    guard Set(table.cells.map(\.category)).count >= Self.leastCategories else { return }
    facts.tables.append(Placed(fact: table, offset: offset(token)))
  }
}
