extension WrittenScript {
  /// Where the letters lie that words of today are written with, what is commonest first.
  ///
  /// See <https://www.unicode.org/Public/UNIDATA/Blocks.txt>; what of a range is no letter does not
  /// count.
  private var ranges: [ClosedRange<UInt32>] {
    switch self {
    case .latin: [0x61...0x7A, 0x41...0x5A]
    case .cyrillic: [0x430...0x44F, 0x410...0x42F]
    case .greek: [0x3B1...0x3C9, 0x391...0x3A9]
    case .hebrew: [0x5D0...0x5EA]
    case .arabic: [0x627...0x64A]
    case .devanagari: [0x905...0x939]
    case .thai: [0xE01...0xE2E]
    case .hangul: [0xAC00...0xD7A3, 0x3131...0x318E]
    case .kana: [0x3041...0x3096, 0x30A1...0x30FA]
    case .han: [0x4E00...0x9FFF]
    case .armenian: [0x561...0x586, 0x531...0x556]
    case .georgian: [0x10D0...0x10FA, 0x10A0...0x10C5, 0x1C90...0x1CBA, 0x2D00...0x2D25]
    case .syriac: [0x710...0x72F]
    case .thaana: [0x780...0x7A5]
    case .nko: [0x7CA...0x7EA]
    case .bengali: [0x985...0x9B9]
    case .gurmukhi: [0xA05...0xA39]
    case .gujarati: [0xA85...0xAB9]
    case .oriya: [0xB05...0xB39]
    case .tamil: [0xB85...0xBB9]
    case .telugu: [0xC05...0xC39]
    case .kannada: [0xC85...0xCB9]
    case .malayalam: [0xD05...0xD3A]
    case .sinhala: [0xD85...0xDC6]
    case .lao: [0xE81...0xEB0, 0xEC0...0xEC4]
    case .tibetan: [0xF40...0xF6C]
    case .myanmar: [0x1000...0x102A]
    case .ethiopic: [0x1200...0x135A]
    case .cherokee: [0x13A0...0x13F5, 0xAB70...0xABBF]
    case .canadian: [0x1401...0x166C]
    case .ogham: [0x1681...0x169A]
    case .runic: [0x16A0...0x16EA]
    case .khmer: [0x1780...0x17B3]
    case .mongolian: [0x1820...0x1878]
    case .limbu: [0x1900...0x191E]
    case .taiLe: [0x1950...0x1974]
    case .newTaiLue: [0x1980...0x19AB]
    case .buginese: [0x1A00...0x1A16]
    case .taiTham: [0x1A20...0x1A54]
    case .balinese: [0x1B05...0x1B33]
    case .sundanese: [0x1B83...0x1BA0]
    case .lepcha: [0x1C00...0x1C23]
    case .olChiki: [0x1C5A...0x1C77]
    case .coptic: [0x2C80...0x2CB1]
    case .glagolitic: [0x2C00...0x2C5F]
    case .tifinagh: [0x2D30...0x2D67]
    case .bopomofo: [0x3105...0x312F]
    case .yi: [0xA000...0xA48C]
    case .lisu: [0xA4D0...0xA4F7]
    case .vai: [0xA500...0xA60B]
    case .bamum: [0xA6A0...0xA6E5]
    case .sylotiNagri: [0xA807...0xA822]
    case .saurashtra: [0xA882...0xA8B3]
    case .kayahLi: [0xA90A...0xA925]
    case .rejang: [0xA930...0xA946]
    case .javanese: [0xA984...0xA9B2]
    case .cham: [0xAA00...0xAA28]
    case .taiViet: [0xAA80...0xAAAF]
    case .meeteiMayek: [0xABC0...0xABE2]
    case .adlam: [0x1_E900...0x1_E943]
    }
  }

  /// Letters of Greek that fonts without Greek have as signs: of mathematics, of units.
  private static let signs: Set<UInt32> = [0x394, 0x3A9, 0x3BC, 0x3C0]

  /// The first letters of the script that two faces have in common.
  ///
  /// - Parameters:
  ///   - own: The characters of the one face.
  ///   - other: The characters of the other.
  ///   - count: How many letters at most.
  ///   - blank: Letters that draw nothing in either.
  /// - Returns: The letters, the commonest of the script's ranges first.
  package func lettersInCommon(
    of own: Coverage,
    _ other: Coverage,
    first count: Int,
    without blank: Set<Unicode.Scalar> = []
  ) -> [Unicode.Scalar] {
    var letters: [Unicode.Scalar] = []
    for range in ranges {
      for shared in own.ranges(within: range) {
        for part in other.ranges(within: shared) {
          for value in part {
            guard letters.count < count else { return letters }
            if let letter = Unicode.Scalar(value), letter.isBaseLetter,
              !Self.signs.contains(value), !blank.contains(letter)
            {
              letters.append(letter)
            }
          }
        }
      }
    }
    return letters
  }
}
