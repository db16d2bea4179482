extension Evaluator {
  /// Something that is put behind what a variable is: `name += "-Bold"`.
  struct Appended {
    var fact: SourceAssignment
    var file: Int
  }

  /// More of them make names that nobody can follow.
  private static let appendingLimit = 4

  /// What a variable is with what is put behind it.
  ///
  /// Of a local one it is known in which order that happens. What happens under a condition, or after the
  /// variable was asked for, gives names that may never be asked for.
  ///
  /// - Parameters:
  ///   - all: What is put behind it, in the order of the sources.
  ///   - value: What it is before.
  ///   - ref: The variable.
  /// - Returns: What it may be afterwards; something unknown is behind it where that is not known.
  mutating func appending(
    _ all: [Appended],
    to value: LinkedValue,
    of ref: DefinitionRef
  ) -> LinkedValue {
    let definition = index[ref]
    guard all.count <= Self.appendingLimit, !value.texts.isEmpty,
      case .block = index.files[ref.file].scopes[Int(definition.scope)].kind,
      all.allSatisfy({ $0.file == ref.file && !$0.isElsewhere(than: definition) })
    else { return value.followedByUnknown() }
    work -= index.files[ref.file].nodes.count / 8
    let isReadBefore = isNamed(definition, before: all[0].fact.offset, in: ref.file)
    var value = value
    for appended in all {
      guard let end = end(of: appended) else { return value.followedByUnknown() }
      value = appending(end, appended, to: value, definition.name)
    }
    return isReadBefore ? value.asDoubtful() : value
  }

  /// The texts that something puts behind; `nil` when they are not known.
  private mutating func end(of appended: Appended) -> [LinkedText]? {
    let place = Place(file: appended.file, scope: appended.fact.scope)
    let facts = index.files[appended.file]
    let end: LinkedValue
    if appended.fact.isAppending {
      end = value(of: appended.fact.value, at: place)
    } else {
      // `name = name + "-Bold"`
      guard case .joined(let children, let offset)? = facts.node(appended.fact.value) else {
        return nil
      }
      let rest = facts.parts(children).dropFirst().map(JoinedPart.expression)
      end = joined(rest, at: place, offset: Int(offset))
    }
    guard !end.isOpen, end.types.isEmpty, end.cases.isEmpty, !end.texts.isEmpty,
      end.texts.allSatisfy({ $0.whole != nil })
    else { return nil }
    return end.texts
  }

  private func appending(
    _ ends: [LinkedText],
    _ appended: Appended,
    to value: LinkedValue,
    _ name: String
  ) -> LinkedValue {
    let isConditional = appended.fact.isConditional
    let excluded = index.files[appended.file].branches.filter { branch in
      branch.lookup == nil && branch.subject == name && branch.isExcluding && branch.cases.isEmpty
        && branch.range.contains(appended.fact.offset)
    }
    guard value.texts.count * ends.count <= LinkedValue.choiceLimit else {
      return value.followedByUnknown()
    }
    var all = LinkedValue()
    for text in value.texts {
      // `if !name.contains("-") { name += "-Regular" }`
      let isLeft = text.whole.map { whole in excluded.contains { $0.names(whole) } } ?? false
      if isConditional {
        var same = text
        same.isDoubtful = same.isDoubtful || !isLeft
        all.add(same)
      }
      guard !isLeft else { continue }
      for end in ends {
        var longer = text
        longer.parts = LinkedText.joining(text.parts + end.parts)
        longer.isJoined = true
        longer.isDoubtful = text.isDoubtful || end.isDoubtful || isConditional
        all.add(longer)
      }
    }
    all.isOpen = value.isOpen
    all.isUnknownInPart = value.isUnknownInPart
    return all
  }

  /// Whether a local name is named between its definition and some place further on.
  private func isNamed(_ definition: SourceDefinition, before end: Int, in file: Int) -> Bool {
    let facts = index.files[file]
    return facts.nodes.contains { node in
      guard case .word(let word, let offset) = node else { return false }
      return Int(offset) > definition.offset && Int(offset) < end
        && facts.words[Int(word)] == definition.name
    }
  }
}

extension Evaluator.Appended {
  /// Whether it stands in a function or closure within the one that the variable belongs to, so that it
  /// may come at any time.
  fileprivate func isElsewhere(than definition: SourceDefinition) -> Bool {
    fact.scope != definition.scope && !fact.isConditional
  }
}
