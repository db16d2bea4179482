internal import FileAccess

/// Makes suppressions of the comments of a file, in their order.
struct SuppressionReader {
  private(set) var suppressions: [SourceSuppression] = []

  /// The places in ``suppressions`` of those that no comment has ended.
  private var open: [Int] = []

  /// The most that are taken from a file: a file that nobody wrote may have more comments than code.
  private static let limit = 1000

  /// The most rules that can come back alone from one comment: more than there are.
  private static let exceptionLimit = 100

  /// Takes a comment.
  ///
  /// - Parameters:
  ///   - comment: What it says.
  ///   - location: Where it starts.
  ///   - lastLine: The line that it ends on.
  ///   - next: The lines that follow it, when they are not the one below: those of an element.
  mutating func take(
    _ comment: SuppressionComment,
    at location: SourceLocation,
    lastLine: Int,
    next: ClosedRange<Int>? = nil
  ) {
    if let fault = comment.fault, suppressions.count < Self.limit {
      suppressions.append(
        SourceSuppression(rule: "", lines: 0...0, location: location, fault: fault)
      )
      return
    }
    if case .end = comment.scope { end(comment.rules.map(\.word), before: location.line) }
    for (word, offset) in comment.rules where suppressions.count < Self.limit {
      var place = location
      if lastLine == location.line { place.column += offset }
      let lines: ClosedRange<Int>
      var isEnd = false
      switch comment.scope {
      case .next: lines = next ?? (lastLine + 1)...(lastLine + 1)
      case .this: lines = location.line...lastLine
      case .previous: lines = max(1, location.line - 1)...max(1, location.line - 1)
      case .start, .unknown:
        lines = location.line...Int.max
        open.append(suppressions.count)
      case .end:
        // That it names a rule at all is for those to say who know the rules.
        lines = 0...0
        isEnd = true
      }
      suppressions.append(
        SourceSuppression(
          rule: word,
          lines: lines,
          location: place,
          reason: comment.reason,
          isEnd: isEnd
        )
      )
    }
  }

  /// Ends those that name one of the rules or are of one of the groups, or all.
  ///
  /// Where no rule is named all that are open end. Of a group one rule can come back alone.
  private mutating func end(_ rules: [String], before line: Int) {
    open = open.filter { place in
      let word = suppressions[place].rule
      let isEnded =
        rules.isEmpty
        || rules.contains { $0 == "all" || $0 == word || word.hasPrefix("\($0)/") }
      guard isEnded else {
        for rule in rules where word == "all" || rule.hasPrefix("\(word)/") {
          except(rule, from: place, at: line)
        }
        return true
      }
      suppressions[place].lines =
        suppressions[place].lines.lowerBound...max(suppressions[place].lines.lowerBound, line)
      return false
    }
  }

  /// Brings one rule back; the first comment that does so counts.
  private mutating func except(_ rule: String, from place: Int, at line: Int) {
    guard suppressions[place].exceptions.count < Self.exceptionLimit,
      suppressions[place].exceptions[rule] == nil
    else { return }
    suppressions[place].exceptions[rule] = line
  }
}

extension SuppressionReader {
  /// Takes the comments of source code.
  ///
  /// - Parameters:
  ///   - source: The file, taken apart.
  ///   - file: Its path.
  /// - Returns: What its comments suppress; none for most files, at little cost.
  static func suppressions(in source: SourceTokens, of file: FilePath) -> [SourceSuppression] {
    var reader = SuppressionReader()
    var lines: SourceLines?
    for token in source.comments {
      let bytes = source.text.bytes[token.range.clamped(to: 0..<source.text.bytes.count)]
      guard SuppressionComment.mayBe(bytes), let comment = SuppressionComment(bytes) else {
        continue
      }
      let known = lines ?? SourceLines(of: source.text)
      lines = known
      let start = known.location(of: token.range.lowerBound, in: file)
      let end = known.location(
        of: max(token.range.lowerBound, token.range.upperBound - 1),
        in: file
      )
      reader.take(comment, at: start, lastLine: end.line)
    }
    return reader.suppressions
  }
}
