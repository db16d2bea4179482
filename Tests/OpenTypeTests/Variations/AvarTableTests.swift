internal import FontTestSupport
internal import OpenType
internal import Testing

@Suite("avar table")
struct AvarTableTests {
  static let bytes = table([
    [(-1, -1), (0, 0), (0.5, 0.25), (1, 1)],
    [],
    [(-1, -1), (1, 1)],
  ])

  static func table(
    version: UInt16 = 1,
    axisCount: UInt16? = nil,
    _ maps: [[(Double, Double)]]
  ) -> [UInt8] {
    var table = BigEndianBytes()
    table.append(version, "majorVersion")
    table.append(0 as UInt16, "minorVersion")
    table.append(0 as UInt16, "reserved")
    table.append(axisCount ?? UInt16(maps.count), "axisCount")
    for map in maps {
      table.append(UInt16(map.count), "positionMapCount")
      for (from, to) in map {
        table.append(Int16(from * 16384), "fromCoordinate")
        table.append(Int16(to * 16384), "toCoordinate")
      }
    }
    return table.bytes
  }

  // From 0 to 0.5 places move half as fast, from 0.5 to 1 one and a half times as fast.
  @Test(arguments: [
    (-1.0, -1.0), (-0.5, -0.5), (0, 0), (0.25, 0.125), (0.5, 0.25), (0.75, 0.625), (1, 1),
  ])
  func `a place between two pairs is interpolated`(position: Double, bent: Double) throws {
    let table = try AvarTable(parsing: Self.bytes.span)
    #expect(table.bent(position, axis: 0) == bent)
  }

  @Test(arguments: [1, 2, 3, -1])
  func `an axis without a whole map stays as it is`(axis: Int) throws {
    let table = try AvarTable(parsing: Self.bytes.span)
    #expect(table.bent(0.75, axis: axis) == 0.75)
  }

  @Test func `a map that goes back is ignored`() throws {
    let bytes = Self.table([[(-1, -1), (0, 0), (0.75, 0.5), (0.25, 0.5), (1, 1)]])
    #expect(try AvarTable(parsing: bytes.span).bent(0.5, axis: 0) == 0.5)
  }

  @Test func `a map may jump`() throws {
    let bytes = Self.table([[(-1, -1), (0, 0), (0.5, 0.25), (0.5, 0.5), (1, 1)]])
    let table = try AvarTable(parsing: bytes.span)
    #expect(table.bent(0.25, axis: 0) == 0.125)
    #expect(table.bent(0.5, axis: 0) == 0.25)
    #expect(table.bent(0.75, axis: 0) == 0.75)
  }

  @Test func `places are kept to fourteen bits`() throws {
    let bytes = Self.table([[(-1, -1), (0, 0), (0.75, 0.5), (1, 1)]])
    // 0.25 × 2/3 = 2730.67 / 16384
    #expect(try AvarTable(parsing: bytes.span).bent(0.25, axis: 0) == 2731.0 / 16384)
  }

  @Test func `the second version is known to mix axes`() throws {
    #expect(try AvarTable(parsing: Self.table(version: 2, []).span).mixesAxes)
    #expect(try !AvarTable(parsing: Self.bytes.span).mixesAxes)
  }

  @Test(arguments: [0, 3, .max] as [UInt16])
  func `other versions are refused`(version: UInt16) {
    let error = TableError(table: "avar", offset: 0, .unsupportedVersion(UInt32(version) << 16))
    #expect(throws: error) { try AvarTable(parsing: Self.table(version: version, []).span) }
  }

  @Test func `more axes than there are bytes are refused`() {
    let bytes = Self.table(axisCount: .max, [[]])
    #expect(throws: TableError(table: "avar", offset: 10, .truncated(needed: 2, end: 10))) {
      try AvarTable(parsing: bytes.span)
    }
  }

  @Test(arguments: 0..<bytes.count)
  func `a table cut short is refused`(length: Int) {
    #expect(throws: TableError.self) {
      try AvarTable(parsing: Self.bytes.span.extracting(first: length))
    }
  }
}

@Suite("Normalised axes")
struct NormalizedAxisTests {
  @Test(arguments: [
    (100.0, -1.0), (250, -0.5), (400, 0), (650, 0.5), (900, 1), (-5, -1), (2000, 1), (.nan, 0),
    (.infinity, 0),
  ])
  func `values lie between the ends and the default`(value: Double, position: Double) {
    let found = NormalizedAxis.position(of: value, minimum: 100, defaultValue: 400, maximum: 900)
    #expect(found == position)
  }

  @Test(arguments: [(100.0, 100.0, 100.0), (100, 100, 200), (0, 100, 100)])
  func `an axis may have no room on a side`(minimum: Double, normal: Double, maximum: Double) {
    let found = NormalizedAxis.position(
      of: 100,
      minimum: minimum,
      defaultValue: normal,
      maximum: maximum
    )
    #expect(found == 0)
  }

  @Test func `an axis that makes no sense stays at its default`() {
    #expect(NormalizedAxis.position(of: 5, minimum: 9, defaultValue: 4, maximum: 1) == 0)
  }

  // 100/300 and −100/300 of 16384 are ±5461.33.
  @Test(arguments: [(500.0, 5461.0), (300, -5461)])
  func `places are kept to fourteen bits`(value: Double, steps: Double) {
    let found = NormalizedAxis.position(of: value, minimum: 100, defaultValue: 400, maximum: 700)
    #expect(found == steps / 16384)
  }
}
