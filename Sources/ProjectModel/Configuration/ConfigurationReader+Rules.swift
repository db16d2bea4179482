internal import YAML

extension ConfigurationReader {
  private static let mentionKeys = ["rule", "reason"]

  /// Takes a list of rules and groups: each a word, or a mapping of `rule` and `reason`.
  mutating func mentions(_ node: YAMLNode, _ key: String) -> [RuleMention] {
    var mentions: [RuleMention] = []
    for element in elements(node, key) {
      if let mention = mention(element, key) { mentions.append(mention) }
    }
    return mentions
  }

  private mutating func mention(_ node: YAMLNode, _ key: String) -> RuleMention? {
    guard let mapping = node.mapping else { return word(node, key).map { RuleMention(word: $0) } }
    for entry in mapping.entries where !Self.mentionKeys.contains(entry.key) {
      unknown(entry, among: Self.mentionKeys)
    }
    guard let rule = mapping["rule"] else {
      fault("an element of '\(key)' has no 'rule'", at: node.position)
      return nil
    }
    var mention = word(rule, "rule").map { RuleMention(word: $0) }
    if let given = mapping["reason"] { mention?.reason = reason(given) }
    return mention
  }

  /// Takes a list of words, or one word by itself.
  mutating func words(_ node: YAMLNode, _ key: String) -> [RequiredFont.Part<String>] {
    elements(node, key).compactMap { word($0, key) }
  }

  /// Takes the mapping below `rules`.
  mutating func ruleSettings(_ node: YAMLNode) -> [RuleSetting] {
    guard let mapping = node.mapping else {
      fault("'rules' is \(node.typeName), not a mapping of rules", at: node.position)
      return []
    }
    return mapping.entries.compactMap { ruleSetting($0) }
  }

  private mutating func ruleSetting(_ entry: YAMLMapping.Entry) -> RuleSetting? {
    guard let mapping = entry.value.mapping else {
      fault(
        "'\(entry.key)' is \(entry.value.typeName), not a mapping with 'severity' or an option, and "
          + "'reason'",
        at: entry.value.position
      )
      return nil
    }
    guard let given = mapping["reason"] else {
      // Whoever comes later has to know whether it still holds.
      fault("'\(entry.key)' has no 'reason'", at: entry.keyPosition)
      return nil
    }
    guard let reason = reason(given) else { return nil }
    var setting = RuleSetting(
      rule: .init(entry.key, at: SourcePosition(entry.keyPosition)),
      reason: reason
    )
    for option in mapping.entries where option.key != "reason" {
      if option.key == "severity" {
        setting.severity = severity(option.value)
      } else if let value = value(option.value, option.key) {
        setting.options.append(
          .init(
            name: .init(option.key, at: SourcePosition(option.keyPosition)),
            value: value,
            position: SourcePosition(option.value.position)
          )
        )
      }
    }
    return setting
  }

  private mutating func severity(_ node: YAMLNode) -> RequiredFont.Part<String>? {
    // 'off' is a truth value to YAML; what can be meant is said by those who know the words.
    guard let text = node.scalar?.text, !node.isNull, !text.isEmpty else {
      return word(node, "severity")
    }
    return .init(text, at: SourcePosition(node.position))
  }

  private mutating func value(_ node: YAMLNode, _ key: String) -> RuleSetting.Value? {
    if let scalar = node.scalar, scalar.isPlain, let number = Double(scalar.text), number.isFinite {
      return .number(number)
    }
    return .words(words(node, key))
  }

  mutating func reason(_ node: YAMLNode) -> String? {
    guard node.typeName == "text", let text = node.string, !text.allSatisfy(\.isWhitespace) else {
      let what = node.typeName == "text" ? "empty" : node.typeName
      fault("'reason' is \(what), not a sentence", at: node.position)
      return nil
    }
    return text
  }

  mutating func elements(_ node: YAMLNode, _ key: String) -> [YAMLNode] {
    guard node.mapping == nil else {
      fault("'\(key)' is a mapping, not a list", at: node.position)
      return []
    }
    // A key with nothing behind it is a list from which the last element was taken.
    return node.isNull ? [] : node.sequence ?? [node]
  }

  /// Takes a word that is not empty.
  mutating func word(_ node: YAMLNode, _ key: String) -> RequiredFont.Part<String>? {
    let isText = node.typeName == "text"
    guard isText, let text = node.string, !text.isEmpty else {
      // A name that looks like a number has to be put between quotation marks.
      let what = isText ? "an empty text" : node.typeName
      fault("'\(key)' has \(what) in it", at: node.position)
      return nil
    }
    return .init(text, at: SourcePosition(node.position))
  }
}
