/// Reads the parts of a WOFF2 directory one after the other.
struct WOFF2Reader {
  /// Where the next part starts, in bytes from the file's start.
  private(set) var offset: Int

  init(offset: Int) {
    self.offset = offset
  }

  /// Reads a table's record; see <https://www.w3.org/TR/WOFF2/#table_dir_format>.
  mutating func table(_ bytes: Span<UInt8>) throws(TableError) -> WOFF2Directory.Table {
    let start = offset
    let flags = try next(UInt8.self, bytes)
    let number = flags & WOFF2Directory.tagBits
    let isSpelledOut = number == WOFF2Directory.tagBits
    let tag =
      isSpelledOut
      ? Tag(rawValue: try next(UInt32.self, bytes))
      : WOFF2Directory.knownTags[Int(number)]
    let length = try base128(bytes)
    // Version 0 transforms `glyf` and `loca`; of the other tables, any other version does.
    let isTransformed = (flags >> 6 == 0) == (tag == .glyf || tag == .loca)
    return WOFF2Directory.Table(
      tag: tag,
      flagsOffset: start,
      isSpelledOut: isSpelledOut,
      length: length,
      storedLength: isTransformed ? try base128(bytes) : length
    )
  }

  /// Reads a collection's list of faces; see
  /// <https://www.w3.org/TR/WOFF2/#collection_dir_format>.
  ///
  /// - Returns: How many faces there are.
  mutating func faceCount(_ bytes: Span<UInt8>, tables: Int) throws(TableError) -> Int {
    _ = try next(UInt32.self, bytes)  // version
    let faces = try short255(bytes)
    for _ in 0..<faces {
      let count = try short255(bytes)
      _ = try next(UInt32.self, bytes)  // flavor
      for _ in 0..<count {
        let place = offset
        let table = try short255(bytes)
        guard table < tables else {
          let words = "it has \(tables) tables, and a face with table \(table)"
          throw TableError(offset: place, .malformed(words))
        }
      }
    }
    return faces
  }

  /// Reads a number of one to five bytes, seven bits in each; see
  /// <https://www.w3.org/TR/WOFF2/#DataTypes>.
  private mutating func base128(_ bytes: Span<UInt8>) throws(TableError) -> UInt32 {
    let start = offset
    var value: UInt32 = 0
    for index in 0..<5 {
      let byte = try next(UInt8.self, bytes)
      guard index > 0 || byte != 0x80, value >> 25 == 0 else { break }
      value = value << 7 | UInt32(byte & 0x7F)
      if byte < 0x80 { return value }
    }
    throw TableError(offset: start, .malformed("its number is not of the form UIntBase128"))
  }

  /// Reads a number of one to three bytes; see <https://www.w3.org/TR/WOFF2/#DataTypes>.
  private mutating func short255(_ bytes: Span<UInt8>) throws(TableError) -> Int {
    switch try next(UInt8.self, bytes) {
    case 253: Int(try next(UInt16.self, bytes))
    case 254: 506 + Int(try next(UInt8.self, bytes))
    case 255: 253 + Int(try next(UInt8.self, bytes))
    case let byte: Int(byte)
    }
  }

  private mutating func next<T: FixedWidthInteger>(
    _ type: T.Type,
    _ bytes: Span<UInt8>
  ) throws(TableError) -> T {
    let value = try bytes.bigEndian(type, at: offset)
    offset += MemoryLayout<T>.size
    return value
  }
}

extension WOFF2Directory {
  /// The tables that a record may name by a number.
  ///
  /// See <https://www.w3.org/TR/WOFF2/#table_dir_format>.
  package static let knownTags: [Tag] = [
    "cmap", "head", "hhea", "hmtx", "maxp", "name", "OS/2", "post",
    "cvt ", "fpgm", "glyf", "loca", "prep", "CFF ", "VORG", "EBDT",
    "EBLC", "gasp", "hdmx", "kern", "LTSH", "PCLT", "VDMX", "vhea",
    "vmtx", "BASE", "GDEF", "GPOS", "GSUB", "EBSC", "JSTF", "MATH",
    "CBDT", "CBLC", "COLR", "CPAL", "SVG ", "sbix", "acnt", "avar",
    "bdat", "bloc", "bsln", "cvar", "fdsc", "feat", "fmtx", "fvar",
    "gvar", "hsty", "just", "lcar", "mort", "morx", "opbd", "prop",
    "trak", "Zapf", "Silf", "Glat", "Gloc", "Feat", "Sill",
  ]
}
