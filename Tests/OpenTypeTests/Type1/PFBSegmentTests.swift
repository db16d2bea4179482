internal import OpenType
internal import Testing

@Suite("PFB segments")
struct PFBSegmentTests {
  // Adobe Technical Note 5040: 128, the kind, and the length with its lowest byte first.
  @Test(
    arguments: [
      ([0x80, 0x01, 0x78, 0x56, 0x34, 0x12], PFBSegment.Kind.text, 0x1234_5678),
      ([0x80, 0x02, 0xFF, 0xFF, 0xFF, 0xFF, 0x00], .binary, 0xFFFF_FFFF),
      ([0x80, 0x03], .end, 0),
    ] as [([UInt8], PFBSegment.Kind, Int)]
  )
  func `a segment has a kind and a length`(
    bytes: [UInt8],
    kind: PFBSegment.Kind,
    byteCount: Int
  ) throws {
    let segment = try PFBSegment(parsing: bytes.span)
    #expect(segment.kind == kind)
    #expect(segment.byteCount == byteCount)
  }

  @Test(
    arguments: [
      [], [0x80], [0x80, 0x01, 0, 0, 0], [0x80, 0x00, 0, 0, 0, 0], [0x80, 0x04, 0, 0, 0, 0],
      [0x81, 0x01, 0, 0, 0, 0],
    ] as [[UInt8]]
  )
  func `other bytes are no segment`(bytes: [UInt8]) {
    #expect(throws: TableError.self) { try PFBSegment(parsing: bytes.span) }
  }
}
