extension Span<UInt8> {
  /// Whether the bytes start with this ASCII text.
  func hasPrefix(_ text: String) -> Bool {
    contains(text, at: 0)
  }

  /// Whether the start reads as a web page, however its tags are written.
  var looksLikeHTML: Bool {
    var start = hasPrefix("\u{FEFF}") ? 3 : 0
    while start < count, self[start].isWhitespace { start += 1 }
    guard start < count, self[start] == UInt8(ascii: "<") else { return false }
    let first = ["<!doctype html", "<html", "<head", "<body", "<title", "<script", "<meta"]
    if first.contains(where: { contains($0, at: start, ignoringCase: true) }) { return true }
    // XHTML, or a comment before the page.
    guard contains("<?xml", at: start) || contains("<!--", at: start) else { return false }
    return (start..<count).contains { contains("<html", at: $0, ignoringCase: true) }
  }

  /// Whether there is nothing but characters that text has: UTF-8, or UTF-16 with its mark.
  var looksLikeText: Bool {
    if count >= 2, self[0] ^ self[1] == 0x01, self[0] >= 0xFE { return true }
    var index = 0
    while index < count {
      let byte = self[index]
      switch byte {
      case 0x20...0x7E, 0x09...0x0D, 0x1B:
        index += 1
      case 0xC2...0xF4:
        let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        for next in index + 1..<index + length {
          // The prefix may end within a character.
          guard next < count else { return true }
          guard self[next] & 0xC0 == 0x80 else { return false }
        }
        index += length
      default:
        return false
      }
    }
    return true
  }

  private func contains(_ text: String, at start: Int, ignoringCase: Bool = false) -> Bool {
    var index = start
    for wanted in text.utf8 {
      guard index < count else { return false }
      let isUpper = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self[index]
      guard wanted == (ignoringCase && isUpper ? self[index] | 0x20 : self[index]) else {
        return false
      }
      index += 1
    }
    return true
  }
}

extension UInt8 {
  fileprivate var isWhitespace: Bool { self == 0x20 || 0x09...0x0D ~= self }
}
