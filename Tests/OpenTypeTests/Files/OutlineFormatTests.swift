internal import OpenType
internal import Testing

@Suite("Outlines and required tables")
struct OutlineFormatTests {
  static func directory(_ tags: [StaticString], empty: [StaticString] = []) throws -> TableDirectory
  {
    let records = tags.map { (tag: $0, offset: UInt32(1), length: UInt32(4)) }
    let emptyRecords = empty.map { (tag: $0, offset: UInt32(1), length: UInt32(0)) }
    let bytes = TableDirectoryTests.directory(records + emptyRecords)
    return try TableDirectory(parsing: bytes.span)
  }

  @Test(
    arguments: [
      (["glyf", "loca"], .trueType), (["CFF "], .cff), (["CFF2"], .cff2), (["EBDT"], .bitmap),
      (["CBDT"], .bitmap), (["bdat"], .bitmap), (["sbix"], .bitmap), (["glyf", "sbix"], .trueType),
      (["CFF ", "SVG "], .cff), (["SVG "], nil), (["COLR"], nil), ([], nil),
    ] as [([StaticString], OutlineFormat?)]
  )
  func `tables tell how characters are drawn`(tags: [StaticString], format: OutlineFormat?) throws {
    #expect(try Self.directory(tags).outlineFormat == format)
  }

  @Test func `empty outlines beside bitmaps are bitmaps`() throws {
    #expect(try Self.directory(["EBDT"], empty: ["glyf"]).outlineFormat == .bitmap)
  }

  @Test(
    arguments: [
      ("COLR", true, false), ("SVG ", true, false), ("sbix", true, true), ("CBDT", true, true),
      ("EBDT", false, true), ("bdat", false, true), ("glyf", false, false), ("CPAL", false, false),
    ] as [(StaticString, Bool, Bool)]
  )
  func `tables tell colour and bitmaps`(tag: StaticString, color: Bool, bitmaps: Bool) throws {
    let directory = try Self.directory([tag])
    #expect(directory.hasColor == color)
    #expect(directory.hasBitmaps == bitmaps)
  }

  static let whole: [StaticString] = [
    "OS/2", "cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "post",
  ]

  @Test func `a whole face lacks nothing`() throws {
    #expect(try Self.directory(Self.whole).missingTables.isEmpty)
  }

  @Test(arguments: ["cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp"])
  func `an essential table that is not there is told`(tag: String) throws {
    let directory = try Self.directory(Self.whole.filter { "\($0)" != tag })
    #expect(directory.missingTables.map(\.tag.description) == [tag])
    #expect(directory.missingTables.allSatisfy { $0.isEssential })
  }

  @Test(arguments: ["OS/2", "name", "post"])
  func `a table required on paper is told as such`(tag: String) throws {
    let directory = try Self.directory(Self.whole.filter { "\($0)" != tag })
    #expect(directory.missingTables.map(\.tag.description) == [tag])
    #expect(!directory.missingTables.contains { $0.isEssential })
  }

  @Test func `other outlines need no loca`() throws {
    let others = Self.whole.filter { !["glyf", "loca"].contains("\($0)") }
    for outlines in ["CFF ", "CFF2", "CBDT"] as [StaticString] {
      #expect(try Self.directory(others + [outlines]).missingTables.isEmpty)
    }
  }

  @Test func `Apple's fonts of bitmaps alone need their own head and no widths`() throws {
    let tags: [StaticString] = ["bhed", "bdat", "bloc", "cmap", "maxp", "name", "post", "OS/2"]
    #expect(try Self.directory(tags).missingTables.isEmpty)
  }
}
