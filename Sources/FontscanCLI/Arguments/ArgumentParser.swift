/// Splits the words after a command's name into options and operands.
///
/// `--name=value` and `--name value` are the same; one-letter flags may share a dash; `--` ends the
/// options; a lone `-` is an operand. Names are not completed: a script that shortens one would
/// break with the next option that begins alike.
struct ArgumentParser {
  /// What the command line may hold.
  let options: [any AnyOptionSpec]

  /// Splits a command line.
  ///
  /// - Parameter words: The words after the command's name.
  /// - Returns: Options whose values all make sense, and operands.
  /// - Throws: ``UsageError`` at the first word that makes no sense.
  func parse(_ words: some Sequence<Word>) throws(UsageError) -> ParsedArguments {
    var parsed = ParsedArguments()
    var words = words.makeIterator()
    while let word = words.next() {
      if word == "--" {
        while let operand = words.next() { parsed.add(operand: operand) }
      } else if word.bytes.starts(with: "--".utf8) {
        try parse(long: word, rest: &words, into: &parsed)
      } else if word.bytes.first == UInt8(ascii: "-"), word.bytes.count > 1 {
        try parse(short: word, into: &parsed)
      } else {
        parsed.add(operand: word)
      }
    }
    return parsed
  }

  private func parse(
    long word: Word,
    rest: inout some IteratorProtocol<Word>,
    into parsed: inout ParsedArguments
  ) throws(UsageError) {
    let equals = word.bytes.firstIndex(of: UInt8(ascii: "="))
    let name = Word(bytes: Array(word.bytes[..<(equals ?? word.bytes.endIndex)])).text
    guard let option = option(named: name) else {
      throw .unknownOption(name, nearest: Spelling.nearest(to: name, among: names))
    }
    let attached = equals.map { Word(bytes: Array(word.bytes[($0 + 1)...])) }
    guard let placeholder = option.placeholder else {
      guard attached == nil else { throw .unexpectedValue(option: name) }
      return parsed.add("", to: option)
    }
    guard let value = attached ?? rest.next(), attached != nil || !isOption(value) else {
      // Who wants a file of such a name can write '--option=--name' or './--name'.
      throw .missingValue(option: name, placeholder: placeholder)
    }
    guard option.accepts(value) else {
      throw .invalidValue(value.text, option: name, expected: option.expected)
    }
    parsed.add(value, to: option)
  }

  private func parse(short word: Word, into parsed: inout ParsedArguments) throws(UsageError) {
    for letter in word.text.dropFirst() {
      guard let option = options.first(where: { $0.short == "-\(letter)" }) else {
        throw .unknownOption(
          word.text,
          nearest: Spelling.nearest(to: "-" + word.text, among: names)
        )
      }
      parsed.add("", to: option)
    }
  }

  /// Whether a word is the name of an option, and so no value of the one before it.
  private func isOption(_ word: Word) -> Bool {
    guard word.bytes.starts(with: "--".utf8) else {
      return options.contains { $0.short == word.text }
    }
    return option(named: Word(bytes: Array(word.bytes.prefix { $0 != UInt8(ascii: "=") })).text)
      != nil
  }

  private var names: [String] { options.flatMap { [$0.name] + $0.aliases } }

  private func option(named name: String) -> (any AnyOptionSpec)? {
    options.first { $0.name == name || $0.aliases.contains(name) }
  }
}
