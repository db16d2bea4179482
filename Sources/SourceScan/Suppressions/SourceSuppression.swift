/// A comment that says that findings are not to be told.
///
/// `// fontscan:disable:next RULE reason` stands for the line below, `:this` for its own line and
/// `:previous` for the one above; `// fontscan:disable RULE reason` for all lines up to
/// `// fontscan:enable RULE`, or to the end of the file.
package struct SourceSuppression: Hashable, Sendable {
  /// The id of a rule, the name of a group, or `all`, as it is written.
  package var rule: String

  /// The lines that it stands for.
  package var lines: ClosedRange<Int>

  /// Where the rule is written.
  package var location: SourceLocation

  /// Why, where the comment says so.
  package var reason: String?

  /// What is wrong with the comment, which suppresses nothing then; `nil` for one that makes sense.
  package var fault: String?

  /// The rules among those that ``rule`` means which another comment brought back, each with the line of
  /// that comment.
  package var exceptions: [String: Int] = [:]

  /// Whether the comment brings a rule back, and suppresses nothing itself.
  package var isEnd = false

  /// Puts a suppression together.
  package init(
    rule: String,
    lines: ClosedRange<Int>,
    location: SourceLocation,
    reason: String? = nil,
    fault: String? = nil,
    isEnd: Bool = false
  ) {
    self.fault = fault
    self.isEnd = isEnd
    self.rule = rule
    self.lines = lines
    self.location = location
    self.reason = reason
  }
}
