import FontTestSupport
import OpenType
import Testing

@Suite("Resource forks")
struct ResourceForkTests {
  /// The data starts at 256, the map at 600.
  static let header: [UInt8] = {
    var header = BigEndianBytes()
    header.append(256 as UInt32, "data offset")
    header.append(600 as UInt32, "map offset")
    header.append(344 as UInt32, "data length")
    header.append(UInt32(map.count), "map length")
    return header.bytes
  }()

  /// Two types, `FOND` with one resource and `sfnt` with two.
  static let map: [UInt8] = {
    var map = BigEndianBytes()
    map.skip(24)  // copy of the header, handle, file, attributes
    map.append(28 as UInt16, "type list offset")
    map.append(82 as UInt16, "name list offset")
    map.append(1 as UInt16, "number of types less one")
    map.append(tag: "FOND")
    map.append(0 as UInt16, "number of resources less one")
    map.append(18 as UInt16, "reference list offset")
    map.append(tag: "sfnt")
    map.append(1 as UInt16, "number of resources less one")
    map.append(30 as UInt16, "reference list offset")
    for (identifier, offset) in [(128, 0), (3, 100), (4, 200)] as [(UInt16, UInt32)] {
      map.append(identifier, "ID")
      map.append(0xFFFF as UInt16, "name offset")
      map.append(0x2000_0000 | offset, "attributes and data offset")
      map.skip(4)  // handle
    }
    return map.bytes
  }()

  @Test func `the fonts are found in the order of the map`() throws {
    let fork = try ResourceFork(header: Self.header.span, map: Self.map.span)
    #expect(fork.fonts == [356, 456])
    #expect(fork.announcedCount == 2)
  }

  /// Each of the claimed faces would be looked for in a map of all of them.
  @Test func `a map of tens of thousands of fonts is read as far as the limit`() throws {
    var map = Self.map
    // The count of 'sfnt' resources, less one.
    map.replaceSubrange(42..<44, with: [0xFF, 0xFE])
    map += [UInt8](repeating: 0, count: 12 * 65_535)
    let fork = try ResourceFork(header: Self.header.span, map: map.span)
    #expect(fork.announcedCount == 65_535)
    #expect(fork.fonts.count == ResourceFork.limit)
    #expect(fork.fonts.prefix(2) == [356, 456])
  }

  @Test func `the map is found by the header`() throws {
    let size = 600 + Self.map.count
    #expect(try ResourceFork.map(Self.header.span, fileSize: size) == 600..<size)
    #expect(throws: TableError.self) {
      try ResourceFork.map(Self.header.span, fileSize: size - 1)
    }
  }

  @Test func `a map of gigabytes is not read as a whole`() throws {
    var header = Self.header
    header.replaceSubrange(12..<16, with: [0x7F, 0xFF, 0xFF, 0xFF])
    let place = try ResourceFork.map(header.span, fileSize: 1 << 40)
    #expect(place.count == ResourceFork.mapByteLimit)
  }

  @Test(arguments: 0..<map.count)
  func `a map cut short is refused`(length: Int) {
    // The last four bytes are a handle that nobody reads.
    guard length < Self.map.count - 4 else { return }
    #expect(throws: TableError.self) {
      try ResourceFork(header: Self.header.span, map: Self.map.span.extracting(first: length))
    }
  }

  @Test func `no types are no fonts`() throws {
    var map = Self.map
    map.replaceSubrange(28..<30, with: [0xFF, 0xFF])
    #expect(try ResourceFork(header: Self.header.span, map: map.span).fonts == [])
  }
}
