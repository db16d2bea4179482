extension SwiftTextReader {
  /// `view.maximumContentSizeCategory = .extraLarge`.
  mutating func takeMaximum(_ mark: SwiftOutline.Mark) {
    let token = mark.token
    guard sign("=", token + 1), let path = path(before: token), startsStatement(path.start),
      !followsCategory(mark.scope)
    else { return }
    // Bars show their titles large in another way.
    let names = path.names.map { source[$0].lowercased() }
    guard !names.contains(where: { $0.hasSuffix("bar") }) else { return }
    let end = valueEnd(from: token + 2)
    guard let category = category((token + 2)..<end) else { return }
    facts.caps.append(
      Placed(
        fact: CategoryCap(category: category, api: "maximumContentSizeCategory"),
        offset: offset(path.start)
      )
    )
  }

  /// `.dynamicTypeSize(...DynamicTypeSize.xxxLarge)`, `.dynamicTypeSize(.large)`.
  mutating func takeRange(_ mark: SwiftOutline.Mark) {
    let token = mark.token
    guard sign("(", token + 1), let close = pairs.closing(token + 1),
      !sign(".", token - 1) || !says("environment", token - 2)
    else { return }
    let range = (token + 2)..<max(token + 2, close)
    var upper = range
    var isExclusive = false
    if let dots = range.first(where: {
      source.isSign("...", at: $0) || source.isSign("..<", at: $0)
    }) {
      upper = (dots + 1)..<range.upperBound
      isExclusive = source.isSign("..<", at: dots)
    }
    guard let category = category(upper) else { return }
    let chain = viewChain(around: token, in: mark.scope)
    guard chain.root != .image else { return }
    var cap = CategoryCap(category: category, isExclusive: isExclusive, api: "dynamicTypeSize(_:)")
    if let value = font(of: chain, mark) {
      // One that is not known, or does not grow, is no reason to say something.
      guard case .font(let font) = value, font.scales == true else { return }
      switch font.style ?? .named("body") {
      case .named(let style): cap.style = style
      case .unknown, .parameter: break
      }
      cap.isCustom = font.form == .swiftUICustom
    }
    facts.caps.append(Placed(fact: cap, offset: offset(token)))
  }

  /// The category that an expression names: `.large`, `DynamicTypeSize.large`.
  private func category(_ range: Range<Int>) -> String? {
    let range = expressions.bare(range)
    guard (2...4).contains(range.count), isWord(range.upperBound - 1),
      sign(".", range.upperBound - 2)
    else { return nil }
    if range.count > 2 {
      guard
        says("DynamicTypeSize", range.lowerBound) || says("UIContentSizeCategory", range.lowerBound)
      else { return nil }
    }
    return source[range.upperBound - 1]
  }
}
