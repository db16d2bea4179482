import Testing

@testable import FontscanCLI

@Suite("Tables of text")
struct TextTableTests {
  func write(_ rows: [[TextTable.Cell]]) throws -> String {
    let sink = MemorySink()
    var text = TextWriter(ByteWriter(sink), style: .plain)
    var table = TextTable()
    for row in rows { table.add(row) }
    table.write(to: &text)
    try text.finish()
    return sink.text
  }

  @Test func `columns are as wide as they have to be, and nothing trails`() throws {
    let text = try write([
      [.init("a"), .number("1"), .init("x")], [.init("漢b"), .number("100"), .init("")],
      [.init("c")], [.init(""), .number(""), .init("y")],
    ])
    #expect(text == "  a      1  x\n  漢b  100\n  c\n            y\n")
  }

  @Test func `one very long cell does not stretch the other lines`() throws {
    let long = String(repeating: "n", count: 60_000)
    let text = try write([[.init(long), .init("x")], [.init("a"), .init("y")]])
    let lines = text.split(separator: "\n")
    #expect(lines[0] == "  \(long)  x")
    #expect(lines[1].utf8.count == 2 + TextWidth.widestColumn + 2 + 1)
  }

  @Test func `a text as long as a licence is cut`() {
    #expect(FaceText.shortened("OFL") == "OFL")
    let long = String(repeating: "é", count: 5000)
    #expect(FaceText.shortened(long) == String(repeating: "é", count: 160) + "...")
  }
}
