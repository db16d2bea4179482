internal import OpenType
internal import Testing

@Suite("Languages of names")
struct NameLanguageTests {
  static func language(_ record: SampleNames.Record, tags: [String]? = nil) throws -> String? {
    let bytes = SampleNames([record], languageTags: tags).bytes
    let table = try NameTable(parsing: bytes.span)
    return table.language(of: table.records[0], in: bytes.span)
  }

  @Test(
    arguments: [
      (0x0409, "en-US"), (0x0809, "en-GB"), (0x0411, "ja-JP"), (0x0412, "ko-KR"), (0x0404, "zh-TW"),
      (0x0804, "zh-CN"), (0x0C04, "zh-HK"), (0x0407, "de-DE"), (0x0C0A, "es-ES"), (0x0416, "pt-BR"),
      (0x0C1A, "sr-Cyrl-RS"), (0x082C, "az-Cyrl-AZ"), (0x0453, "km-KH"), (0x540A, "es-US"),
      (0x0000, nil), (0x0400, nil), (0x7FFF, nil), (0x8000, nil),
    ] as [(UInt16, String?)]
  )
  func `Windows numbers are those of its list`(number: UInt16, tag: String?) throws {
    #expect(try Self.language(.windows(1, "Demo", language: number)) == tag)
  }

  @Test(
    arguments: [
      (0, "en"), (1, "fr"), (11, "ja"), (19, "zh-Hant"), (23, "ko"), (33, "zh-Hans"), (38, "cs"),
      (151, "nn"), (95, nil), (127, nil), (152, nil), (.max, nil),
    ] as [(UInt16, String?)]
  )
  func `Macintosh numbers are those of its list`(number: UInt16, tag: String?) throws {
    #expect(try Self.language(.macintosh(1, "Demo", language: number)) == tag)
  }

  @Test func `the Unicode platform has no languages of its own`() throws {
    #expect(try Self.language(.unicode(1, "Demo")) == nil)
  }

  @Test func `format 1 has its own tags`() throws {
    let tags = ["en", "zh-Hant-HK", ""]
    #expect(try Self.language(.windows(1, "Demo", language: 0x8001), tags: tags) == "zh-Hant-HK")
    #expect(try Self.language(.unicode(1, "Demo", language: 0x8000), tags: tags) == "en")
    #expect(try Self.language(.windows(1, "Demo", language: 0x8002), tags: tags) == nil)
    #expect(try Self.language(.windows(1, "Demo", language: 0x8003), tags: tags) == nil)
    #expect(try Self.language(.windows(1, "Demo", language: 0xFFFF), tags: tags) == nil)
    #expect(try Self.language(.windows(1, "Demo"), tags: tags) == "en-US")
  }

  @Test(arguments: [(255, true), (256, false)])
  func `a tag longer than any language is none`(length: Int, isTag: Bool) throws {
    let tag = String(repeating: "x", count: length)
    let record = SampleNames.Record.windows(1, "Demo", language: 0x8000)
    #expect(try Self.language(record, tags: [tag]) == (isTag ? tag : nil))
  }

  static let tagged = SampleNames([.windows(1, "Demo", language: 0x8000)], languageTags: ["fr"])

  @Test(arguments: 18..<24)
  func `tags cut short are told and spoil no name`(length: Int) throws {
    // The strings come after the tags, so that one must go on without them.
    let bytes = Self.tagged.bytes.span.extracting(first: length)
    let table = try NameTable(parsing: bytes)
    #expect(table.damage?.table == "name")
    #expect(table.records.count == 1)
    #expect(table.language(of: table.records[0], in: bytes) == nil)
  }

  @Test func `a tag whose string is cut off is none`() throws {
    let bytes = Self.tagged.bytes.span.extracting(droppingLast: 1)
    let table = try NameTable(parsing: bytes)
    #expect(table.damage == nil)
    #expect(table.language(of: table.records[0], in: bytes) == nil)
    #expect(table.bestText(for: 1, in: bytes) == .text("Demo"))
  }
}
