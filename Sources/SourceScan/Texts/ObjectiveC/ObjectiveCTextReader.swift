/// Takes down what a file in Objective-C says of how large its texts are.
///
/// Looked at are properties of labels, fields, text views and titles of buttons that the file declares,
/// or that are called so, whether they are set with a full stop or with a message. What is not seen to
/// be one of a few forms is not known.
struct ObjectiveCTextReader {
  let source: SourceTokens
  let tokens: [SourceToken]
  let pairs: BracketPairs
  var facts = TextFacts()

  /// The outermost braces: the bodies of methods and functions, by their first token.
  var bodies: [Range<Int>] = []

  /// The classes of what the file declares, by the body that it is in, if any, and its name.
  var classes: [String: String] = [:]

  /// The values of local fonts; the empty range for one that is set more than once.
  var fonts: [String: Range<Int>] = [:]

  /// Whether code sets fonts anew for another text size, or asks for it.
  var followsCategory = false

  /// Whether the flag of texts is set that have no name in the file.
  var flagsNameless = false

  var flagged: Set<String> = []
  var unlimited: Set<String> = []
  var limits: [(limit: LineLimit, key: String, offset: Int)] = []
  var shrinking: [(key: String, offset: Int)] = []
  var factors: [String: Double?] = [:]

  /// Takes down what a file says.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - pairs: Its brackets.
  ///   - imports: The modules that it imports.
  /// - Returns: What it says; `nil` when no word of it speaks of texts.
  static func facts(
    of source: SourceTokens,
    pairs: BracketPairs,
    imports: Set<String>
  ) -> TextFacts? {
    guard imports.isDisjoint(with: ["SpriteKit", "SceneKit", "WatchKit", "PDFKit", "AppKit"]),
      source.tokens.indices.contains(where: { Property(at: $0, of: source) != nil })
    else { return nil }
    var reader = ObjectiveCTextReader(source, pairs: pairs)
    reader.declare()
    for index in source.tokens.indices {
      guard let property = Property(at: index, of: source),
        let setting = reader.setting(of: property, at: index)
      else { continue }
      reader.take(setting)
    }
    reader.settle()
    return reader.facts
  }

  private init(_ source: SourceTokens, pairs: BracketPairs) {
    self.source = source
    tokens = source.tokens
    self.pairs = pairs
  }
}

extension ObjectiveCTextReader {
  /// The properties that say how large a text is.
  enum Property {
    case font
    case adjusts
    case lines
    case shrinks
    case minimumScale
    case maximumCategory

    /// Tells one by its name or by that of the message which sets it.
    init?(at index: Int, of source: SourceTokens) {
      guard source.tokens[index].kind == .word else { return nil }
      // Few words are as long as these, and the length is known.
      switch source.tokens[index].range.count {
      case 4 where source.isWord("font", at: index): self = .font
      case 7 where source.isWord("setFont", at: index): self = .font
      case 13 where source.isWord("numberOfLines", at: index): self = .lines
      case 16 where source.isWord("setNumberOfLines", at: index): self = .lines
      case 18 where source.isWord("minimumScaleFactor", at: index): self = .minimumScale
      case 21 where source.isWord("setMinimumScaleFactor", at: index): self = .minimumScale
      case 25 where source.isWord("adjustsFontSizeToFitWidth", at: index): self = .shrinks
      case 26 where source.isWord("maximumContentSizeCategory", at: index): self = .maximumCategory
      case 28 where source.isWord("setAdjustsFontSizeToFitWidth", at: index): self = .shrinks
      case 29 where source.isWord("setMaximumContentSizeCategory", at: index):
        self = .maximumCategory
      case 33 where source.isWord("adjustsFontForContentSizeCategory", at: index): self = .adjusts
      case 36 where source.isWord("setAdjustsFontForContentSizeCategory", at: index):
        self = .adjusts
      default: return nil
      }
    }
  }

  /// A property that is set.
  struct Setting {
    var property: Property

    /// The names of the path without `self`.
    var names: [String]

    /// The body that it is in; `nil` outside.
    var body: Int?

    /// What it is set to.
    var value: Range<Int>

    /// The first token of the path.
    var start: Int
  }

  func sign(_ character: Unicode.Scalar, _ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].isSign(character)
  }

  func says(_ word: StaticString, _ index: Int) -> Bool { source.isWord(word, at: index) }

  func isWord(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].isWord }

  func offset(_ index: Int) -> Int {
    tokens.indices.contains(index) ? Int(tokens[index].start) : 0
  }

  /// `label.font = …;` and `[label setFont:…]`.
  private func setting(of property: Property, at index: Int) -> Setting? {
    if sign("=", index + 1), sign(".", index - 1) {
      var (names, start) = ([Int](), index)
      while sign(".", start - 1), isWord(start - 2), names.count < 8 {
        names.insert(start - 2, at: 0)
        start -= 2
      }
      guard !names.isEmpty, startsStatement(start) else { return nil }
      guard let value = value(from: index + 2) else { return nil }
      return made(property, names, value: value, start: start)
    }
    guard sign(":", index + 1), isWord(index - 1) else { return nil }
    var (names, start) = ([index - 1], index - 1)
    while sign(".", start - 1), isWord(start - 2), names.count < 8 {
      names.insert(start - 2, at: 0)
      start -= 2
    }
    guard sign("[", start - 1), startsStatement(start - 1), let close = pairs.closing(start - 1),
      close > index + 2, close - index < Self.valueLimit
    else { return nil }
    return made(property, names, value: (index + 2)..<close, start: start - 1)
  }

  /// Values of more tokens are not looked at.
  private static let valueLimit = 400

  /// The value up to the end of its statement; `nil` for a long one.
  func value(from start: Int) -> Range<Int>? {
    var end = start
    while end < tokens.count, !sign(";", end), !sign("}", end) {
      guard end - start < Self.valueLimit else { return nil }
      end = (pairs.closing(end) ?? end) + 1
    }
    return end > start && end <= tokens.count ? start..<end : nil
  }

  private func startsStatement(_ index: Int) -> Bool {
    index == 0 || sign(";", index - 1) || sign("{", index - 1) || sign("}", index - 1)
      || sign(")", index - 1) || sign(":", index - 1) || says("else", index - 1)
  }

  private func made(
    _ property: Property,
    _ names: [Int],
    value: Range<Int>,
    start: Int
  ) -> Setting {
    var names = names.map { source[$0] }
    if names.first == "self" { names.removeFirst() }
    return Setting(
      property: property,
      names: names,
      body: body(at: start),
      value: value,
      start: start
    )
  }

  /// The body around a token.
  func body(at token: Int) -> Int? {
    var (low, high) = (0, bodies.count)
    while low < high {
      let middle = (low + high) / 2
      if bodies[middle].upperBound <= token { low = middle + 1 } else { high = middle }
    }
    return low < bodies.count && bodies[low].contains(token) ? low : nil
  }

  /// What a name is known by: locals by their body, properties by their name with or without the line
  /// before it.
  func key(_ name: String, in body: Int?) -> String? {
    if let body, classes["\(body) \(name)"] != nil { return "\(body) \(name)" }
    let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
    return classes[plain] != nil ? plain : nil
  }
}
