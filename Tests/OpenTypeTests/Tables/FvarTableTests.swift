internal import FontTestSupport
internal import OpenType
internal import Testing

@Suite("fvar table")
struct FvarTableTests {
  static let stored = table()
  static let withoutField = table(postScriptNames: false)

  /// Two axes and two instances.
  static func table(
    version: UInt16 = 1,
    axesArrayOffset: UInt16 = 16,
    axisCount: UInt16 = 2,
    axisSize: UInt16 = 20,
    instanceCount: UInt16 = 2,
    instanceSize: UInt16? = nil,
    postScriptNames: Bool = true
  ) -> [UInt8] {
    var table = BigEndianBytes()
    table.append(version, "majorVersion")
    table.append(0 as UInt16, "minorVersion")
    table.append(axesArrayOffset, "axesArrayOffset")
    table.append(2 as UInt16, "reserved")
    table.append(axisCount, "axisCount")
    table.append(axisSize, "axisSize")
    table.append(instanceCount, "instanceCount")
    table.append(instanceSize ?? (postScriptNames ? 14 : 12), "instanceSize")

    table.append(tag: "wght")
    table.append(100 << 16 as Int32, "minValue")
    table.append(400 << 16 as Int32, "defaultValue")
    table.append(900 << 16 as Int32, "maxValue")
    table.append(0 as UInt16, "flags")
    table.append(257 as UInt16, "axisNameID")
    table.append(tag: "slnt")
    table.append(-10 << 16 as Int32, "minValue")
    table.append(0 as Int32, "defaultValue")
    table.append(0x8000 as Int32, "maxValue")
    table.append(1 as UInt16, "flags")
    table.append(256 as UInt16, "axisNameID")

    for (name, weight, postScriptName) in [(258, 400, 0xFFFF), (259, 700, 260)]
      as [(UInt16, Int32, UInt16)]
    {
      table.append(name, "subfamilyNameID")
      table.append(0 as UInt16, "flags")
      table.append(weight << 16, "coordinates")
      table.append(-5 << 16 as Int32, "coordinates")
      if postScriptNames { table.append(postScriptName, "postScriptNameID") }
    }
    return table.bytes
  }

  static func fixed(_ values: Double...) -> [Fixed] {
    values.map { Fixed(rawValue: Int32($0 * 65536)) }
  }

  @Test func `axes are read`() throws {
    let axes = try FvarTable(parsing: Self.stored.span).axes
    #expect(axes.map(\.tag) == ["wght", "slnt"])
    #expect(axes.map(\.minimum) == Self.fixed(100, -10))
    #expect(axes.map(\.defaultValue) == Self.fixed(400, 0))
    #expect(axes.map(\.maximum) == Self.fixed(900, 0.5))
    #expect(axes.map(\.isHidden) == [false, true])
    #expect(axes.map(\.nameID) == [257, 256])
    #expect(axes.map(\.flags) == [0, 1])
  }

  @Test func `instances with a PostScript name field are read`() throws {
    let table = try FvarTable(parsing: Self.stored.span)
    #expect(table.instances.map(\.subfamilyNameID) == [258, 259])
    #expect(table.instances.map(\.postScriptNameID) == [0xFFFF, 260])
    #expect(Array(table.coordinates(ofInstance: 0)) == Self.fixed(400, -5))
    #expect(Array(table.coordinates(ofInstance: 1)) == Self.fixed(700, -5))
    #expect(table.damage == nil)
  }

  @Test func `instances without the field are read`() throws {
    let table = try FvarTable(parsing: Self.withoutField.span)
    #expect(table.instances.map(\.subfamilyNameID) == [258, 259])
    #expect(table.instances.map(\.postScriptNameID) == [nil, nil])
    #expect(Array(table.coordinates(ofInstance: 1)) == Self.fixed(700, -5))
    #expect(table.damage == nil)
  }

  @Test(arguments: [0, 11, 13, 15, 65535] as [UInt16])
  func `instances of a senseless size are refused`(size: UInt16) {
    let words = "its instances have \(size) bytes each and not 12 or 14"
    #expect(throws: TableError(table: "fvar", offset: 14, .malformed(words))) {
      try FvarTable(parsing: Self.table(instanceSize: size).span)
    }
  }

  @Test func `the size of no instances does not matter`() throws {
    let table = try FvarTable(parsing: Self.table(instanceCount: 0, instanceSize: 0).span)
    #expect(table.axes.count == 2)
    #expect(table.instances.isEmpty)
    #expect(table.damage == nil)
  }

  @Test(arguments: [0, 19, 21, 65535] as [UInt16])
  func `axes of a senseless size are refused`(size: UInt16) {
    let words = "its axes have \(size) bytes each and not 20"
    #expect(throws: TableError(table: "fvar", offset: 10, .malformed(words))) {
      try FvarTable(parsing: Self.table(axisSize: size).span)
    }
  }

  @Test(arguments: [0, 2, .max] as [UInt16])
  func `other versions are refused`(version: UInt16) {
    let error = TableError(table: "fvar", offset: 0, .unsupportedVersion(UInt32(version) << 16))
    #expect(throws: error) { try FvarTable(parsing: Self.table(version: version).span) }
  }

  @Test func `a face without axes is not variable`() throws {
    let table = try FvarTable(parsing: Self.table(axisCount: 0).span)
    #expect(table.axes.isEmpty)
    #expect(table.instances.isEmpty)
    #expect(table.damage == nil)
  }

  @Test func `axes may lie after a gap`() throws {
    let header = Self.table(axesArrayOffset: 20)
    let bytes = header.prefix(16) + [0, 0, 0, 0] + header.dropFirst(16)
    let table = try FvarTable(parsing: Array(bytes).span)
    #expect(table.axes.map(\.tag) == ["wght", "slnt"])
    #expect(table.instances.map(\.postScriptNameID) == [0xFFFF, 260])
  }

  @Test(arguments: [45, 84, 85, .max] as [UInt16])
  func `axes that begin too late are refused`(offset: UInt16) {
    let error = TableError(table: "fvar", offset: Int(offset), .truncated(needed: 40, end: 84))
    #expect(throws: error) { try FvarTable(parsing: Self.table(axesArrayOffset: offset).span) }
  }

  @Test func `axes in the tens of thousands are refused`() {
    #expect(throws: TableError(table: "fvar", offset: 16, .truncated(needed: 1_310_700, end: 84))) {
      try FvarTable(parsing: Self.table(axisCount: .max).span)
    }
  }

  @Test func `the largest count of instances is bounded by the bytes`() throws {
    let table = try FvarTable(parsing: Self.table(instanceCount: .max).span)
    #expect(table.instances.count == 2)
    let missing = TableError.Kind.truncated(needed: 65533 * 14, end: 84)
    #expect(table.damage == TableError(table: "fvar", offset: 84, missing))
  }

  @Test(arguments: 0..<56)
  func `a table with an axis cut off is refused`(length: Int) {
    #expect(throws: TableError.self) {
      try FvarTable(parsing: Self.stored.span.extracting(first: length))
    }
  }

  @Test(arguments: 56..<84)
  func `instances cut short give those that are whole`(length: Int) throws {
    let table = try FvarTable(parsing: Self.stored.span.extracting(first: length))
    let whole = (length - 56) / 14
    #expect(table.instances.count == whole)
    let missing = TableError.Kind.truncated(needed: 14 * (2 - whole), end: length)
    #expect(table.damage == TableError(table: "fvar", offset: 56 + 14 * whole, missing))
  }
}
