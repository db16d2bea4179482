/// Values as Swift source spells them.
enum SwiftLiteral {
  /// A string.
  static func string(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case _ where isPlain(scalar): literal.unicodeScalars.append(scalar)
      default: literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return literal + "\""
  }

  /// A number, without a fraction where it has none.
  static func number(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : "\(value)"
  }

  /// Text for a comment of one line.
  static func comment(_ text: String) -> String {
    let shown = text.unicodeScalars.prefix(60).map { isPlain($0) ? String($0) : "\u{FFFD}" }
    return shown.joined() + (text.unicodeScalars.count > 60 ? "…" : "")
  }

  /// Whether a scalar can be seen and does not change what stands around it.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return (0x20..<0x7F).contains(scalar.value) }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse,
      .surrogate:
      return false
    default:
      return !scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
