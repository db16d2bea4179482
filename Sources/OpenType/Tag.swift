/// A four-byte name, as tables, axes and font files use it.
///
/// See <https://learn.microsoft.com/typography/opentype/spec/otff#data-types>.
package struct Tag: RawRepresentable, Hashable, Comparable, Sendable {
  /// The four bytes, the first one highest.
  package let rawValue: UInt32

  /// Wraps four bytes.
  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  package static func < (left: Tag, right: Tag) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Tag {
  /// Reads a tag as people type it, such as `wght`, with fewer than four characters padded.
  ///
  /// - Parameter text: One to four printable ASCII characters; anything else gives `nil`.
  package init?(_ text: some StringProtocol) {
    guard 1...4 ~= text.utf8.count, text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) else { return nil }
    var bits: UInt32 = 0
    for byte in text.utf8 { bits = bits << 8 | UInt32(byte) }
    for _ in text.utf8.count..<4 { bits = bits << 8 | 0x20 }
    self.init(rawValue: bits)
  }
}

extension Tag: ExpressibleByStringLiteral {
  /// Makes a tag from source text.
  ///
  /// - Parameter value: Four bytes of UTF-8; any other number is a programmer's mistake and traps.
  package init(stringLiteral value: String) {
    precondition(value.utf8.count == 4, "a tag has four bytes")
    self.init(rawValue: value.utf8.reduce(0) { $0 << 8 | UInt32($1) })
  }
}

extension Tag: CustomStringConvertible {
  /// The four characters; a byte that is no printable ASCII is written like `\x0A`.
  package var description: String {
    var text = ""
    for shift in [24, 16, 8, 0] as [UInt32] {
      let byte = UInt8(truncatingIfNeeded: rawValue >> shift)
      if 0x20...0x7E ~= byte, byte != 0x5C {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += byte < 16 ? "\\x0" + digits : "\\x" + digits
      }
    }
    return text
  }
}
