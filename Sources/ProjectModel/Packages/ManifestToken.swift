/// A token of a package manifest, which is Swift.
struct ManifestToken {
  /// The kinds of tokens.
  enum Kind: Equatable {
    /// A word, without the backticks around it.
    case word(String)

    /// A string literal with its value; `nil` when parts of it are computed.
    case string(String?)

    /// A number as it is written.
    case number(String)

    /// A sign, one byte of it: operators come as several of these.
    case sign(UInt8)

    /// A directive such as `#if`, with its word.
    case directive(String)
  }

  /// What it is.
  var kind: Kind

  /// The byte at which it starts.
  var start: Int

  /// The byte behind it.
  var end: Int
}

extension ManifestToken {
  /// Whether it is a certain sign.
  func isSign(_ character: Unicode.Scalar) -> Bool { kind == .sign(UInt8(ascii: character)) }

  /// The word, or `nil` when it is none.
  var word: String? {
    guard case .word(let word) = kind else { return nil }
    return word
  }
}
