internal import OpenType
internal import Testing

@Suite("Checked bytes")
struct BigEndianTests {
  static let bytes: [UInt8] = [0x01, 0x23, 0x45, 0x67, 0x89, 0xAB, 0xCD, 0xEF, 0xFE]

  @Test func `integers of every width have their highest byte first`() throws {
    let span = Self.bytes.span
    #expect(try span.bigEndian(UInt8.self, at: 8) == 0xFE)
    #expect(try span.bigEndian(Int8.self, at: 8) == -2)
    #expect(try span.bigEndian(UInt16.self, at: 0) == 0x0123)
    #expect(try span.bigEndian(Int16.self, at: 7) == -0x1002)
    #expect(try span.bigEndian(UInt32.self, at: 1) == 0x2345_6789)
    #expect(try span.bigEndian(Int32.self, at: 5) == -0x5432_1002)
    #expect(try span.bigEndian(UInt64.self, at: 0) == 0x0123_4567_89AB_CDEF)
  }

  @Test(arguments: [-1, 8, 9, 10, .max, .max - 1, .min])
  func `an integer that is not wholly inside is refused`(offset: Int) {
    let expected = TableError(offset: offset, .truncated(needed: 2, end: 9))
    #expect(throws: expected) { try Self.bytes.span.bigEndian(UInt16.self, at: offset) }
  }

  @Test func `the last integer that is wholly inside is read`() throws {
    #expect(try Self.bytes.span.bigEndian(UInt16.self, at: 7) == 0xEFFE)
  }

  @Test(arguments: [(0, 0), (0, 9), (9, 0), (3, 2)])
  func `a range inside is given as it is`(offset: Int, count: Int) throws {
    #expect(try Self.bytes.span.checkedRange(at: offset, count: count) == offset..<offset + count)
  }

  @Test(arguments: [
    (0, 10), (9, 1), (10, 0), (-1, 1), (0, -1), (5, -5), (.max, .max), (.max, 1), (1, .max),
    (.min, .min), (.min, 0),
  ])
  func `a range that is not wholly inside is refused`(offset: Int, count: Int) {
    #expect(throws: TableError.self) {
      try Self.bytes.span.checkedRange(at: offset, count: count)
    }
  }

  @Test func `no bytes hold no integer`() {
    let none: [UInt8] = []
    #expect(throws: TableError(offset: 0, .truncated(needed: 1, end: 0))) {
      try none.span.bigEndian(UInt8.self, at: 0)
    }
  }
}
