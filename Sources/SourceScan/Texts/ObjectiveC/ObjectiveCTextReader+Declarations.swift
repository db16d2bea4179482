extension ObjectiveCTextReader {
  /// Finds out what the file declares: texts, buttons, local fonts, and whether it follows the text size.
  mutating func declare() {
    var index = 0
    var open = -1
    while index < tokens.count {
      defer { index += 1 }
      if sign("{", index), index > open, let close = pairs.closing(index) {
        bodies.append(index..<close)
        open = close
      }
      guard isWord(index) else { continue }
      switch tokens[index].range.count {
      case 6 where says("UIFont", index) && sign("*", index + 1) && isWord(index + 2):
        takeFont(index)
      case 7 where says("UILabel", index), 8 where says("UIButton", index),
        10 where says("UITextView", index), 11 where says("UITextField", index):
        takeVariable(index)
      case 14 where says("layoutSubviews", index), 21 where says("viewDidLayoutSubviews", index),
        22 where says("viewWillLayoutSubviews", index),
        24 where says("traitCollectionDidChange", index),
        28 where says("preferredContentSizeCategory", index),
        42 where says("UIContentSizeCategoryDidChangeNotification", index):
        followsCategory = true
      default: continue
      }
    }
  }

  /// `UILabel *title` with whatever says of `nil` between them.
  private mutating func takeVariable(_ index: Int) {
    guard sign("*", index + 1) else { return }
    var name = index + 2
    while isWord(name), isWord(name + 1) { name += 1 }
    guard isWord(name) else { return }
    let text = source[name]
    // Variables of a class stand in braces as well.
    let body = body(at: index).flatMap { isOfClass(bodies[$0].lowerBound) ? nil : $0 }
    let plain = text.hasPrefix("_") ? String(text.dropFirst()) : text
    let key = body.map { "\($0) \(text)" } ?? plain
    // Two of one name, of which nobody knows which is meant.
    let known = classes[key]
    classes[key] = known == nil || known == source[index] ? source[index] : ""
  }

  /// Whether a brace is that of a class's variables: `@implementation Card {`.
  private func isOfClass(_ brace: Int) -> Bool {
    for token in stride(from: brace - 1, to: max(-1, brace - 16), by: -1) {
      if sign(";", token) || sign("}", token) || sign("-", token) || sign("+", token) {
        return false
      }
      if says("interface", token) || says("implementation", token) { return true }
    }
    return false
  }

  private mutating func takeFont(_ index: Int) {
    let name = index + 2
    guard sign("=", name + 1), let body = body(at: index) else { return }
    let key = "\(body) \(source[name])"
    fonts[key] = fonts[key] == nil ? value(from: name + 2) ?? 0..<0 : 0..<0
  }

  /// How far behind its declaration a local font is followed, in tokens.
  private static let reach = 2000

  /// The value of a local font that is set once, where it is declared.
  func localFont(_ name: Int, in body: Int?) -> Range<Int>? {
    guard let body, let value = fonts["\(body) \(source[name])"], !value.isEmpty,
      value.upperBound <= name, name - value.upperBound < Self.reach
    else { return nil }
    for token in value.upperBound..<name
    where sign("=", token + 1) && isWord(token) && !sign(".", token - 1)
      && source[token] == source[name]
    {
      return nil
    }
    return value
  }
}
