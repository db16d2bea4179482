/// A piece of a format string of Foundation.
enum FormatPiece: Equatable {
  /// Text that stands for itself.
  case text(String)

  /// The next argument, an object with `%@`.
  case argument(isObject: Bool)

  /// The argument at a place, counted from 0: `%2$@`.
  case placedArgument(Int, isObject: Bool)

  /// Takes a format apart.
  static func pieces(of format: String) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var text = ""
    var rest = Substring(format)
    while let character = rest.popFirst() {
      guard character == "%" else {
        text.append(character)
        continue
      }
      guard rest.first != "%" else {
        text.append(rest.removeFirst())
        continue
      }
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
      // Flags, width, precision and size stand before the letter that says the type.
      let middle = rest.prefix { $0.isASCII && !$0.isLetter && $0 != "@" || "hlLqztj".contains($0) }
      rest = rest.dropFirst(middle.count)
      let isObject = rest.popFirst() == "@"
      if middle.hasSuffix("$"), let place = Int(middle.dropLast()), place > 0 {
        pieces.append(.placedArgument(place - 1, isObject: isObject))
      } else {
        pieces.append(.argument(isObject: isObject))
      }
    }
    if !text.isEmpty { pieces.append(.text(text)) }
    return pieces
  }
}
