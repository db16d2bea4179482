import FileAccess
import FontRegistry
import FontTestSupport

/// A TrueType font of nothing but glyphs, built byte by byte.
struct GlyphFont {
  /// What `head` says of an em.
  var unitsPerEm: UInt16 = 1000

  /// The glyphs as `glyf` has them; the first is the one for characters that the font lacks.
  var glyphs: [[UInt8]] = [[]]

  /// The characters in order, with their glyphs.
  var characters: [(character: UInt32, glyph: UInt16)] = []

  /// How wide each glyph is.
  var advance: UInt16 = 600

  /// Adds a glyph for a character.
  mutating func add(_ character: Unicode.Scalar, _ glyph: [UInt8]) {
    characters.append((character.value, UInt16(glyphs.count)))
    glyphs.append(glyph)
  }

  /// A glyph of contours that consist of straight lines.
  static func simple(_ contours: [[(x: Int, y: Int)]]) -> [UInt8] {
    let points = contours.flatMap { $0 }
    var glyph = BigEndianBytes()
    glyph.append(Int16(contours.count), "numberOfContours")
    glyph.append(Int16(points.map(\.x).min() ?? 0), "xMin")
    glyph.append(Int16(points.map(\.y).min() ?? 0), "yMin")
    glyph.append(Int16(points.map(\.x).max() ?? 0), "xMax")
    glyph.append(Int16(points.map(\.y).max() ?? 0), "yMax")
    var end = -1
    for contour in contours {
      end += contour.count
      glyph.append(UInt16(end), "endPtsOfContours")
    }
    glyph.append(0 as UInt16, "instructionLength")
    for _ in points { glyph.append(1 as UInt8, "flags") }
    for keyPath in [\(x: Int, y: Int).x, \.y] {
      var last = 0
      for point in points {
        glyph.append(Int16(point[keyPath: keyPath] - last), "coordinate")
        last = point[keyPath: keyPath]
      }
    }
    return glyph.bytes
  }

  /// The corners of a rectangle, in the order of the clock.
  static func rectangle(_ x: ClosedRange<Int>, _ y: ClosedRange<Int>) -> [(x: Int, y: Int)] {
    [
      (x.lowerBound, y.lowerBound), (x.lowerBound, y.upperBound),
      (x.upperBound, y.upperBound), (x.upperBound, y.lowerBound),
    ]
  }

  /// A glyph that is made of others, where they are.
  static func composite(_ parts: [UInt16]) -> [UInt8] {
    var glyph = BigEndianBytes()
    glyph.append(-1 as Int16, "numberOfContours")
    glyph.skip(8)  // xMin to yMax
    for (place, part) in parts.enumerated() {
      let isLast = place == parts.count - 1
      // ARGS_ARE_XY_VALUES, and MORE_COMPONENTS on all but the last.
      glyph.append((isLast ? 0x02 : 0x22) as UInt16, "flags")
      glyph.append(part, "glyphIndex")
      glyph.append(0 as UInt16, "argument1, argument2")
    }
    return glyph.bytes
  }

  /// Writes the font and opens it.
  func reader(in folder: borrowing TemporaryFolder) throws -> OutlineReader {
    let path = FilePath(try folder.write("Glyphs.ttf", bytes))
    return try OutlineReader(Face(file: path))
  }

  /// The file.
  var bytes: [UInt8] {
    SampleSFNT.bytes([
      ("cmap", cmap), ("glyf", glyphs.flatMap { $0 + ($0.count % 2 == 0 ? [] : [0]) }),
      ("head", head), ("hhea", hhea), ("hmtx", hmtx), ("loca", loca), ("maxp", maxp),
    ])
  }

  /// A collection that has the font for each of its faces.
  func collection(of count: Int) -> [UInt8] {
    let start = 12 + 4 * count
    var collection = BigEndianBytes()
    collection.append(bytes: "ttcf".utf8)
    collection.append(0x0001_0000 as UInt32, "version")
    collection.append(UInt32(count), "numFonts")
    for _ in 0..<count { collection.append(UInt32(start), "tableDirectoryOffset") }
    var font = bytes
    for record in 0..<Int(font[5]) {
      let place = 12 + 16 * record + 8
      // Offsets count from the start of the file.
      let offset = UInt32(start) + font[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
      for byte in 0..<4 {
        font[place + byte] = UInt8(truncatingIfNeeded: offset >> (24 - 8 * byte))
      }
    }
    collection.append(bytes: font)
    return collection.bytes
  }

  private var cmap: [UInt8] {
    var table = BigEndianBytes()
    table.append(0 as UInt16, "version")
    table.append(1 as UInt16, "numTables")
    table.append(3 as UInt16, "platformID")
    table.append(10 as UInt16, "encodingID")
    table.append(12 as UInt32, "subtableOffset")
    table.append(12 as UInt16, "format")
    table.append(0 as UInt16, "reserved")
    table.append(UInt32(16 + 12 * characters.count), "length")
    table.append(0 as UInt32, "language")
    table.append(UInt32(characters.count), "numGroups")
    for (character, glyph) in characters.sorted(by: { $0.character < $1.character }) {
      table.append(character, "startCharCode")
      table.append(character, "endCharCode")
      table.append(UInt32(glyph), "startGlyphID")
    }
    return table.bytes
  }

  private var head: [UInt8] {
    var table = BigEndianBytes()
    table.append(0x0001_0000 as UInt32, "version")
    table.append(0 as UInt32, "fontRevision")
    table.append(0 as UInt32, "checksumAdjustment")
    table.append(0x5F0F_3CF5 as UInt32, "magicNumber")
    table.append(0 as UInt16, "flags")
    table.append(unitsPerEm, "unitsPerEm")
    table.skip(16 + 8)  // created, modified; xMin to yMax
    table.append(0 as UInt16, "macStyle")
    table.append(8 as UInt16, "lowestRecPPEM")
    table.append(2 as UInt16, "fontDirectionHint")
    table.append(1 as UInt16, "indexToLocFormat")
    table.append(0 as UInt16, "glyphDataFormat")
    return table.bytes
  }

  private var hhea: [UInt8] {
    var table = BigEndianBytes()
    table.append(0x0001_0000 as UInt32, "version")
    table.append(800 as Int16, "ascender")
    table.append(-200 as Int16, "descender")
    table.append(0 as Int16, "lineGap")
    table.append(advance, "advanceWidthMax")
    table.skip(22)  // minLeftSideBearing to metricDataFormat
    table.append(1 as UInt16, "numberOfHMetrics")
    return table.bytes
  }

  /// Left side bearings are where the glyphs start, so that nothing is shifted.
  private var hmtx: [UInt8] {
    var table = BigEndianBytes()
    table.append(advance, "advanceWidth")
    for glyph in glyphs {
      let xMin = glyph.count > 3 ? UInt16(glyph[2]) << 8 | UInt16(glyph[3]) : 0
      table.append(xMin, "lsb")
    }
    return table.bytes
  }

  private var loca: [UInt8] {
    var table = BigEndianBytes()
    var offset: UInt32 = 0
    table.append(offset, "offset")
    for glyph in glyphs {
      offset += UInt32(glyph.count + glyph.count % 2)
      table.append(offset, "offset")
    }
    return table.bytes
  }

  private var maxp: [UInt8] {
    var table = BigEndianBytes()
    table.append(0x0001_0000 as UInt32, "version")
    table.append(UInt16(glyphs.count), "numGlyphs")
    // Counts that FreeType makes room by.
    for _ in 0..<13 { table.append(64 as UInt16, "maxPoints to maxComponentDepth") }
    return table.bytes
  }
}
