internal import OpenType
internal import Testing

@Suite("Tag")
struct TagTests {
  @Test func `a literal is four bytes, the first one highest`() {
    #expect(("wght" as Tag).rawValue == 0x7767_6874)
  }

  @Test(arguments: [
    ("wght", "wght"), ("CFF", "CFF "), ("SVG ", "SVG "), ("a", "a   "), ("OS/2", "OS/2"),
  ])
  func `typed text is padded with spaces`(text: String, padded: String) throws {
    let tag = try #require(Tag(text))
    #expect(tag.description == padded)
  }

  @Test(arguments: ["", "wghts", "é", "a\n", "\u{7F}"])
  func `text that can be no tag is refused`(text: String) {
    #expect(Tag(text) == nil)
  }

  @Test(
    arguments: [
      (0x0000_0000, #"\x00\x00\x00\x00"#),
      (0x4100_0A7F, #"A\x00\x0A\x7F"#),
      (0xFF80_2041, #"\xFF\x80 A"#),
      (0x5C78_3030, #"\x5Cx00"#),
    ] as [(UInt32, String)]
  )
  func `bytes that cannot be printed are escaped`(bits: UInt32, text: String) {
    #expect(Tag(rawValue: bits).description == text)
  }

  @Test func `tags are in the order of their bytes`() {
    #expect(
      ["name", "OS/2", "glyf", "CFF "].sorted() as [Tag] == ["CFF ", "OS/2", "glyf", "name"]
    )
  }

  @Test(
    arguments: [
      (.cmap, "cmap"), (.fvar, "fvar"), (.head, "head"), (.hhea, "hhea"), (.hmtx, "hmtx"),
      (.math, "MATH"), (.maxp, "maxp"), (.name, "name"), (.os2, "OS/2"), (.post, "post"),
      (.cff, "CFF "),
      (.cff2, "CFF2"), (.glyf, "glyf"), (.loca, "loca"), (.bdat, "bdat"), (.bhed, "bhed"),
      (.bloc, "bloc"), (.cbdt, "CBDT"), (.cblc, "CBLC"), (.colr, "COLR"), (.cpal, "CPAL"),
      (.ebdt, "EBDT"), (.eblc, "EBLC"), (.sbix, "sbix"), (.svg, "SVG "), (.ital, "ital"),
      (.opsz, "opsz"), (.slnt, "slnt"), (.wdth, "wdth"), (.wght, "wght"), (.avar, "avar"),
      (.mvar, "MVAR"),
    ] as [(Tag, String)]
  )
  func `known tags are spelled right`(tag: Tag, text: String) {
    #expect(tag.description == text)
  }
}
