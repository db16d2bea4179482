import Testing

@testable import FontRegistry

@Suite("FreeType's errors")
struct FreeTypeErrorTests {
  // The numbers and words are those of fterrdef.h.
  @Test(arguments: [
    (FreeTypeError.unknownFormat, 0x02, "unknown file format"),
    (.invalidArgument, 0x06, "invalid argument"),
    (.unimplemented, 0x07, "unimplemented feature"),
    (.tooLarge, 0x0A, "array allocation size too large"),
    (.outOfMemory, 0x40, "out of memory"),
    (.tableMissing, 0x8E, "SFNT font table missing"),
  ])
  func `an error has FreeType's number and words`(
    error: FreeTypeError,
    code: Int32,
    words: String
  ) {
    #expect(error.rawValue == code)
    #expect(error.description == words)
  }

  @Test func `an unknown number lives`() {
    #expect(FreeTypeError(rawValue: 7000).description == "code 7000")
  }

  @Test func `success does not throw`() throws {
    try check(0)
    #expect(throws: FreeTypeError.tableMissing) { try check(0x8E) }
  }
}
