internal import YAML

/// Takes a configuration from its nodes and gathers what is wrong with them.
struct ConfigurationReader {
  /// The keys that are read.
  private static let keys = [
    "included", "excluded", "disabled_rules", "opt_in_rules", "only_rules", "rules", "baseline",
    "fonts", "bold",
  ]

  private static let fontKeys = ["family", "weights", "styles"]

  /// What is wrong, in the order in which it was met.
  private(set) var faults: [ConfigurationError.Fault] = []

  /// Notes a fault.
  mutating func fault(_ reason: String, at position: YAMLPosition) {
    faults.append(.init(reason, at: SourcePosition(position)))
  }

  /// Takes what the outermost node says; no node at all says nothing.
  mutating func read(_ root: YAMLNode?, into configuration: inout Configuration) {
    guard let root, !root.isNull else { return }
    guard let mapping = root.mapping else {
      return fault("the file is \(root.typeName), not a mapping of keys", at: root.position)
    }
    for entry in mapping.entries { read(entry, into: &configuration) }
  }

  private mutating func read(_ entry: YAMLMapping.Entry, into configuration: inout Configuration) {
    let value = entry.value
    switch entry.key {
    case "included": configuration.included = patterns(value, entry.key)
    case "excluded": configuration.excluded = patterns(value, entry.key)
    case "disabled_rules": configuration.disabledRules = mentions(value, entry.key)
    case "opt_in_rules": configuration.optInRules = mentions(value, entry.key)
    case "only_rules": configuration.onlyRules = mentions(value, entry.key)
    case "rules": configuration.ruleSettings = ruleSettings(value)
    case "baseline": configuration.baseline = word(value, entry.key)
    case "fonts": configuration.requiredFonts = fonts(value)
    case "bold": configuration.boldOverrides = boldOverrides(value)
    default: unknown(entry, among: Self.keys)
    }
  }

  private mutating func patterns(_ node: YAMLNode, _ key: String) -> [PathPattern] {
    places(node, key).compactMap { word in
      // What a leading slash or a way up would mean is not what people expect of a list like this.
      guard !word.value.hasPrefix("/"), !word.value.split(separator: "/").contains("..") else {
        faults.append(
          .init("'\(word.value)' does not lie below the folder of the file", at: word.position)
        )
        return nil
      }
      let parts = word.value.split(separator: "/").filter { $0 != "." }
      return PathPattern(parts.joined(separator: "/"))
    }
  }

  /// A list of paths: each a word, or a mapping of `path` and `reason`.
  private mutating func places(_ node: YAMLNode, _ key: String) -> [RequiredFont.Part<String>] {
    var places: [RequiredFont.Part<String>] = []
    for element in elements(node, key) {
      guard let mapping = element.mapping else {
        if let word = word(element, key) { places.append(word) }
        continue
      }
      for entry in mapping.entries where !["path", "reason"].contains(entry.key) {
        unknown(entry, among: ["path", "reason"])
      }
      if let given = mapping["reason"] { _ = reason(given) }
      if let path = mapping["path"] {
        if let word = word(path, "path") { places.append(word) }
      } else {
        fault("an element of '\(key)' has no 'path'", at: element.position)
      }
    }
    return places
  }

  /// Notes a key that is none.
  mutating func unknown(_ entry: YAMLMapping.Entry, among keys: [String]) {
    faults.append(
      .init(
        "unknown key '\(entry.key)'",
        at: SourcePosition(entry.keyPosition),
        unknownWord: entry.key,
        knownWords: keys
      )
    )
  }
}

extension ConfigurationReader {
  private mutating func fonts(_ node: YAMLNode) -> [RequiredFont] {
    guard let elements = node.sequence else {
      fault("'fonts' is \(node.typeName), not a list", at: node.position)
      return []
    }
    return elements.compactMap { font($0) }
  }

  private mutating func font(_ node: YAMLNode) -> RequiredFont? {
    guard let mapping = node.mapping else {
      fault("a font is \(node.typeName), not a mapping with 'family'", at: node.position)
      return nil
    }
    for entry in mapping.entries where !Self.fontKeys.contains(entry.key) {
      unknown(entry, among: Self.fontKeys)
    }
    let weights = parts(mapping["weights"], "weights") { Self.weight($0) }
    let styles = parts(mapping["styles"], "styles") { Self.style($0) }
    guard let family = mapping["family"] else {
      fault("a font has no 'family'", at: node.position)
      return nil
    }
    guard let name = family.string, !name.isEmpty else {
      let what = family.string == nil ? family.typeName : "empty"
      fault("'family' is \(what), not a name", at: family.position)
      return nil
    }
    return RequiredFont(
      family: RequiredFont.Part(name, at: SourcePosition(family.position)),
      weights: weights,
      styles: styles
    )
  }

  /// A list of words, or one word by itself.
  private mutating func parts<Value>(
    _ node: YAMLNode?,
    _ key: String,
    _ read: (YAMLScalar) -> Result<Value, WordFault>
  ) -> [RequiredFont.Part<Value>] {
    guard let node else { return [] }
    var parts: [RequiredFont.Part<Value>] = []
    for element in node.sequence ?? [node] {
      let position = SourcePosition(element.position)
      guard let scalar = element.scalar, !scalar.isNull else {
        fault("'\(key)' has \(element.typeName) in it", at: element.position)
        continue
      }
      switch read(scalar) {
      case .success(let value): parts.append(.init(value, at: position))
      case .failure(let fault):
        faults.append(
          .init(
            fault.reason,
            at: position,
            unknownWord: fault.words.isEmpty ? nil : scalar.text,
            knownWords: fault.words
          )
        )
      }
    }
    return parts
  }
}

/// Why a word does not say what it should.
private struct WordFault: Error {
  var reason: String
  /// What could have been meant.
  var words: [String] = []
}

extension ConfigurationReader {
  private static func weight(_ scalar: YAMLScalar) -> Result<RequiredWeight, WordFault> {
    let text = scalar.text
    if let number = scalar.integer ?? (scalar.isPlain ? nil : Int(text)) {
      guard (1...1000).contains(number) else {
        return .failure(WordFault(reason: "a weight of \(text) is not between 1 and 1000"))
      }
      return .success(.number(number))
    }
    let words = RequiredWeight.Word.allCases
    if let word = words.first(where: { $0.rawValue.lowercased() == text.lowercased() }) {
      return .success(.word(word))
    }
    return .failure(
      WordFault(
        reason:
          "'\(text)' is no weight: neither a number from 1 to 1000 nor a word of UIFont.Weight",
        words: words.map(\.rawValue)
      )
    )
  }

  private static func style(_ scalar: YAMLScalar) -> Result<RequiredFont.Style, WordFault> {
    guard let style = RequiredFont.Style(rawValue: scalar.text) else {
      let words = RequiredFont.Style.allCases.map(\.rawValue)
      return .failure(
        WordFault(reason: "'\(scalar.text)' is no style: neither upright nor italic", words: words)
      )
    }
    return .success(style)
  }
}
