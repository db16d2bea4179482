/// How a name record's string is written.
///
/// See <https://learn.microsoft.com/typography/opentype/spec/name#platform-ids>.
package enum NameEncoding: Hashable, Sendable {
  /// UTF-16, high byte first.
  case utf16
  /// Apple's Latin of one byte a character.
  case macRoman
  /// A relative of Mac Roman, by its name: strings of ASCII alone are read, others are not.
  case asciiPart(of: String)
  /// One that is not read, by its name.
  case other(String)

  /// Whether every string can be read.
  package var isRead: Bool {
    switch self {
    case .utf16, .macRoman: true
    case .asciiPart, .other: false
    }
  }
}

extension NameTable.Record {
  /// The encoding that the platform and its number mean.
  package var encoding: NameEncoding {
    switch (platformID, encodingID) {
    case (0, _), (3, 0), (3, 1), (3, 10): .utf16
    case (1, 0): Self.romanEncoding(languageID)
    case (1, _): .other(Self.macintoshEncoding(encodingID))
    case (2, _): .other(Self.isoEncoding(encodingID))
    case (3, _): .other(Self.windowsEncoding(encodingID))
    case (4, _): .other("custom encoding \(encodingID)")
    default: .other("encoding \(encodingID) of platform \(platformID)")
    }
  }

  /// The Macintosh wrote some languages with other characters in Mac Roman's upper half.
  private static func romanEncoding(_ language: UInt16) -> NameEncoding {
    switch language {
    case 15: .asciiPart(of: "Mac Icelandic")
    case 17: .asciiPart(of: "Mac Turkish")
    case 18, 40: .asciiPart(of: "Mac Croatian")
    case 24...28, 36, 38, 39: .asciiPart(of: "Mac Central European")
    case 37: .asciiPart(of: "Mac Romanian")
    default: .macRoman
    }
  }

  private static func isoEncoding(_ encoding: UInt16) -> String {
    switch encoding {
    case 0: "7-bit ASCII"
    case 1: "ISO 10646"
    case 2: "ISO 8859-1"
    default: "ISO encoding \(encoding)"
    }
  }

  private static func windowsEncoding(_ encoding: UInt16) -> String {
    switch encoding {
    case 2: "Shift JIS"
    case 3: "PRC"
    case 4: "Big5"
    case 5: "Wansung"
    case 6: "Johab"
    default: "Windows encoding \(encoding)"
    }
  }

  private static func macintoshEncoding(_ encoding: UInt16) -> String {
    switch encoding {
    case 1: "Mac Japanese"
    case 2: "Mac Traditional Chinese"
    case 3: "Mac Korean"
    case 4: "Mac Arabic"
    case 5: "Mac Hebrew"
    case 6: "Mac Greek"
    case 7: "Mac Cyrillic"
    case 8: "Mac RSymbol"
    case 9: "Mac Devanagari"
    case 10: "Mac Gurmukhi"
    case 11: "Mac Gujarati"
    case 12: "Mac Odia"
    case 13: "Mac Bangla"
    case 14: "Mac Tamil"
    case 15: "Mac Telugu"
    case 16: "Mac Kannada"
    case 17: "Mac Malayalam"
    case 18: "Mac Sinhalese"
    case 19: "Mac Burmese"
    case 20: "Mac Khmer"
    case 21: "Mac Thai"
    case 22: "Mac Laotian"
    case 23: "Mac Georgian"
    case 24: "Mac Armenian"
    case 25: "Mac Simplified Chinese"
    case 26: "Mac Tibetan"
    case 27: "Mac Mongolian"
    case 28: "Mac Geez"
    case 29: "Mac Slavic"
    case 30: "Mac Vietnamese"
    case 31: "Mac Sindhi"
    case 32: "Mac Uninterpreted"
    default: "Macintosh encoding \(encoding)"
    }
  }
}
