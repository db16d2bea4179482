/// A command line, split into options and operands.
struct ParsedArguments: Sendable {
  /// The words that are no options, in their order.
  private(set) var operands: [Word] = []

  private var occurrences: [String: [Word]] = [:]
  private var overruledNames: Set<String> = []

  /// The value of an option: as the command line says, else the default.
  subscript<Value>(option: OptionSpec<Value>) -> Value {
    option.value(of: occurrences[option.name] ?? [])
  }

  /// Whether an option was given at all.
  func has(_ option: any AnyOptionSpec) -> Bool {
    occurrences[option.name] != nil
  }

  /// The options that take one value and were given others as well, by name, each with the value that
  /// counts: the last.
  var overruled: [(name: String, value: Word)] {
    overruledNames.sorted().compactMap { name in
      occurrences[name]?.last.map { (name, $0) }
    }
  }

  /// The words that may be the paths of files to read.
  var inputs: [Word] {
    operands
      + ["--fonts", "--files-from", "--styles", "--config", "--baseline"].flatMap {
        occurrences[$0] ?? []
      }
  }

  mutating func add(operand: Word) {
    operands.append(operand)
  }

  /// Adds an occurrence, which the option has accepted.
  mutating func add(_ value: Word, to option: any AnyOptionSpec) {
    if !option.isRepeatable, let last = occurrences[option.name]?.last, last != value {
      overruledNames.insert(option.name)
    }
    occurrences[option.name, default: []].append(value)
  }
}
