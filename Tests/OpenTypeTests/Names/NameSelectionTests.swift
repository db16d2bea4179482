internal import OpenType
internal import Testing

@Suite("Which name is taken")
struct NameSelectionTests {
  typealias Record = SampleNames.Record

  static func best(_ records: [Record], languageTags: [String]? = nil) throws -> NameText? {
    let bytes = SampleNames(records, languageTags: languageTags).bytes
    return try NameTable(parsing: bytes.span).bestText(for: 1, in: bytes.span)
  }

  static func postScriptName(_ records: [Record]) throws -> NameText? {
    let bytes = SampleNames(records).bytes
    return try NameTable(parsing: bytes.span).postScriptName(in: bytes.span)
  }

  static let shiftJIS = Record(
    platformID: 3,
    encodingID: 2,
    languageID: 0x0409,
    nameID: 1,
    string: [0x83, 0x66]
  )
  static let macJapanese = Record(
    platformID: 1,
    encodingID: 1,
    languageID: 11,
    nameID: 1,
    string: [0x83, 0x66]
  )
  static let odd = Record(
    platformID: 3,
    encodingID: 1,
    languageID: 0x0409,
    nameID: 1,
    string: [0x00]
  )

  /// Each is taken before all that follow it, in whatever order the file has them.
  static let order: [Record] = [
    .windows(1, "American"), .windows(1, "British", language: 0x0809), .unicode(1, "Unicode"),
    .macintosh(1, "Macintosh"), .windows(1, "デモ", language: 0x0411), shiftJIS,
  ]

  @Test(arguments: 0..<order.count)
  func `English of the United States is first, and so on`(index: Int) throws {
    let rest = Array(Self.order[index...])
    let wanted = index == 5 ? NameText.undecoded(encoding: "Shift JIS") : nil
    let texts = ["American", "British", "Unicode", "Macintosh", "デモ"]
    #expect(try Self.best(rest) == wanted ?? .text(texts[index]))
    #expect(try Self.best(rest.reversed()) == wanted ?? .text(texts[index]))
  }

  @Test func `without English it is the first that can be read`() throws {
    let japanese = Record.windows(1, "デモ", language: 0x0411)
    let chinese = Record.windows(1, "演示", language: 0x0804)
    #expect(try Self.best([chinese, japanese]) == .text("演示"))
    #expect(try Self.best([japanese, chinese]) == .text("デモ"))
    #expect(try Self.best([Self.macJapanese, chinese]) == .text("演示"))
  }

  @Test func `of two alike it is the first`() throws {
    #expect(try Self.best([.windows(1, "A"), .windows(1, "B")]) == .text("A"))
  }

  @Test func `the English record is found behind another`() throws {
    let records: [Record] = [.windows(1, "デモ漢", language: 0x0411), .windows(1, "Demo Han")]
    #expect(try Self.best(records) == .text("Demo Han"))
  }

  @Test func `a name ID that no record has gives nothing`() throws {
    #expect(try Self.best([.windows(2, "Bold")]) == nil)
    #expect(try Self.best([]) == nil)
  }

  @Test func `a damaged record makes way for the next`() throws {
    #expect(try Self.best([Self.odd, .macintosh(1, "Demo")]) == .text("Demo"))
    #expect(try Self.best([.windows(1, "デモ", language: 0x0411), Self.odd]) == .text("デモ"))
  }

  @Test func `when all are damaged the best one's damage is told`() throws {
    let text = try #require(try Self.best([Self.macJapanese, Self.odd]))
    guard case .damaged(let error) = text else {
      Issue.record("not damaged: \(text)")
      return
    }
    // Two records end at byte 30, and the first string has two bytes.
    #expect(error.offset == 32)
  }

  @Test func `an empty name is a name`() throws {
    #expect(try Self.best([.macintosh(1, "Demo"), .windows(1, "")]) == .text(""))
  }

  @Test(arguments: [("en", true), ("EN-gb", true), ("en-US", true), ("eng", false), ("ja", false)])
  func `a language tag can say English`(tag: String, isEnglish: Bool) throws {
    let tagged = Record.unicode(1, "Tagged", language: 0x8000)
    let text = try Self.best([.macintosh(1, "Macintosh"), tagged], languageTags: [tag])
    #expect(text == .text(isEnglish ? "Tagged" : "Macintosh"))
  }

  @Test func `a language that has no tag is not English`() throws {
    let untagged = Record.unicode(1, "Untagged", language: 0x8001)
    let text = try Self.best([untagged, .macintosh(1, "Macintosh")], languageTags: ["en"])
    #expect(text == .text("Macintosh"))
  }

  @Test func `a PostScript name is Windows' before the Macintosh's`() throws {
    let records: [Record] = [.macintosh(6, "Mac"), .windows(6, "Windows")]
    #expect(try Self.postScriptName(records) == .text("Windows"))
    #expect(try Self.postScriptName(records.reversed()) == .text("Windows"))
  }

  @Test func `a Macintosh PostScript name is before other languages'`() throws {
    let records: [Record] = [
      .unicode(6, "Unicode"), .windows(6, "British", language: 0x0809), .macintosh(6, "Mac"),
    ]
    #expect(try Self.postScriptName(records) == .text("Mac"))
    #expect(try Self.postScriptName(Array(records.dropLast())) == .text("Unicode"))
  }

  @Test func `an illegal PostScript name is given as it is`() throws {
    let name = "Demo Sans [Bold] 漢"
    #expect(try Self.postScriptName([.windows(6, name)]) == .text(name))
  }

  @Test func `other names make no PostScript name`() throws {
    #expect(try Self.postScriptName([.windows(4, "Demo Sans")]) == nil)
  }

  @Test func `an index finds what a search finds`() throws {
    var records: [Record] = []
    for nameID in [7, 1, 300, 0, 65535, 256] as [UInt16] {
      records += Self.order.shuffled().map {
        Record(
          platformID: $0.platformID,
          encodingID: $0.encodingID,
          languageID: $0.languageID,
          nameID: nameID,
          string: $0.string
        )
      }
    }
    let table = try NameTable(parsing: SampleNames(records.shuffled()).bytes.span)
    let index = NameIndex(table)
    for nameID in [7, 1, 300, 0, 65535, 256, 2, 299, 301, 65534] as [UInt16] {
      #expect(index.record(for: nameID) == table.bestRecord(for: nameID))
    }
  }

  @Test func `an index of no names is empty`() throws {
    let index = NameIndex(try NameTable(parsing: SampleNames([]).bytes.span))
    #expect(index.record(for: 1) == nil)
  }
}
