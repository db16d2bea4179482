extension Orthography {
  /// The scripts of the letters, by their ISO 15924 codes, sorted.
  var scripts: [String] {
    Set(characters.compactMap(Script.code)).sorted()
  }

  /// Whether letters of a script are among the characters.
  ///
  /// - Parameter script: An ISO 15924 code, that of a mixture (`Jpan`) or of a way of writing
  ///   (`Aran`) included.
  /// - Returns: Whether there are.
  func isWritten(in script: String) -> Bool {
    let scripts = scripts
    switch script {
    case "Jpan": return scripts.contains("Hira") && scripts.contains("Kana")
    case "Hrkt": return scripts.contains("Hira") || scripts.contains("Kana")
    case "Kore": return scripts.contains("Hang")
    case "Hans", "Hant": return scripts.contains("Hani")
    case "Aran": return scripts.contains("Arab")
    default: return scripts.contains(script)
    }
  }
}

/// The scripts of Unicode's blocks, as far as orthographies need them.
private enum Script {
  /// The ISO 15924 code of a character's script, or `nil` for what belongs to no single one.
  static func code(_ character: UInt32) -> String? {
    var (low, high) = (0, table.count)
    while low < high {
      let middle = (low + high) / 2
      if table[middle].end < character { low = middle + 1 } else { high = middle }
    }
    guard low < table.count, table[low].start <= character else { return nil }
    return table[low].code
  }

  /// Blocks and parts of blocks in order; see <https://www.unicode.org/Public/UNIDATA/Blocks.txt>.
  private static let table: [(start: UInt32, end: UInt32, code: String)] = [
    (0x41, 0x5A, "Latn"), (0x61, 0x7A, "Latn"), (0xC0, 0xD6, "Latn"), (0xD8, 0xF6, "Latn"),
    (0xF8, 0x24F, "Latn"), (0x370, 0x3FF, "Grek"), (0x400, 0x52F, "Cyrl"), (0x530, 0x58F, "Armn"),
    (0x590, 0x5FF, "Hebr"), (0x620, 0x65F, "Arab"), (0x66E, 0x6EF, "Arab"), (0x700, 0x74F, "Syrc"),
    (0x750, 0x77F, "Arab"), (0x780, 0x7BF, "Thaa"), (0x7C0, 0x7FF, "Nkoo"), (0x8A0, 0x8FF, "Arab"),
    (0x900, 0x963, "Deva"), (0x966, 0x97F, "Deva"), (0x980, 0x9FF, "Beng"), (0xA00, 0xA7F, "Guru"),
    (0xA80, 0xAFF, "Gujr"), (0xB00, 0xB7F, "Orya"), (0xB80, 0xBFF, "Taml"), (0xC00, 0xC7F, "Telu"),
    (0xC80, 0xCFF, "Knda"), (0xD00, 0xD7F, "Mlym"), (0xD80, 0xDFF, "Sinh"), (0xE00, 0xE7F, "Thai"),
    (0xE80, 0xEFF, "Laoo"), (0xF00, 0xFFF, "Tibt"), (0x1000, 0x109F, "Mymr"),
    (0x10A0, 0x10FF, "Geor"), (0x1100, 0x11FF, "Hang"), (0x1200, 0x139F, "Ethi"),
    (0x13A0, 0x13FF, "Cher"), (0x1400, 0x167F, "Cans"), (0x1780, 0x17FF, "Khmr"),
    (0x1800, 0x18AF, "Mong"), (0x1C50, 0x1C7F, "Olck"), (0x1E00, 0x1EFF, "Latn"),
    (0x1F00, 0x1FFF, "Grek"), (0x2C60, 0x2C7F, "Latn"), (0x2D00, 0x2D2F, "Geor"),
    (0x2D30, 0x2D7F, "Tfng"), (0x2D80, 0x2DDF, "Ethi"), (0x2DE0, 0x2DFF, "Cyrl"),
    (0x3041, 0x309F, "Hira"), (0x30A1, 0x30FF, "Kana"), (0x3105, 0x312F, "Bopo"),
    (0x3131, 0x318F, "Hang"), (0x3400, 0x4DBF, "Hani"), (0x4E00, 0x9FFF, "Hani"),
    (0xA000, 0xA4CF, "Yiii"), (0xA640, 0xA69F, "Cyrl"), (0xA720, 0xA7FF, "Latn"),
    (0xAB00, 0xAB2F, "Ethi"), (0xABC0, 0xABFF, "Mtei"), (0xAC00, 0xD7AF, "Hang"),
    (0xF900, 0xFAFF, "Hani"), (0xFB50, 0xFDFF, "Arab"), (0xFE70, 0xFEFF, "Arab"),
    (0x20000, 0x3FFFF, "Hani"),
  ]
}
