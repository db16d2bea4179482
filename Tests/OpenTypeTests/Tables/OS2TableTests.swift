internal import FontTestSupport
internal import OpenType
internal import Testing

@Suite("OS/2 table")
struct OS2TableTests {
  static let newest = table(version: 5)

  /// The table of a version, whole; `byteCount` is what the specification gives it.
  static func table(version: UInt16) -> [UInt8] {
    var table = BigEndianBytes()
    table.append(version, "version")
    table.append(-512 as Int16, "xAvgCharWidth")
    table.append(700 as UInt16, "usWeightClass")
    table.append(3 as UInt16, "usWidthClass")
    table.append(0x0108 as UInt16, "fsType")
    table.skip(20)  // ySubscriptXSize up to and with yStrikeoutPosition
    table.append(0x0802 as Int16, "sFamilyClass")
    table.append(bytes: [2, 11, 8, 9, 5, 2, 4, 3, 7, 6])  // panose
    table.append(0xE000_02FF as UInt32, "ulUnicodeRange1")
    table.append(0x0000_A1FF as UInt32, "ulUnicodeRange2")
    table.append(0x0000_0021 as UInt32, "ulUnicodeRange3")
    table.append(0x8000_0000 as UInt32, "ulUnicodeRange4")
    table.append(tag: "DEMO")  // achVendID
    table.append(0b10_0010_0001 as UInt16, "fsSelection")
    table.append(0x0020 as UInt16, "usFirstCharIndex")
    table.append(0xFB02 as UInt16, "usLastCharIndex")
    table.append(750 as Int16, "sTypoAscender")
    table.append(-250 as Int16, "sTypoDescender")
    table.append(90 as Int16, "sTypoLineGap")
    table.append(1100 as UInt16, "usWinAscent")
    table.append(40000 as UInt16, "usWinDescent")
    if version >= 1 {
      table.append(0x2000_019F as UInt32, "ulCodePageRange1")
      table.append(0xDFD7_0000 as UInt32, "ulCodePageRange2")
    }
    if version >= 2 {
      table.append(500 as Int16, "sxHeight")
      table.append(-700 as Int16, "sCapHeight")
      table.append(1 as UInt16, "usDefaultChar")
      table.append(32 as UInt16, "usBreakChar")
      table.append(4 as UInt16, "usMaxContext")
    }
    if version >= 5 {
      table.append(160 as UInt16, "usLowerOpticalPointSize")
      table.append(0xFFFF as UInt16, "usUpperOpticalPointSize")
    }
    return table.bytes
  }

  @Test func `what every version has is read`() throws {
    let table = try OS2Table(parsing: Self.table(version: 0).span.extracting(first: 68))
    #expect(table.version == 0)
    #expect(table.averageCharWidth == -512)
    #expect(table.weightClass == 700)
    #expect(table.widthClass == 3)
    #expect(table.embedding == 0x0108)
    let panose = table.panose
    #expect(panose.familyType == 2)
    #expect(panose.serifStyle == 11)
    #expect(panose.weight == 8)
    #expect(panose.proportion == 9)
    #expect(panose.contrast == 5)
    #expect(panose.strokeVariation == 2)
    #expect(panose.armStyle == 4)
    #expect(panose.letterform == 3)
    #expect(panose.midline == 7)
    #expect(panose.xHeight == 6)
    #expect(table.unicodeRanges.bits0To31 == 0xE000_02FF)
    #expect(table.unicodeRanges.bits32To63 == 0x0000_A1FF)
    #expect(table.unicodeRanges.bits64To95 == 0x0000_0021)
    #expect(table.unicodeRanges.bits96To127 == 0x8000_0000)
    #expect(table.vendor == "DEMO")
    #expect(table.selection == [.italic, .bold, .oblique])
    #expect(table.firstCharIndex == 0x0020)
    #expect(table.lastCharIndex == 0xFB02)
    #expect(table.lines == nil)
    #expect(table.damage == nil)
  }

  @Test(arguments: 0...5 as ClosedRange<UInt16>)
  func `each version has its own fields`(version: UInt16) throws {
    let bytes = Self.table(version: version)
    #expect(bytes.count == OS2Table.byteCounts[Int(version)])
    let table = try OS2Table(parsing: bytes.span)
    #expect(table.version == version)
    #expect(table.damage == nil)
    #expect(table.lines?.typoAscender == 750)
    #expect(table.lines?.typoDescender == -250)
    #expect(table.lines?.typoLineGap == 90)
    #expect(table.lines?.winAscent == 1100)
    #expect(table.lines?.winDescent == 40000)
    #expect(table.codePageRanges == (version >= 1 ? 0xDFD7_0000_2000_019F : nil))
    #expect(table.heights?.xHeight == (version >= 2 ? 500 : nil))
    #expect(table.heights?.capHeight == (version >= 2 ? -700 : nil))
    #expect(table.heights?.defaultChar == (version >= 2 ? 1 : nil))
    #expect(table.heights?.breakChar == (version >= 2 ? 32 : nil))
    #expect(table.heights?.maxContext == (version >= 2 ? 4 : nil))
    #expect(table.opticalSizes?.lower == (version >= 5 ? 160 : nil))
    #expect(table.opticalSizes?.upper == (version >= 5 ? 0xFFFF : nil))
  }

  @Test(arguments: [6, 7, .max] as [UInt16])
  func `a later version is read as the newest known`(version: UInt16) throws {
    let table = try OS2Table(parsing: Self.table(version: version).span)
    #expect(table.version == version)
    #expect(table.opticalSizes?.lower == 160)
    #expect(table.opticalSizes?.upper == 0xFFFF)
    #expect(table.damage == nil)
  }

  @Test(arguments: 0..<68)
  func `a table without what every version has is refused`(length: Int) {
    let error = TableError(table: "OS/2", offset: 0, .truncated(needed: 68, end: length))
    #expect(throws: error) { try OS2Table(parsing: Self.newest.span.extracting(first: length)) }
  }

  @Test(arguments: 68..<100)
  func `the newest version cut short gives the groups that are whole`(length: Int) throws {
    let table = try OS2Table(parsing: Self.newest.span.extracting(first: length))
    #expect(table.weightClass == 700)
    #expect((table.lines != nil) == (length >= 78))
    #expect((table.codePageRanges != nil) == (length >= 86))
    #expect((table.heights != nil) == (length >= 96))
    #expect(table.opticalSizes == nil)
    let whole = length < 78 ? 68 : length < 86 ? 78 : length < 96 ? 86 : 96
    let missing = TableError.Kind.truncated(needed: 100 - whole, end: length)
    #expect(table.damage == TableError(table: "OS/2", offset: whole, missing))
  }

  @Test(arguments: 69..<78)
  func `version 0 ends before its line metrics or after them`(length: Int) throws {
    let table = try OS2Table(parsing: Self.table(version: 0).span.extracting(first: length))
    #expect(table.lines == nil)
    let missing = TableError.Kind.truncated(needed: 10, end: length)
    #expect(table.damage == TableError(table: "OS/2", offset: 68, missing))
  }

  @Test func `bytes that the version does not have are not read`() throws {
    let bytes = Self.table(version: 0) + Array(repeating: 0xFF, count: 22)
    let table = try OS2Table(parsing: bytes.span)
    #expect(table.codePageRanges == nil)
    #expect(table.heights == nil)
    #expect(table.damage == nil)
  }
}
