internal import DynamicType
internal import FontTestSupport
internal import StyleSheets
internal import Testing

@Suite("Sheets that the article shows")
struct ArticleSheetTests {
  /// One of our own form and one of ScaledFont's.
  @Test(arguments: [("json", StyleSheet.Form.ownStyles, 2), ("xml", .scaledFont, 1)])
  func `a sheet can be read as it is shown`(
    language: String,
    form: StyleSheet.Form,
    count: Int
  ) throws {
    let path = "/Sources/DynamicType/DynamicType.docc/writing-a-style-sheet.md"
    let article = String(decoding: try Fixtures.bytes(Fixtures.checkout + path), as: UTF8.self)
    let blocks = article.split(separator: "```\(language)\n").dropFirst().map { part in
      part.split(separator: "\n```")[0]
    }
    #expect(blocks.count == 1)
    for block in blocks {
      let sheet = read(String(block))
      #expect(sheet.faults == [])
      #expect(sheet.form == form)
      #expect(sheet.sheet.styles.count == count)
    }
  }
}
