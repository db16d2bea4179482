extension ObjectiveCTextReader {
  /// How deep messages are followed into each other.
  private static let depthLimit = 6

  /// A message to a class or value: `[UIFont fontWithName:@"A" size:17]`.
  private struct Message {
    var receiver: Range<Int>

    /// The parts of its name with what is handed over.
    var parts: [(name: Int, value: Range<Int>)]
  }

  /// What an expression says of a font.
  func font(_ range: Range<Int>, in body: Int?, _ depth: Int) -> FontValue {
    let range = bare(range)
    guard depth < Self.depthLimit, !range.isEmpty else { return .unknown }
    if range.count == 1, isWord(range.lowerBound) {
      guard let value = localFont(range.lowerBound, in: body) else { return .unknown }
      return font(value, in: body, depth + 1)
    }
    guard let message = message(range), let first = message.parts.first else { return .unknown }
    let isOfFont = message.receiver.count == 1 && says("UIFont", message.receiver.lowerBound)
    let name = source[first.name]
    if isOfFont, Self.systemFonts.contains(name) {
      return .font(TextFont(.system, size: size(first.value, depth + 1), api: "\(name):"))
    }
    if isOfFont, name == "fontWithName", message.parts.count == 2,
      says("size", message.parts[1].name)
    {
      let size = size(message.parts[1].value, depth + 1)
      return .font(TextFont(.custom, size: size, api: "fontWithName:size:"))
    }
    if isOfFont, name == "preferredFontForTextStyle" {
      let style = style(first.value)
      return .font(TextFont(.preferred, style: style, api: "preferredFontForTextStyle:"))
    }
    guard name == "scaledFontForFont", let style = metrics(message.receiver) else {
      return .unknown
    }
    var font = TextFont(.metrics, style: style, api: "scaledFontForFont:")
    if case .font(let inner) = self.font(first.value, in: body, depth + 1) {
      font.size = inner.size
    }
    if let maximum = message.parts.dropFirst().first(where: { says("maximumPointSize", $0.name) }) {
      font.maximum = size(maximum.value, depth + 1)
    }
    return .font(font)
  }

  private static let systemFonts: Set<String> = [
    "systemFontOfSize", "boldSystemFontOfSize", "italicSystemFontOfSize",
    "monospacedDigitSystemFontOfSize", "monospacedSystemFontOfSize",
  ]

  /// What an expression says of a size.
  private func size(_ range: Range<Int>, _ depth: Int) -> TextSize {
    let range = bare(range)
    if let number = number(range) { return .points(number) }
    guard depth < Self.depthLimit else { return .unknown }
    // `[UIFont preferredFontForTextStyle:…].pointSize`
    if range.count > 2, says("pointSize", range.upperBound - 1), sign(".", range.upperBound - 2),
      case .font(let font) = font(range.dropLast(2), in: nil, depth + 1), font.form == .preferred
    {
      return .scaled(TextScaling(.preferredFont, style: font.style ?? .unknown))
    }
    guard let message = message(range), let first = message.parts.first,
      says("scaledValueForValue", first.name), let style = metrics(message.receiver)
    else { return .unknown }
    return .scaled(TextScaling(.metrics, style: style, base: number(first.value)))
  }

  /// The style of metrics: `[UIFontMetrics metricsForTextStyle:…]`, `UIFontMetrics.defaultMetrics`;
  /// `nil` for anything else.
  private func metrics(_ range: Range<Int>) -> TextStyleName? {
    let range = bare(range)
    if range.count == 3, says("UIFontMetrics", range.lowerBound),
      says("defaultMetrics", range.lowerBound + 2)
    {
      return .named("body")
    }
    guard let message = message(range), message.receiver.count == 1,
      says("UIFontMetrics", message.receiver.lowerBound), let first = message.parts.first
    else { return nil }
    if says("defaultMetrics", first.name) { return .named("body") }
    return says("metricsForTextStyle", first.name) ? style(first.value) : nil
  }

  private func style(_ range: Range<Int>) -> TextStyleName {
    guard range.count == 1,
      let name = Self.member(source[range.lowerBound], of: "UIFontTextStyle")
    else { return .unknown }
    return .named(name)
  }

  /// The member of a type that a constant of Objective-C is: `UIFontTextStyleBody` is `body`.
  static func member(_ constant: String, of type: String) -> String? {
    guard constant.hasPrefix(type), constant.count > type.count else { return nil }
    let name = constant.dropFirst(type.count)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// A number: `17`, `17.0f`, `1.5F`.
  func number(_ range: Range<Int>) -> Double? {
    let range = bare(range)
    guard range.count == 1, tokens[range.lowerBound].kind == .number else { return nil }
    var text = source[range.lowerBound]
    if let last = text.last, "fFlLuU".contains(last), !text.hasPrefix("0x") { text.removeLast() }
    return FontExpressions.number(text.hasSuffix(".") ? text + "0" : text)
  }

  /// An expression without parentheses around all of it.
  private func bare(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while range.count > 2, sign("(", range.lowerBound),
      pairs.closing(range.lowerBound) == range.upperBound - 1
    {
      range = (range.lowerBound + 1)..<(range.upperBound - 1)
    }
    return range
  }

  private func message(_ range: Range<Int>) -> Message? {
    guard range.count >= 4, sign("[", range.lowerBound),
      pairs.closing(range.lowerBound) == range.upperBound - 1
    else { return nil }
    let close = range.upperBound - 1
    var next = range.lowerBound + 1
    let start = next
    if sign("[", next), let end = pairs.closing(next), end < close {
      next = end + 1
    } else {
      guard isWord(next) else { return nil }
      next += 1
      while sign(".", next), isWord(next + 1) { next += 2 }
    }
    var message = Message(receiver: start..<next, parts: [])
    while next < close, message.parts.count < 8 {
      guard isWord(next) else { return nil }
      let name = next
      guard sign(":", name + 1) else {
        guard message.parts.isEmpty, name + 1 == close else { return nil }
        message.parts.append((name, close..<close))
        return message
      }
      var end = name + 2
      while end < close, !isPart(end, from: name + 2) { end = (pairs.closing(end) ?? end) + 1 }
      message.parts.append((name, (name + 2)..<min(end, close)))
      next = end
    }
    return message
  }

  /// Whether the next part of a message's name is at a token, behind a value that has started.
  private func isPart(_ index: Int, from start: Int) -> Bool {
    guard index > start, isWord(index), sign(":", index + 1) else { return false }
    // `a ? b : c` has its colon behind a value.
    return !sign("?", index - 1)
  }
}
