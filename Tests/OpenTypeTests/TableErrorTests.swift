internal import OpenType
internal import Testing

@Suite("Table errors")
struct TableErrorTests {
  @Test(arguments: [
    (
      TableError(table: "OS/2", offset: 62, .truncated(needed: 2, end: 40)),
      "it ends at byte 40, before the 2 bytes at offset 62"
    ),
    (
      TableError(offset: 5, .truncated(needed: 1, end: 5)),
      "it ends at byte 5, before the byte at offset 5"
    ),
    (
      TableError(table: "glyf", offset: 90, .pastEndOfFile(length: 20, fileSize: 100)),
      "its 20 bytes at offset 90 reach past the end of the file at byte 100"
    ),
    (
      TableError(table: "glyf", offset: 100, .pastEndOfFile(length: 1, fileSize: 100)),
      "its byte at offset 100 reaches past the end of the file at byte 100"
    ),
    (
      TableError(table: "glyf", offset: 101, .pastEndOfFile(length: 0, fileSize: 100)),
      "it starts at offset 101, past the end of the file at byte 100"
    ),
    (
      TableError(offset: 0, .unsupportedVersion(0x0002_0000)),
      "the version 0x00020000 is not known"
    ),
    (TableError(offset: 0, .unsupportedFormat(2)), "the format 2 is not supported"),
    (TableError(offset: 0, .malformed("its list of names is empty")), "its list of names is empty"),
  ])
  func `the reason is told in words`(error: TableError, words: String) {
    #expect(error.reason == words)
  }

  @Test func `a log line names the table where it is known`() {
    let error = TableError(offset: 62, .truncated(needed: 2, end: 40))
    #expect("\(error)" == "it ends at byte 40, before the 2 bytes at offset 62")
    #expect(
      "\(error.within("OS/2"))"
        == "the 'OS/2' table is malformed: it ends at byte 40, before the 2 bytes at offset 62"
    )
  }

  @Test func `a table once known is not replaced`() {
    let error = TableError(table: "name", offset: 0, .unsupportedFormat(2))
    #expect(error.within("cmap").table == "name")
  }

  @Test func `a shifted error speaks of the whole`() {
    let error = TableError(table: "OS/2", offset: 62, .truncated(needed: 2, end: 40)).shifted(
      by: 100
    )
    #expect(error.offset == 162)
    #expect(error.reason == "it ends at byte 140, before the 2 bytes at offset 162")
  }

  @Test(arguments: [
    (Int.max, 1, Int.max), (Int.min, -1, Int.min), (Int.max, -1, Int.max - 1), (0, 5, 5),
  ])
  func `a shift cannot overflow`(offset: Int, start: Int, expected: Int) {
    let error = TableError(offset: offset, .truncated(needed: 1, end: offset)).shifted(by: start)
    #expect(error == TableError(offset: expected, .truncated(needed: 1, end: expected)))
  }
}
