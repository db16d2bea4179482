internal import FontTestSupport
internal import OpenType
internal import Testing

@Suite("MVAR table")
struct MvarTableTests {
  static let bytes = SampleMvar().bytes

  // 200, −20 and 10 in the three regions, the last of which peaks in the middle of the second axis.
  @Test(
    arguments: [
      ([0, 0], 0), ([1, 0], 200), ([0.5, 0], 100), ([-1, 0], -20), ([-0.25, 0], -5),
      ([1, 0.5], 210), ([1, 0.25], 205), ([0.5, 0.75], 102.5), ([0, 0.5], 0), ([1, 1], 200),
      ([], 0), ([1], 200), ([1, 0.5, 1], 210),
    ] as [([Double], Double)]
  )
  func `differences count as far as their regions do`(position: [Double], sum: Double) throws {
    let table = try MvarTable(parsing: Self.bytes.span)
    #expect(table.difference(of: .capHeight, at: position) == sum)
  }

  @Test func `differences may be four bytes wide`() throws {
    let table = try MvarTable(parsing: Self.bytes.span)
    #expect(table.difference(of: .xHeight, at: [-1, 0]) == -70_000)
    #expect(table.difference(of: .xHeight, at: [0.5, 1]) == 200)
  }

  @Test func `every metric has its own differences, or none`() throws {
    let table = try MvarTable(parsing: Self.bytes.span)
    #expect(table.difference(of: .typoAscender, at: [1, 0.5]) == -300)
    #expect(table.difference(of: .typoDescender, at: [1, 0.5]) == 0)
    #expect(table.difference(of: .typoLineGap, at: [1, 0.5]) == 0)
  }

  @Test(arguments: [
    (MvarTable.Metric.capHeight, "cpht"), (.xHeight, "xhgt"), (.typoAscender, "hasc"),
    (.typoDescender, "hdsc"), (.typoLineGap, "hlgp"),
  ])
  func `metrics have the tags of the specification`(metric: MvarTable.Metric, tag: String) {
    #expect(Tag(rawValue: metric.rawValue).description == tag)
  }

  @Test func `records may be longer than today's`() throws {
    let table = try MvarTable(parsing: SampleMvar(recordSize: 12).bytes.span)
    #expect(table.difference(of: .capHeight, at: [1, 0]) == 200)
  }

  @Test func `a table without records varies nothing`() throws {
    let bytes = SampleMvar(recordSize: 0, recordCount: 0, storeOffset: 0).bytes
    let table = try MvarTable(parsing: bytes.span.extracting(first: 12))
    #expect(table.difference(of: .capHeight, at: [1, 0]) == 0)
  }

  @Test func `an index of all ones varies nothing`() throws {
    let bytes = SampleMvar(records: [("cpht", 0xFFFF, 0xFFFF)]).bytes
    #expect(try MvarTable(parsing: bytes.span).difference(of: .capHeight, at: [1, 0]) == 0)
  }

  // The sample's store starts at byte 44, its regions at 60, its data at 100 and 120.
  @Test(
    arguments: [
      (SampleMvar(version: 2), 0, .unsupportedVersion(0x2_0000)),
      (SampleMvar(storeFormat: 2), 44, .unsupportedFormat(2)),
      (SampleMvar(storeOffset: 0xFFF0), 0xFFF0, .truncated(needed: 8, end: 136)),
      (SampleMvar(recordCount: 60), 12, .truncated(needed: 480, end: 136)),
      (
        SampleMvar(recordSize: 7, recordCount: 1), 6,
        .malformed("its records have 7 bytes each and not 8 or more")
      ),
      (
        SampleMvar(regionCount: .max), 60,
        .malformed("its 65535 regions of 2 axes are more than any font needs")
      ),
      (SampleMvar(regionCount: 1000), 64, .truncated(needed: 12_000, end: 136)),
      (
        SampleMvar(wordField: 4), 102,
        .malformed("its data have 4 long differences of 3")
      ),
      (
        SampleMvar(firstRegion: 3), 106,
        .malformed("its data ask for region 3, and there are 3")
      ),
      (
        SampleMvar(records: [("cpht", 2, 0), ("a   ", 0, 0), ("b   ", 0, 0), ("c   ", 0, 0)]), 50,
        .malformed("an index asks for data 2, and there are 2")
      ),
      (
        SampleMvar(records: [("cpht", 0, 2), ("a   ", 0, 0), ("b   ", 0, 0), ("c   ", 0, 0)]), 100,
        .malformed("an index asks for item 2, and there are 2")
      ),
    ] as [(SampleMvar, Int, TableError.Kind)]
  )
  func `a table that makes no sense is refused`(
    sample: SampleMvar,
    offset: Int,
    kind: TableError.Kind
  ) {
    #expect(throws: TableError(table: "MVAR", offset: offset, kind)) {
      try MvarTable(parsing: sample.bytes.span)
    }
  }

  @Test(arguments: 0..<bytes.count)
  func `a table cut short is refused`(length: Int) {
    #expect(throws: TableError.self) {
      try MvarTable(parsing: Self.bytes.span.extracting(first: length))
    }
  }

  // What the specification says of ranges that make no sense, or leave the axis out.
  @Test(arguments: [
    (0.5, 0.25, 1.0), (0, 1, 0.5), (-0.5, 0.5, 1), (0, 0, 0), (-1, 0, 1),
  ])
  func `a range without a sensible peak counts everywhere`(
    start: Double,
    peak: Double,
    end: Double
  ) {
    let region = VariationRegion(ranges: [.init(start: start, peak: peak, end: end)])
    for position in [-1, 0, 0.3, 1] { #expect(region.share(at: [position]) == 1) }
  }

  @Test(arguments: [
    (0.25, 0.0), (0.375, 0.5), (0.5, 1), (0.75, 0.5), (1, 0), (0, 0), (-0.5, 0),
  ])
  func `a range counts fully at its peak and not at its ends`(position: Double, share: Double) {
    let region = VariationRegion(ranges: [.init(start: 0.25, peak: 0.5, end: 1)])
    #expect(region.share(at: [position]) == share)
  }
}
