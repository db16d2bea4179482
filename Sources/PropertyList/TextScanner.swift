/// What walks through a text byte by byte and says where it is.
///
/// Each form of text tells its own tokens apart; how to look at the next byte and what to say of it
/// is the same in all.
protocol TextScanner {
  /// The whole text, in UTF-8.
  var text: [UInt8] { get }

  /// Turns offsets into lines and columns.
  var lines: LineCounter { get set }

  /// The next byte's offset, at most the text's length.
  var index: Int { get set }

  /// Whether a byte can be part of a word: what messages show together.
  static func isWord(_ byte: UInt8) -> Bool
}

extension TextScanner {
  /// Whether all text was read.
  var isAtEnd: Bool { index == text.count }

  /// The next byte, or `nil` at the end.
  var next: UInt8? { index < text.count ? text[index] : nil }

  /// Where the next byte is.
  var position: PropertyListPosition {
    mutating get { lines.position(at: index) }
  }

  /// The next word or character for a message.
  var shownNext: String {
    guard let next else { return "the end of the file" }
    let word = text[index...].prefix(while: Self.isWord)
    // Without a word the whole character: bytes that go on in UTF-8 have 10 in front.
    return quoted(
      word.isEmpty ? [next] + text[(index + 1)...].prefix(3).prefix { $0 & 0xC0 == 0x80 } : word
    )
  }

  /// Makes an error at the next byte.
  mutating func error(_ reason: String) -> PropertyListError {
    error(reason, at: index)
  }

  /// Makes an error at a byte.
  mutating func error(_ reason: String, at byte: Int) -> PropertyListError {
    PropertyListError(reason, at: lines.position(at: byte))
  }

  /// Takes a character if it is next.
  ///
  /// - Parameter character: The character, of ASCII.
  /// - Returns: Whether it was there.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }
}
