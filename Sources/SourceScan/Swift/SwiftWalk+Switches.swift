extension SwiftWalk {
  /// What one label of a `switch` says of what is switched over.
  private struct Label {
    /// For each subject what it is here; `nil` for what says nothing of it.
    var branches: [SourceBranch?]

    /// Whether it takes what the others leave.
    var isDefault = false

    /// The first token behind its colon.
    var start: Int

    /// The token behind its statements.
    var end = 0
  }

  /// The branches of a `switch`.
  ///
  /// Only the labels are looked at: what is in brackets is stepped over.
  ///
  /// - Parameters:
  ///   - keyword: The keyword's token.
  ///   - brace: The brace behind what is switched over.
  ///   - end: The byte at which the braces around it end.
  mutating func takeBranches(ofSwitchAt keyword: Int, brace: Int, end: Int) {
    guard let close = pairs.closing(brace) else { return }
    let subjects = subjects(in: (keyword + 1)..<brace)
    guard subjects.contains(where: { $0 != nil }) else { return }
    let labels = labels(of: subjects, in: (brace + 1)..<close)
    let after = offset(of: close)..<max(end, offset(of: close))
    for place in subjects.indices {
      var named: SourceBranch?
      for label in labels {
        guard let branch = label.branches[place] else { continue }
        keep(branch, in: offset(of: label.start)..<offset(of: label.end), excluding: false)
        // Of a tuple another label may take what this one leaves.
        guard subjects.count == 1 else { continue }
        if named == nil { named = branch } else { named?.add(branch) }
        if leaves(within: label.start..<label.end), after.lowerBound < after.upperBound {
          keep(branch, in: after, excluding: true)
        }
      }
      guard let named else { continue }
      for label in labels where label.isDefault {
        keep(named, in: offset(of: label.start)..<offset(of: label.end), excluding: true)
      }
    }
  }

  /// What is switched over: a path, or those of a tuple.
  private func subjects(in range: Range<Int>) -> [String?] {
    guard let first = range.first else { return [] }
    guard sign("(", at: first), pairs.closing(first) == range.last else {
      return [wholeSubject(range)]
    }
    var subjects: [String?] = []
    var next = first + 1
    while next < range.upperBound - 1, subjects.count < 8 {
      let comma = nextComma(from: next, before: range.upperBound - 1)
      subjects.append(wholeSubject(next..<comma))
      next = comma + 1
    }
    return subjects
  }

  private func wholeSubject(_ range: Range<Int>) -> String? {
    guard let first = range.first, let subject = subject(startingAt: first),
      subject.end == range.upperBound - 1
    else { return nil }
    return subject.path
  }

  private func labels(of subjects: [String?], in range: Range<Int>) -> [Label] {
    var labels: [Label] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let isCase = source.isWord("case", at: index) && startsStatement(at: index)
      if isCase || source.isWord("default", at: index) && sign(":", at: index + 1) {
        if !labels.isEmpty { labels[labels.count - 1].end = index }
        let label = isCase ? label(at: index, of: subjects, before: range.upperBound) : nil
        labels.append(
          label ?? Label(branches: subjects.map { _ in nil }, isDefault: !isCase, start: index + 1)
        )
        index = max(index + 1, labels[labels.count - 1].start)
        continue
      }
      index = (pairs.closing(index) ?? index) + 1
    }
    if !labels.isEmpty { labels[labels.count - 1].end = range.upperBound }
    return labels
  }

  /// `case .a, .b where c:`.
  private func label(at keyword: Int, of subjects: [String?], before end: Int) -> Label? {
    var branches = subjects.map { subject in subject.map { SourceBranch(subject: $0) } }
    var next = keyword + 1
    while next < min(end, keyword + 256) {
      for (place, element) in elements(ofPatternAt: next, count: subjects.count).enumerated() {
        guard let subject = subjects[place] else { continue }
        // What a pattern leaves open may be anything.
        if let known = known(at: element, of: subject) {
          branches[place]?.add(known)
        } else {
          branches[place] = nil
        }
      }
      while next < min(end, keyword + 256), !sign(",", at: next), !sign(":", at: next) {
        next = (pairs.closing(next) ?? next) + 1
      }
      if sign(":", at: next) { return Label(branches: branches, start: next + 1) }
      next += 1
    }
    return nil
  }

  /// The first tokens of the elements of a pattern.
  private func elements(ofPatternAt start: Int, count: Int) -> [Int] {
    guard count > 1 else { return [start] }
    guard sign("(", at: start), let close = pairs.closing(start) else {
      return Array(repeating: -1, count: count)
    }
    var elements: [Int] = []
    var next = start + 1
    while next < close, elements.count < count {
      elements.append(next)
      next = nextComma(from: next, before: close) + 1
    }
    return elements + Array(repeating: -1, count: count - elements.count)
  }

  private func known(at start: Int, of subject: String) -> SourceBranch? {
    var start = start
    // `.some(.name)` is the name.
    if sign(".", at: start), source.isWord("some", at: start + 1), sign("(", at: start + 2) {
      start += 3
    }
    return named(at: start, of: subject)
  }
}
