/// A bound of a rule that a configuration can move.
package struct RuleOption: Hashable, Sendable {
  /// The id of the rule.
  package let rule: String

  /// The key in a configuration.
  package let name: String

  /// What it is where no configuration says otherwise.
  package let usual: Double

  /// What it can be.
  package let range: ClosedRange<Double>

  /// What it bounds, in a few words that follow a colon, with the unit.
  package let meaning: String
}

/// The bounds that rules judge by.
package struct RuleOptions: Hashable, Sendable {
  private var values: [RuleOption: Double] = [:]

  /// Takes every bound as it usually is.
  package init() {}

  /// The bound that holds.
  package subscript(option: RuleOption) -> Double {
    get { values[option] ?? option.usual }
    set { values[option] = newValue }
  }
}
