/// A token of a source file: what it is and where, without its text.
///
/// Files have many tokens, so that each is 12 bytes. Offsets are those of ``SourceText/bytes``; a file
/// of 4 GiB and more is not read.
package struct SourceToken: Equatable, Sendable {
  /// The kinds of tokens.
  package enum Kind: UInt8, Sendable {
    /// An identifier or a keyword; `$0` as well.
    case word

    /// An identifier in backticks, without them; never a keyword.
    case quotedWord

    /// A number.
    case number

    /// Punctuation or an operator. Brackets, commas, colons, semicolons, `@` and single full stops are
    /// tokens of their own; other signs are as many as stand together.
    case sign

    /// A string literal without interpolation, with its quotes and number signs.
    case string

    /// The start of a literal with interpolation, up to and with `\(`. The tokens of the expression
    /// follow.
    case stringHead

    /// What is between two interpolations, from `)` to `\(`.
    case stringMiddle

    /// The end of a literal with interpolation, from `)` on.
    case stringTail

    /// A regular expression between slashes.
    case regex

    /// A directive or a macro: `#if`, `#selector`; with its number sign.
    case directive

    /// A comment, in the list of comments only.
    case comment
  }

  /// What stands before a token, and what is wrong with it.
  package struct Flags: OptionSet, Sendable {
    /// The bits.
    package var rawValue: UInt8

    /// Takes bits.
    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// It is the first token of its line.
    package static let startsLine = Flags(rawValue: 1)

    /// White space or a comment stands before it.
    package static let followsSpace = Flags(rawValue: 2)

    /// The literal or comment ends with its line or file rather than with its own sign.
    package static let isCutShort = Flags(rawValue: 4)
  }

  /// Where it starts.
  package var start: UInt32

  /// The byte behind it.
  package var end: UInt32

  /// What it is.
  package var kind: Kind

  /// The byte of a sign of one byte; 0 for other tokens.
  package var sign: UInt8

  /// What stands before it, and what is wrong with it.
  package var flags: Flags

  /// Puts a token together.
  package init(kind: Kind, start: Int, end: Int, sign: UInt8 = 0, flags: Flags = []) {
    self.kind = kind
    self.start = UInt32(clamping: start)
    self.end = UInt32(clamping: end)
    self.sign = sign
    self.flags = flags
  }
}

extension SourceToken {
  /// The bytes that it covers.
  package var range: Range<Int> { Int(start)..<max(Int(start), Int(end)) }

  /// Whether it is a certain sign of one byte.
  package func isSign(_ character: Unicode.Scalar) -> Bool {
    kind == .sign && sign == UInt8(truncatingIfNeeded: character.value)
  }

  /// Whether it is an identifier, quoted or not, or a keyword.
  package var isWord: Bool { kind == .word || kind == .quotedWord }
}
