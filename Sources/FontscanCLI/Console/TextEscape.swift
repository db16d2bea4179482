/// How characters that would disturb a line of text are shown.
enum TextEscape {
  /// Whether a character is a control character, a line break, or turns the direction of a line.
  static func isNeeded(for scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The character as `\u{A}`.
  static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  /// A text with such characters escaped.
  static func escaping(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isNeeded) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if isNeeded(for: scalar) {
        result += escape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}
