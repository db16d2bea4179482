/// Says what expressions of a Swift file come to that give fonts, sizes and styles.
///
/// It follows names within the file, a fixed number of steps for each question.
struct FontExpressions {
  /// Where an expression stands.
  struct Place {
    /// The scope in which names are looked up.
    var scope: Int

    /// The call whose function it is in, in ``calls``; 0 for none.
    var call = 0
  }

  /// A call that is followed into its function.
  struct Call {
    var function: Int
    var arguments: [Int: (value: Range<Int>, place: Place)]
  }

  let source: SourceTokens
  let tokens: [SourceToken]
  let pairs: BracketPairs
  let outline: SwiftOutline

  var calls: [Call] = [Call(function: -1, arguments: [:])]

  /// The names that something is assigned to; made when they are asked for.
  private var assignedNames: Set<String>?

  /// How many steps are left for the question; and for all questions of the file.
  var steps = 0
  var allSteps: Int

  static let depthLimit = 12

  init(_ source: SourceTokens, pairs: BracketPairs, outline: SwiftOutline) {
    self.source = source
    tokens = source.tokens
    self.pairs = pairs
    self.outline = outline
    allSteps = 4096 + 32 * source.tokens.count
  }

  /// Whether something is assigned to a name behind its declaration.
  mutating func isAssigned(_ name: String) -> Bool {
    let names = assignedNames ?? Set(outline.assignedWords.map { source[Int($0)] })
    assignedNames = names
    return names.contains(name)
  }

  /// Starts with a new question.
  mutating func begin() {
    steps = min(2048, allSteps)
    calls.removeLast(calls.count - 1)
  }

  /// Takes steps; `false` when there are none left.
  mutating func take(_ count: Int = 1) -> Bool {
    steps -= count
    allSteps -= count
    return steps > 0
  }

  func sign(_ character: Unicode.Scalar, _ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].isSign(character)
  }

  func isWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].isWord
  }

  func says(_ word: StaticString, _ index: Int) -> Bool { source.isWord(word, at: index) }
}

extension FontExpressions {
  /// A part of a chain such as `UIFont.systemFont(ofSize: 17).bold()`.
  struct Link {
    /// The token of the name.
    var name: Int

    /// What is in the parentheses; `nil` for a property.
    var arguments: Range<Int>?

    /// Whether a closure follows, or a subscript.
    var isOther = false
  }

  /// A chain of names and calls.
  struct Chain {
    /// Whether it starts with a full stop.
    var isImplicit = false
    var links: [Link] = []
  }

  /// Takes an expression for a chain; `nil` when it is something else.
  mutating func chain(_ range: Range<Int>) -> Chain? {
    var chain = Chain()
    var next = range.lowerBound
    while next < range.upperBound,
      says("try", next) || says("await", next) || sign("?", next) || sign("!", next)
    {
      next += 1
    }
    if sign(".", next) {
      chain.isImplicit = true
      next += 1
    }
    while next < range.upperBound, chain.links.count < 16 {
      guard isWord(next), take() else { return nil }
      var link = Link(name: next)
      next += 1
      if source.isSign("<", at: next) {
        // `UIFontMetrics<…>` is none: a comparison.
        return nil
      }
      if sign("(", next), !tokens[next].flags.contains(.startsLine) {
        guard let close = pairs.closing(next), close < range.upperBound else { return nil }
        link.arguments = (next + 1)..<close
        next = close + 1
      }
      while next < range.upperBound {
        if sign("!", next) || sign("?", next) {
          next += 1
        } else if sign("{", next) || sign("[", next) || sign("(", next) {
          link.isOther = true
          guard let close = pairs.closing(next), close < range.upperBound else { return nil }
          next = close + 1
        } else {
          break
        }
      }
      chain.links.append(link)
      guard next < range.upperBound else { break }
      guard sign(".", next) else { return nil }
      next += 1
    }
    return next >= range.upperBound && !chain.links.isEmpty ? chain : nil
  }

  /// The arguments within parentheses.
  func arguments(_ range: Range<Int>) -> [(label: String, value: Range<Int>)] {
    var found: [(label: String, value: Range<Int>)] = []
    var start = range.lowerBound
    while start < range.upperBound, found.count < 16 {
      var end = start
      while end < range.upperBound, !sign(",", end) {
        if sign("(", end) || sign("[", end) || sign("{", end) { end = pairs.closing(end) ?? end }
        end += 1
      }
      end = min(end, range.upperBound)
      if isWord(start), sign(":", start + 1) {
        found.append((source[start], min(start + 2, end)..<end))
      } else {
        found.append(("", start..<end))
      }
      start = end + 1
    }
    return found
  }

  /// The argument with a label.
  func argument(_ label: String, _ range: Range<Int>?) -> Range<Int>? {
    guard let range else { return nil }
    return arguments(range).first { $0.label == label }?.value
  }

  /// The parts of an expression that it chooses from: both of `a ? b : c` and of `a ?? b`, the second
  /// of which holds only where the first is not there.
  mutating func choices(_ range: Range<Int>) -> (
    first: Range<Int>, second: Range<Int>, isElse: Bool
  )? {
    var question: Int?
    var next = range.lowerBound
    var nested = 0
    while next < range.upperBound {
      guard take() else { return nil }
      let token = tokens[next]
      if token.kind == .sign {
        switch token.sign {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
          next = pairs.closing(next) ?? next
        case UInt8(ascii: "?") where token.flags.contains(.followsSpace):
          if question == nil { question = next } else { nested += 1 }
        case UInt8(ascii: ":"):
          if let question {
            if nested == 0 {
              // A choice by the text size is a way to follow it.
              guard !asksForSize(range.lowerBound..<question) else { return nil }
              return ((question + 1)..<next, (next + 1)..<range.upperBound, false)
            }
            nested -= 1
          }
        case 0 where question == nil && source.isSign("??", at: next):
          return (range.lowerBound..<next, (next + 1)..<range.upperBound, true)
        default: break
        }
      }
      next += 1
    }
    return nil
  }

  /// Whether a condition asks which text size a person chose.
  private func asksForSize(_ range: Range<Int>) -> Bool {
    range.contains { index in
      guard isWord(index), let word = TextWord(tokens[index], in: source.text) else { return false }
      return word == .sizeAsked || word == .dynamicTypeSize || word == .category
    }
  }

  /// An expression without the parentheses around it.
  func bare(_ range: Range<Int>) -> Range<Int> {
    var range = range
    for _ in 0..<8 {
      guard sign("(", range.lowerBound), pairs.closing(range.lowerBound) == range.upperBound - 1
      else { break }
      range = (range.lowerBound + 1)..<max(range.lowerBound + 1, range.upperBound - 1)
    }
    return range
  }
}
