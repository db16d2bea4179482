import Testing

@testable import FontscanCLI

@Suite("CSV writer")
struct CSVWriterTests {
  func row(_ cells: String?...) throws -> String {
    let sink = MemorySink()
    var csv = CSVWriter(ByteWriter(sink))
    for cell in cells { csv.cell(cell) }
    csv.endRow()
    try csv.finish()
    return sink.text
  }

  /// RFC 4180, section 2: rules 1 (line ends), 4 (commas), 5 to 7 (quotation marks).
  @Test func `cells are quoted where a reader would be misled`() throws {
    #expect(try row("a", "b") == "a,b\r\n")
    #expect(try row("a,b", "c\"d", "e\nf", "g\rh") == "\"a,b\",\"c\"\"d\",\"e\nf\",\"g\rh\"\r\n")
    #expect(try row("") == "\"\"\r\n")
    #expect(try row(nil, nil) == ",\r\n")
  }

  @Test(arguments: ["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx"])
  func `text that a spreadsheet would run gets an apostrophe`(text: String) throws {
    #expect(try row(text) == "\"'\(text)\"\r\n")
  }

  @Test func `numbers and truth values stay bare`() throws {
    let sink = MemorySink()
    var csv = CSVWriter(ByteWriter(sink))
    csv.cell(-2)
    csv.cell(-0.5)
    csv.cell(400.0)
    csv.cell(nil as Double?)
    csv.cell(true)
    csv.endRow()
    try csv.finish()
    #expect(sink.text == "-2,-0.5,400,,true\r\n")
  }
}
