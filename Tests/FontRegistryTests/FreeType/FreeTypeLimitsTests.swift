import FileAccess
import FontTestSupport
import OpenType
import Testing

@testable import FontRegistry

@Suite("How far FreeType is trusted")
struct FreeTypeLimitsTests {
  let folder: TemporaryFolder
  let engine = FontEngine()

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A font with a table more, or in place of the one it has.
  func font(adding tag: StaticString, _ table: [UInt8]) throws -> [UInt8] {
    let bytes = try Fixtures.bytes(Fixtures.font("formats/DemoSerif-Regular.ttf"))
    let old = try TableDirectory(parsing: bytes.span)
    let entries = old.entries.filter { "\($0.tag)" != "\(tag)" }
    var font = BigEndianBytes()
    font.append(old.version, "sfntVersion")
    font.append(UInt16(entries.count + 1), "numTables")
    font.skip(6)
    let start = bytes.count + 12 + 16 * (entries.count + 1)
    let shift = UInt32(start - bytes.count)
    for entry in entries {
      font.append(entry.tag.rawValue, "tableTag")
      font.append(entry.checksum, "checksum")
      font.append(entry.offset + shift, "offset")
      font.append(entry.length, "length")
    }
    font.append(tag: tag)
    font.append(0 as UInt32, "checksum")
    font.append(UInt32(start), "offset")
    font.append(UInt32(table.count), "length")
    font.append(bytes: bytes)
    font.append(bytes: table)
    return font.bytes
  }

  // FreeType 2.12 takes four seconds for a megabyte of this, and a quarter of an hour for ten.
  @Test func `a cmap with many records of one large subtable is refused`() throws {
    var table = CmapCostTests.table(records: 60_000, format: 12)
    table += [UInt8](repeating: 0, count: 1 << 19)
    let path = try folder.write("cmap.ttf", font(adding: "cmap", table))
    let problem = try #require(engine.loadProblem(FilePath(path)))
    #expect(problem.kind == .unsupported)
    #expect(problem.reason.contains("'cmap'"))
    #expect(engine.names(FilePath(path)) == EngineNames())
  }

  @Test func `an ordinary cmap is not`() throws {
    let path = try folder.write(
      "cmap.ttf",
      font(adding: "cmap", CmapCostTests.table(records: 3, format: 12))
    )
    #expect(engine.loadProblem(FilePath(path)) == nil)
  }

  @Test func `two cmaps are refused`() throws {
    var bytes = try Fixtures.bytes(Fixtures.font("formats/DemoSerif-Regular.ttf"))
    // The first record's tag; the records start at byte 12.
    bytes.replaceSubrange(12..<16, with: "cmap".utf8)
    let path = try folder.write("two.ttf", bytes)
    let problem = try #require(engine.loadProblem(FilePath(path)))
    #expect(problem.reason.hasPrefix("it lists 2 'cmap' tables"))
  }

  // FreeType compares each table with each.
  @Test func `tens of thousands of tables are refused`() throws {
    var font = BigEndianBytes()
    font.append(0x0001_0000 as UInt32, "sfntVersion")
    font.append(65_535 as UInt16, "numTables")
    font.skip(6)
    for index in 0..<65_535 as Range<UInt32> {
      font.append(index + 0x3030_3030, "tableTag")
      font.append(0 as UInt32, "checksum")
      font.append(12 as UInt32, "offset")
      font.append(4 as UInt32, "length")
    }
    let path = try folder.write("tables.ttf", font.bytes)
    let problem = try #require(engine.loadProblem(FilePath(path)))
    #expect(problem.reason.hasPrefix("it has 65535 tables"))
  }

  // FreeType 2.12 follows a chain of composite glyphs until the stack is full.
  @Test func `a chain of composite glyphs ends no process`() throws {
    let count = 60_000
    var glyphs = BigEndianBytes()
    var places = BigEndianBytes()
    for glyph in 0..<count {
      places.append(UInt32(16 * glyph), "offsets")
      glyphs.append(-1 as Int16, "numberOfContours")
      glyphs.skip(8)
      glyphs.append(2 as UInt16, "flags")
      glyphs.append(UInt16(glyph + 1), "glyphIndex")
      glyphs.skip(2)
    }
    for _ in 0..<2 { places.append(UInt32(16 * count), "offsets") }
    var bytes = try font(adding: "glyf", glyphs.bytes)
    bytes = try replacing("loca", with: places.bytes, in: bytes)
    bytes = try replacing("maxp", patching: 4, with: UInt16(count + 1), in: bytes)
    bytes = try replacing("head", patching: 50, with: 1 as UInt16, in: bytes)
    let path = try folder.write("chain.ttf", bytes)
    _ = engine.loadProblem(FilePath(path))
  }

  // 268 bytes ask for half a gigabyte, a hundred thousand such glyphs for fifty.
  @Test func `bitmaps of millions of pixels are refused`() throws {
    var text = "STARTFONT 2.1\nFONT -a-b-medium-r-normal--8-80-75-75-c-80-iso10646-1\n"
    text += "SIZE 8 75 75\nFONTBOUNDINGBOX 8 8 0 0\nSTARTPROPERTIES 2\nFONT_ASCENT 8\n"
    text += "FONT_DESCENT 0\nENDPROPERTIES\nCHARS 3000\n"
    for glyph in 0..<3000 {
      text += "STARTCHAR a\nENCODING \(glyph)\nSWIDTH 500 0\nDWIDTH 8 0\nBBX 800 600 0 0\nBITMAP\n"
      text += "FF\nENDCHAR\n"
    }
    text += "ENDFONT\n"
    let path = try folder.write("large.bdf", text.utf8)
    let problem = try #require(engine.loadProblem(FilePath(path)))
    #expect(problem.reason.contains("MiB of memory"))
    // The refusal is forgotten with the file.
    let sound = FilePath(Fixtures.font("formats/DemoSerif-Regular.ttf"))
    #expect(engine.loadProblem(sound) == nil)
  }

  @Test func `a web font that announces far too much is refused before it is unpacked`() throws {
    for ending in ["woff", "woff2"] {
      var bytes = try Fixtures.bytes(Fixtures.font("formats/DemoSerif-Regular.\(ending)"))
      if ending == "woff" {
        // origLength of the first table.
        bytes.replaceSubrange(56..<60, with: [0x7F, 0xFF, 0xFF, 0xFF])
      } else {
        // The first record's length: one byte of flags, then UIntBase128.
        bytes.replaceSubrange(49..<54, with: [0x87, 0xFF, 0xFF, 0xFF, 0x7F])
      }
      let path = try folder.write("bomb.\(ending)", bytes)
      let font = try unpack(path, tables: [(.name, 1 << 20)], engine: engine)
      #expect(font.faces.isEmpty)
      #expect(font.problems.first?.reason.contains("once unpacked") == true)
      #expect(engine.loadProblem(FilePath(path))?.kind == .unsupported)
    }
  }

  /// Only the size is looked at: behind its first bytes each is zeros.
  @Test(arguments: [
    ("a.bdf", "STARTFONT 2.1\n", 16), ("a.pfa", "%!PS-AdobeFont-1.0: A\n", 16),
    ("a.woff2", "wOF2\0\u{1}\0\0", 64),
  ])
  func `a file that has to be read whole is refused beyond its limit`(
    name: String,
    start: String,
    mebibytes: Int
  ) throws {
    let size = (mebibytes << 20) + 1
    let path = try folder.write(name, startingWith: start.utf8, size: size)
    let problem = try #require(engine.loadProblem(FilePath(path)))
    #expect(problem.reason.contains("\(size)"), "\(problem.reason)")
  }

  /// FreeType unpacks the whole file again for each face.
  @Test(arguments: [(1, true), (50, true), (4000, false)])
  func `faces of a web font that are unpacked again and again are refused`(
    faces: Int,
    isTaken: Bool
  ) throws {
    // One table of 80,000 bytes, which pack to next to nothing.
    var file = BigEndianBytes()
    file.append(tag: "wOF2")
    file.append(tag: "ttcf")
    file.append(2000 as UInt32, "length")
    file.append(1 as UInt16, "numTables")
    file.skip(34)
    file.append(bytes: [0x05, 0x84, 0xF1, 0x00])  // `name`, of 4 << 14 | 113 << 7 bytes
    file.append(0x0001_0000 as UInt32, "version")
    file.append(bytes: [253, UInt8(faces >> 8), UInt8(faces & 0xFF)])
    for _ in 0..<faces {
      file.append(bytes: [1])
      file.append(0x0001_0000 as UInt32, "flavor")
      file.append(bytes: [0])
    }
    let woff2 = try WOFF2File(bytes: file.bytes)
    #expect(woff2.directory.faceCount == faces)
    #expect(woff2.directory.storedSize == 80_000)
    #expect((woff2.objection == nil) == isTaken, "\(woff2.objection ?? "")")
  }

  @Test func `real proportions are not refused`() {
    // Fonts of blank glyphs: 65,535 of them in a few kilobytes.
    #expect(FreeTypeLimits.unpackedSize(fileSize: 8_000) > 2_000_000)
    // Noto Sans CJK in WOFF2.
    #expect(FreeTypeLimits.unpackedSize(fileSize: 12_000_000) > 40_000_000)
    #expect(FreeTypeLimits.unpackedSize(fileSize: .max / 400) == 128 << 20)
  }
}

/// Changes a table that lies in a font, at its end when it grows.
func replacing(_ tag: OpenType.Tag, with table: [UInt8], in font: [UInt8]) throws -> [UInt8] {
  let directory = try TableDirectory(parsing: font.span)
  let index = try #require(directory.entries.firstIndex { $0.tag == tag })
  var place = BigEndianBytes()
  place.append(UInt32(font.count), "offset")
  place.append(UInt32(table.count), "length")
  var bytes = font
  bytes.replaceSubrange(12 + 16 * index + 8..<12 + 16 * index + 16, with: place.bytes)
  return bytes + table
}

/// Changes a number of a table.
func replacing(
  _ tag: OpenType.Tag,
  patching offset: Int,
  with number: UInt16,
  in font: [UInt8]
) throws -> [UInt8] {
  let directory = try TableDirectory(parsing: font.span)
  let start = Int(try #require(directory.first(tag)).offset) + offset
  var bytes = font
  bytes[start] = UInt8(number >> 8)
  bytes[start + 1] = UInt8(number & 0xFF)
  return bytes
}
