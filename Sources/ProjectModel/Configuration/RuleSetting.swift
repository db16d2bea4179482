/// What a configuration says of a rule or a group of rules, beside whether it is applied.
package struct RuleSetting: Hashable, Sendable {
  /// The value of an option.
  package enum Value: Hashable, Sendable {
    /// A number.
    case number(Double)

    /// A list of words, or one word.
    case words([RequiredFont.Part<String>])
  }

  /// An option of the rule.
  package struct Option: Hashable, Sendable {
    /// The key, and where it stands.
    package var name: RequiredFont.Part<String>

    /// What it is set to.
    package var value: Value

    /// Where the value stands.
    package var position: SourcePosition
  }

  /// The id of a rule or the name of a group, as it is written.
  package var rule: RequiredFont.Part<String>

  /// `error`, `warning` or `note`, as it is written.
  package var severity: RequiredFont.Part<String>?

  /// The options, in their order.
  package var options: [Option] = []

  /// Why.
  package var reason: String
}
