/// Takes down what a Swift file says of how large its texts are.
struct SwiftTextReader {
  let source: SourceTokens
  let tokens: [SourceToken]
  let pairs: BracketPairs
  let outline: SwiftOutline
  let imports: Set<String>
  var expressions: FontExpressions
  var facts = TextFacts()

  /// The opening bracket of each that closes.
  private let openers: [Int32]

  /// The texts whose flag is set.
  var flagged: Set<String> = []

  /// Whether the flag is set of texts that have no name in the file.
  var flagsNameless = false

  /// The types that set fonts anew, and the functions that handlers call.
  var handledTypes: Set<String> = []
  var handlerCalls: Set<String> = []

  /// The scalings of what a function is handed over.
  var pending: [(function: Int, position: Int, scaling: ScalingCall)] = []

  /// The limits of lines and the shrinking of texts of UIKit, with what tells the texts.
  var limits: [(limit: LineLimit, key: String, offset: Int)] = []
  var unlimited: Set<String> = []
  var shrinking: [(key: String, offset: Int)] = []
  var factors: [String: Double?] = [:]

  /// The brackets of tables that are taken down already.
  var knownTables: Set<Int> = []

  /// The functions that are called when Bold Text is turned on and off.
  var boldFunctions: Set<Int> = []

  /// The fonts that such functions set, and whether each is made of the font that was there.
  var boldSettings: [(function: Int, key: String, offset: Int, isOfItself: Bool)] = []

  /// Whether functions show attributed texts, as far as that was asked.
  var showing: [Int: Bool] = [:]

  /// The settings whose texts are named in the file, with what they are known by.
  var candidates: [(setting: Int, subject: TextSubject)] = []

  /// Takes down what a file says.
  ///
  /// - Parameters:
  ///   - source: The file, without what no app for iOS is built from.
  ///   - pairs: Its brackets.
  ///   - imports: The modules that it imports.
  /// - Returns: What it says; `nil` when no word of it speaks of texts.
  static func facts(
    of source: SourceTokens,
    pairs: BracketPairs,
    imports: Set<String>
  ) -> TextFacts? {
    guard mayShowText(imports),
      source.tokens.indices.contains(where: { isSign($0, in: source) })
    else { return nil }
    var reader = SwiftTextReader(
      source,
      pairs: pairs,
      outline: SwiftOutlineReader.outline(of: source, pairs: pairs),
      imports: imports
    )
    reader.read()
    return reader.facts
  }

  /// Whether a word alone is reason enough to look at a file; of a frame its height is.
  private static func isSign(_ index: Int, in source: SourceTokens) -> Bool {
    let token = source.tokens[index]
    guard token.kind == .word, let word = TextWord(token, in: source.text) else { return false }
    return word.isSign
      || word == .frame && ((index + 2)..<(index + 7)).contains { source.isWord("height", at: $0) }
  }

  /// Whether a file with these imports may show text in an app for iOS.
  private static func mayShowText(_ imports: Set<String>) -> Bool {
    guard
      imports.isDisjoint(with: [
        "SpriteKit", "SceneKit", "WatchKit", "ClockKit", "PDFKit", "RealityKit", "ARKit", "AppKit",
        "Cocoa", "XCTest", "Testing", "SnapshotTesting",
      ])
    else { return false }
    guard imports.isDisjoint(with: ["UIKit", "SwiftUI", "WidgetKit"]) else { return true }
    // Another module may bring UIKit along.
    return !imports.subtracting(["Foundation", "Combine", "CoreGraphics", "Swift", "os"]).isEmpty
  }

  private init(
    _ source: SourceTokens,
    pairs: BracketPairs,
    outline: SwiftOutline,
    imports: Set<String>
  ) {
    self.source = source
    self.pairs = pairs
    self.outline = outline
    self.imports = imports
    tokens = source.tokens
    expressions = FontExpressions(source, pairs: pairs, outline: outline)
    var openers = [Int32](repeating: -1, count: source.tokens.count)
    for index in source.tokens.indices {
      if let close = pairs.closing(index) { openers[close] = Int32(clamping: index) }
    }
    self.openers = openers
  }

  private mutating func read() {
    takeHandlers()
    takeBoldHandlers()
    for mark in outline.marks where !outline.isPreview(mark.scope) {
      expressions.begin()
      switch mark.word {
      case .font: takeFont(mark)
      case .adjusts: takeFlag(mark)
      case .custom, .scaledFont: takeScaling(mark)
      case .lines: takeLines(mark)
      case .lineLimit: takeLineLimit(mark)
      case .shrinks, .minimumScale: takeShrink(mark)
      case .maximumCategory: takeMaximum(mark)
      case .dynamicTypeSize: takeRange(mark)
      case .category: takeTable(mark)
      case .imageRenderer: takeRenderer(mark)
      case .frame: takeFrame(mark)
      case .height: takeHeight(mark)
      default: break
      }
    }
    takeSmallControls()
    takeCallers()
    takeDefinitions()
    settle()
    settleLimits()
    guard imports.contains("SwiftUI") else { return }
    facts.asksVersion = tokens.indices.contains { index in
      tokens[index].kind == .directive && source.isDirective("#available", at: index)
        || says("available", index) && sign("@", index - 1)
    }
  }
}

extension TextWord {
  /// Whether the word alone is reason enough to look at a file.
  var isSign: Bool {
    switch self {
    case .frame, .height, .boldText, .traitChange, .traitRegistration: false
    default: true
    }
  }
}

extension SwiftTextReader {
  func sign(_ character: Unicode.Scalar, _ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].isSign(character)
  }

  func isWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].isWord
  }

  func says(_ word: StaticString, _ index: Int) -> Bool { source.isWord(word, at: index) }

  func offset(_ index: Int) -> Int {
    tokens.indices.contains(index) ? Int(tokens[index].start) : 0
  }

  /// The bracket that opens what a token closes.
  func opening(_ index: Int) -> Int? {
    guard openers.indices.contains(index), openers[index] >= 0 else { return nil }
    return Int(openers[index])
  }

  /// Whether a statement can start at a token.
  func startsStatement(_ index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    return tokens[index].flags.contains(.startsLine) || index == 0 || sign("{", index - 1)
      || sign(";", index - 1) || sign(":", index - 1) || says("in", index - 1)
      || sign("}", index - 1)
  }

  /// The token behind a value that is assigned.
  func valueEnd(from start: Int) -> Int {
    SwiftOutlineReader(source, pairs: pairs).valueEnd(from: start)
  }

  /// The place of a mark, as expressions want it.
  func place(_ mark: SwiftOutline.Mark) -> FontExpressions.Place {
    FontExpressions.Place(scope: mark.scope)
  }
}
