/// Says whether the condition of an `#if` holds in an app for iOS that goes to people.
///
/// Debug builds, previews and other systems do not count. What cannot be known is `nil`, and code that
/// depends on it is read in both branches.
struct CompilationCondition {
  private let source: SourceTokens
  private var index: Int
  private let end: Int

  /// Deeper parentheses are not looked into.
  private static let depthLimit = 16

  /// Evaluates a condition.
  ///
  /// - Parameters:
  ///   - range: Its tokens.
  ///   - source: What they are tokens of.
  /// - Returns: Whether it holds; `nil` when that cannot be known.
  static func holds(_ range: Range<Int>, in source: SourceTokens) -> Bool? {
    guard !range.isEmpty else { return nil }
    var condition = CompilationCondition(
      source: source,
      index: range.lowerBound,
      end: range.upperBound
    )
    let answer = condition.alternatives(depth: 0)
    // Something follows that we do not understand, such as a comparison.
    return condition.index == condition.end ? answer : nil
  }

  private func isSign(_ sign: StaticString) -> Bool {
    index < end && source.isSign(sign, at: index)
  }

  private mutating func alternatives(depth: Int) -> Bool? {
    var answer = conjunction(depth: depth)
    while isSign("||") {
      index += 1
      let other = conjunction(depth: depth)
      answer = answer == true || other == true ? true : answer == nil || other == nil ? nil : false
    }
    return answer
  }

  private mutating func conjunction(depth: Int) -> Bool? {
    var answer = term(depth: depth)
    while isSign("&&") {
      index += 1
      let other = term(depth: depth)
      answer =
        answer == false || other == false ? false : answer == nil || other == nil ? nil : true
    }
    return answer
  }

  private mutating func term(depth: Int) -> Bool? {
    var isNegated = false
    while isSign("!") || isSign("!!") {
      if isSign("!") { isNegated.toggle() }
      index += 1
    }
    guard index < end else { return nil }
    var answer: Bool?
    if isSign("(") {
      guard depth < Self.depthLimit else {
        index = end
        return nil
      }
      index += 1
      answer = alternatives(depth: depth + 1)
      if isSign(")") { index += 1 }
    } else {
      answer = flag()
    }
    return isNegated ? answer.map { !$0 } : answer
  }

  /// A word, or a word with something in parentheses.
  private mutating func flag() -> Bool? {
    let word = source[index]
    index += 1
    guard isSign("(") else { return Self.flag(word) }
    index += 1
    let argument = index < end ? source[index] : ""
    while index < end, !isSign(")") { index += 1 }
    if index < end { index += 1 }
    return Self.platformCondition(word, argument)
  }

  private static func flag(_ word: String) -> Bool? {
    switch word {
    case "true": true
    case "false", "DEBUG": false
    default: nil
    }
  }

  private static func platformCondition(_ word: String, _ argument: String) -> Bool? {
    switch word {
    case "os": argument == "iOS"
    case "canImport":
      switch argument {
      case "UIKit", "SwiftUI", "CoreText", "Foundation": true
      case "AppKit", "Cocoa", "WatchKit": false
      default: nil
      }
    case "targetEnvironment": argument == "macCatalyst" ? false : nil
    case "swift", "compiler", "_compiler_version": true
    default: nil
    }
  }
}
