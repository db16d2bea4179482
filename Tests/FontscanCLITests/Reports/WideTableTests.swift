import Testing

@testable import FontscanCLI

@Suite("Wide tables")
struct WideTableTests {
  private static func written(_ table: WideTable) throws -> [String] {
    let sink = MemorySink()
    var writer = TextWriter(ByteWriter(sink), style: .plain)
    table.write(to: &writer)
    try writer.finish()
    return sink.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `columns that do not fit stand below`() throws {
    // Two spaces, four letters and five columns of 2 + 20: the fifth would end at 116.
    let columns = (1...5).map { number in
      WideTable.Column(titles: ["\(number)"], cells: [String(repeating: "x", count: 20)])
    }
    let lines = try Self.written(WideTable(labels: [.init("body")], columns: columns))
    #expect(lines.map(\.count) == [94, 94, 0, 28, 28, 0])
    #expect(lines[3].hasSuffix("5"))
  }

  @Test func `a column that is too wide stands alone`() throws {
    let wide = WideTable.Column(titles: ["a"], cells: [String(repeating: "x", count: 200)])
    let lines = try Self.written(WideTable(labels: [.init("body")], columns: [wide, wide]))
    #expect(lines.count == 6)
  }

  @Test func `a head of one line stands right above its numbers`() throws {
    let columns = [
      WideTable.Column(titles: ["line", "height"], cells: ["20.4"]),
      WideTable.Column(titles: ["size"], cells: ["17"]),
    ]
    let lines = try Self.written(WideTable(labels: [.init("body")], columns: columns))
    #expect(lines == ["          line", "        height  size", "  body    20.4    17", ""])
  }
}
