/// One option of a command: how it is spelled, what it takes, what it means.
///
/// The parser, the help and the command itself all read this declaration, so that none can say what
/// another does not.
struct OptionSpec<Value: Sendable>: AnyOptionSpec {
  let name: String
  let aliases: [String]
  let short: String?
  let placeholder: String?
  let expected: String
  let offers: [String]
  let isRepeatable: Bool
  let help: String

  /// The value when the option is not given.
  let defaultValue: Value

  /// Takes one occurrence into account; `false` refuses its word.
  private let take: @Sendable (inout Value, Word) -> Bool

  private init(
    _ name: String,
    aliases: [String] = [],
    short: String? = nil,
    placeholder: String? = nil,
    expected: String = "",
    offers: [String] = [],
    isRepeatable: Bool = false,
    help: String,
    default defaultValue: Value,
    take: @escaping @Sendable (inout Value, Word) -> Bool
  ) {
    self.name = name
    self.aliases = aliases
    self.short = short
    self.placeholder = placeholder
    self.expected = expected
    self.offers = offers
    self.isRepeatable = isRepeatable
    self.help = help
    self.defaultValue = defaultValue
    self.take = take
  }

  func accepts(_ word: Word) -> Bool {
    var value = defaultValue
    return take(&value, word)
  }

  /// The value after every occurrence, in the order of the command line.
  func value(of occurrences: [Word]) -> Value {
    occurrences.reduce(into: defaultValue) { value, word in _ = take(&value, word) }
  }
}

extension OptionSpec<Bool> {
  /// An option that stands alone.
  static func flag(
    _ name: String,
    short: String? = nil,
    help: String
  ) -> OptionSpec {
    OptionSpec(name, short: short, help: help, default: false) { value, _ in
      value = true
      return true
    }
  }
}

extension OptionSpec {
  /// An option with a value; the last occurrence counts.
  ///
  /// - Parameters:
  ///   - name: The spelling, with its dashes.
  ///   - placeholder: What help calls the value.
  ///   - aliases: Other spellings.
  ///   - defaultValue: The value when the option is not given.
  ///   - expected: What the value has to be, in words that follow "takes".
  ///   - offers: Words that the value may be, for completion.
  ///   - help: What the option means.
  ///   - parse: Reads the value; `nil` refuses it.
  /// - Returns: The declaration.
  static func value(
    _ name: String,
    _ placeholder: String,
    aliases: [String] = [],
    default defaultValue: Value,
    expected: String,
    offers: [String] = [],
    help: String,
    parse: @escaping @Sendable (Word) -> Value?
  ) -> OptionSpec {
    OptionSpec(
      name,
      aliases: aliases,
      placeholder: placeholder,
      expected: expected,
      offers: offers,
      help: help,
      default: defaultValue
    ) { value, word in
      guard let parsed = parse(word) else { return false }
      value = parsed
      return true
    }
  }

  /// An option with a value and without a default; the last occurrence counts.
  static func optional<Wrapped>(
    _ name: String,
    _ placeholder: String,
    expected: String,
    offers: [String] = [],
    help: String,
    parse: @escaping @Sendable (Word) -> Wrapped?
  ) -> OptionSpec where Value == Wrapped? {
    OptionSpec(
      name,
      placeholder: placeholder,
      expected: expected,
      offers: offers,
      help: help,
      default: nil
    ) { value, word in
      guard let parsed = parse(word) else { return false }
      value = parsed
      return true
    }
  }

  /// An option that may be repeated; every occurrence counts.
  static func list<Element>(
    _ name: String,
    _ placeholder: String,
    expected: String,
    offers: [String] = [],
    help: String,
    parse: @escaping @Sendable (Word) -> Element?
  ) -> OptionSpec where Value == [Element] {
    OptionSpec(
      name,
      placeholder: placeholder,
      expected: expected,
      offers: offers,
      isRepeatable: true,
      help: help,
      default: []
    ) { value, word in
      guard let parsed = parse(word) else { return false }
      value.append(parsed)
      return true
    }
  }
}
