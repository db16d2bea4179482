internal import YAML

extension SpecValue {
  /// Puts another value on top of this one, as XcodeGen merges files and templates.
  ///
  /// Mappings are merged key by key, a list is added to a list, anything else takes the place of what
  /// was there; so does a value whose key ends in `:REPLACE`.
  func merging(_ other: SpecValue) -> SpecValue {
    switch (content, other.content) {
    case (.list(let old), .list(let new)):
      var merged = other
      merged.content = .list(old + new)
      return merged
    case (.map(var entries), .map(let new)):
      var places: [String: Int] = [:]
      for (place, entry) in entries.enumerated() { places[entry.key] = place }
      for var entry in new {
        let replaces = entry.key.hasSuffix(":REPLACE")
        if replaces { entry.key.removeLast(":REPLACE".count) }
        if let place = places[entry.key] {
          let old = entries[place].value
          entries[place] = entry
          if !replaces { entries[place].value = old.merging(entry.value) }
        } else {
          places[entry.key] = entries.count
          entries.append(entry)
        }
      }
      var merged = other
      merged.content = .map(entries)
      return merged
    default: return other
    }
  }

  /// The value with words in its strings replaced.
  func replacing(_ words: [String: String]) -> SpecValue {
    guard !words.isEmpty else { return self }
    var copy = self
    switch content {
    case .scalar(let scalar):
      guard scalar.text.contains("$") else { return self }
      var text = scalar.text
      for (word, value) in words.sorted(by: { $0.key > $1.key }) {
        text = text.replacing(word, with: value)
      }
      copy.content = .scalar(YAMLScalar(text: text, isPlain: scalar.isPlain))
    case .list(let elements): copy.content = .list(elements.map { $0.replacing(words) })
    case .map(let entries):
      copy.content = .map(
        entries.map { entry in
          var entry = entry
          entry.value = entry.value.replacing(words)
          return entry
        }
      )
    }
    return copy
  }
}
