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

  /// Words that the value may be, for completion in a shell; empty when they cannot be listed.
  var offers: [String] { get }

  /// Whether the option may be given more than once, and each time counts.
  var isRepeatable: Bool { get }

  /// What the option means, in sentences.
  var help: String { get }

  /// Whether the value makes sense.
  func accepts(_ word: Word) -> Bool
}

extension AnyOptionSpec {
  /// Whether the value is a path, for completion in a shell.
  var takesPath: Bool {
    let word = placeholder?.split(separator: "=").last.map(String.init)
    return word.map { ["FILE", "FOLDER", "PATH", "SHEET"].contains($0) } ?? false
  }
}
