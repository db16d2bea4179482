/// An option without the type of its value, for the parser and for help.
protocol AnyOptionSpec: Sendable {
  /// The spelling, with its dashes.
  var name: String { get }

  /// Other spellings, with their dashes.
  var aliases: [String] { get }

  /// The spelling of one letter, with its dash.
  var short: String? { get }

  /// What help calls the value; `nil` for an option that stands alone.
  var placeholder: String? { get }

  /// What the value has to be, in words that follow "takes".
  var expected: String { get }

  /// What the option means, in sentences.
  var help: String { get }

  /// Whether the value makes sense.
  func accepts(_ word: Word) -> Bool
}
