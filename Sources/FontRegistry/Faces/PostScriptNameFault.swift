/// What is wrong with a PostScript name.
///
/// A legal one is 1 to 63 characters of ASCII without spaces and without any of `[](){}<>/%`.
/// Everything else printable is fine.
public enum PostScriptNameFault: Hashable, Sendable {
  /// It has a character that is not allowed: the first, and how many other such there are.
  case character(Unicode.Scalar, others: Int)
  /// It has so many characters, and fewer are allowed.
  case length(Int)

  /// The most characters that a name may have.
  public static let mostCharacters = 63

  /// Finds what is wrong with a name.
  ///
  /// - Parameter name: The name, as the file has it.
  /// - Returns: The faults; none for a legal name.
  public static func faults(of name: String) -> [PostScriptNameFault] {
    var seen: Set<Unicode.Scalar> = []
    let illegal = name.unicodeScalars.filter { !$0.isLegalInName && seen.insert($0).inserted }
    var faults: [PostScriptNameFault] = []
    if let first = illegal.first {
      faults.append(.character(first, others: illegal.count - 1))
    }
    let count = name.unicodeScalars.count
    if count > mostCharacters { faults.append(.length(count)) }
    return faults
  }
}

extension PostScriptNameFault: CustomStringConvertible {
  /// The fault, in words that follow the name.
  public var description: String {
    switch self {
    case .character(let character, others: 0): "has \(character.words)"
    case .character(let character, let others):
      "has \(character.words) and \(others) other character\(others == 1 ? "" : "s")"
    case .length(let count):
      "is \(count) characters long, \(PostScriptNameFault.mostCharacters) are allowed"
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isLegalInName: Bool {
    (33...126).contains(value) && !"[](){}<>/%".unicodeScalars.contains(self)
  }

  /// The character for people, its number where it cannot be seen.
  fileprivate var words: String {
    let digits = String(value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    if self == " " { return "a space" }
    if (33...126).contains(value) { return "a '\(self)'" }
    return properties.isAlphabetic ? "'\(self)' (\(number))" : number
  }
}
