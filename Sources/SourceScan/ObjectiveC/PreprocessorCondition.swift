/// The condition of an `#if`, as far as it is known of an app on iOS that is not built for debugging.
struct PreprocessorCondition {
  /// Whether it holds; `nil` when that depends on what we do not know, such as a flag of the app.
  let value: Bool?

  /// Works out the condition of a directive.
  ///
  /// - Parameters:
  ///   - directive: Its name: `if`, `ifdef`, `elif`.
  ///   - words: What stands behind the name: identifiers, numbers and signs.
  init(of directive: String, words: [String]) {
    switch directive {
    case "ifdef", "elifdef": value = words.first.flatMap { Self.isDefined($0) }
    case "ifndef", "elifndef": value = words.first.flatMap { Self.isDefined($0) }.map { !$0 }
    case "if", "elif":
      var expression = PreprocessorExpression(words: words)
      value = expression.value()
    default: value = nil
    }
  }

  /// What a macro is: true for 1, false for 0 and for one that is not defined.
  static func value(of macro: String) -> Bool? {
    switch macro {
    case "TARGET_OS_IPHONE", "TARGET_OS_IOS", "TARGET_OS_MAC", "YES", "true": true
    case "TARGET_OS_OSX", "TARGET_OS_WATCH", "NO", "false": false
    default: isDefined(macro)
    }
  }

  /// Whether a macro is defined.
  ///
  /// The `TARGET_OS` macros are defined on every system, as 0 or as 1; who asks means something else.
  static func isDefined(_ macro: String) -> Bool? {
    switch macro {
    case "__APPLE__", "__OBJC__": true
    case "DEBUG", "__ANDROID__", "ANDROID", "_WIN32", "WIN32", "__linux__", "__EMSCRIPTEN__": false
    default: nil
    }
  }
}

/// The expression behind `#if`, in logic of three values.
private struct PreprocessorExpression {
  private let words: [String]
  private var next = 0

  /// How deep it may be nested; what is deeper is unknown.
  private var room = 32

  init(words: [String]) {
    self.words = words
  }

  private var word: String? { next < words.count ? words[next] : nil }

  /// The value of a chain of `||`, up to a closing bracket.
  mutating func value() -> Bool? {
    guard room > 0 else {
      next = words.count
      return nil
    }
    room -= 1
    defer { room += 1 }
    var result = conjunction()
    while word == "||" {
      next += 1
      let other = conjunction()
      result = result == true || other == true ? true : result == nil || other == nil ? nil : false
    }
    return result
  }

  private mutating func conjunction() -> Bool? {
    var result = comparison()
    while word == "&&" {
      next += 1
      let other = comparison()
      result =
        result == false || other == false ? false : result == nil || other == nil ? nil : true
    }
    return result
  }

  /// An operand, and what it is held against; of comparisons only those with 0 and 1 are known.
  private mutating func comparison() -> Bool? {
    var result = operand()
    if let sign = word, sign == "==" || sign == "!=", next + 1 < words.count,
      ["0", "1"].contains(words[next + 1])
    {
      result = result.map { $0 == ((words[next + 1] == "1") == (sign == "==")) }
      next += 2
    }
    var depth = 0
    while let word, depth > 0 || !["&&", "||", ")"].contains(word) {
      if word == "(" { depth += 1 }
      if word == ")" { depth -= 1 }
      result = nil
      next += 1
    }
    return result
  }

  private mutating func operand() -> Bool? {
    var isNegated = false
    while word == "!" {
      isNegated.toggle()
      next += 1
    }
    let value = primary()
    return isNegated ? value.map { !$0 } : value
  }

  private mutating func primary() -> Bool? {
    guard let word else { return nil }
    next += 1
    switch word {
    case "(":
      let inner = value()
      if self.word == ")" { next += 1 }
      return inner
    case "defined":
      let isInBrackets = self.word == "("
      if isInBrackets { next += 1 }
      let answer = self.word.flatMap { PreprocessorCondition.isDefined($0) }
      next += isInBrackets ? 2 : 1
      return answer
    case "0": return false
    case "1": return true
    default: return PreprocessorCondition.value(of: word)
    }
  }
}
