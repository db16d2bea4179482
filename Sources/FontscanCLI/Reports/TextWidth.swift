/// How many columns of a terminal text takes.
enum TextWidth {
  /// The widest column of a table; a longer cell moves the rest of its own line and no other.
  static let widestColumn = 100

  /// The width of text, as ``TextWriter`` writes it.
  static func columns(_ text: String) -> Int {
    let utf8 = text.utf8
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return utf8.count }
    return TextEscape.escaping(text).unicodeScalars.reduce(0) { $0 + columns($1) }
  }

  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // The blocks that Unicode's EastAsianWidth.txt has as wide, coarsely: this aligns columns.
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
