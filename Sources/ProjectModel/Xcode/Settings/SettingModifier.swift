/// What follows the name of a build variable after a colon: `$(PRODUCT_NAME:lower)`.
enum SettingModifier {
  /// Applies modifiers from left to right.
  ///
  /// - Parameters:
  ///   - modifiers: The modifiers, without their colons.
  ///   - value: The variable's value; `nil` when it is not known.
  /// - Returns: The value; `nil` when it is not known, or a modifier is not.
  static func apply(_ modifiers: [String], to value: BuildSettings.Value?) -> BuildSettings.Value? {
    var value = value
    for modifier in modifiers {
      if modifier.hasPrefix("default=") {
        if value?.text.isEmpty ?? true {
          value = BuildSettings.Value(
            text: String(modifier.dropFirst("default=".count)),
            isComplete: true,
            place: nil
          )
        }
        continue
      }
      guard let current = value else { return nil }
      guard let text = apply(modifier, to: current.text) else { return nil }
      value?.text = text
    }
    return value
  }

  private static func apply(_ modifier: String, to text: String) -> String? {
    let slash = text.lastIndex(of: "/")
    let file = slash.map { String(text[text.index(after: $0)...]) } ?? text
    let dot = file.lastIndex(of: ".")
    switch modifier {
    case "lower": return text.lowercased()
    case "upper": return text.uppercased()
    case "quote", "standardizepath": return text
    case "file": return file
    case "dir": return slash.map { String(text[...$0]) } ?? "./"
    case "base": return dot.map { String(file[..<$0]) } ?? file
    case "suffix": return dot.map { String(file[$0...]) } ?? ""
    case "identifier", "c99extidentifier": return identifier(text)
    case "rfc1034identifier": return hostName(text)
    default: return nil
    }
  }

  /// Letters, digits and underscores; anything else becomes an underscore, and so does a digit at
  /// the start.
  static func identifier(_ text: String) -> String {
    let letters = text.map { $0 == "_" || $0.isLetter || $0.isNumber ? $0 : "_" }
    guard let first = letters.first else { return "" }
    return first.isNumber ? "_" + String(letters.dropFirst()) : String(letters)
  }

  /// Letters, digits, hyphens and dots; anything else becomes a hyphen.
  private static func hostName(_ text: String) -> String {
    String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
  }
}
