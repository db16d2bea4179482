/// The fonts in the resource fork of an old Macintosh file, as `.dfont` has it.
///
/// See Inside Macintosh: More Macintosh Toolbox, "Resource File Format".
package struct ResourceFork: Hashable, Sendable {
  /// Where the `sfnt` resources are in the file, in the order of the map, no more than `limit`: four
  /// bytes for the length of one, then the face.
  package let fonts: [Int]

  /// How many of them the map announces.
  package let announcedCount: Int
}

extension ResourceFork {
  /// How many bytes the header has.
  package static let headerByteCount = 16

  /// More faces than any such file that is made has; keeps a hostile file's work small.
  package static let limit = 4096

  /// The largest map that can be used: two offsets of 16 bits lead to a list of 12-byte records.
  package static let mapByteLimit = 2 * 65_536 + limit * 12

  /// Where the map is, told from the header.
  ///
  /// - Parameters:
  ///   - bytes: The first `headerByteCount` bytes of the file.
  ///   - fileSize: The size of the whole file in bytes.
  /// - Returns: The bytes of the file that are the map, no more than `mapByteLimit`.
  /// - Throws: When it does not lie in the file.
  package static func map(
    _ bytes: Span<UInt8>,
    fileSize: Int
  ) throws(TableError) -> Range<Int> {
    let start = Int(try bytes.bigEndian(UInt32.self, at: 4))
    let length = Int(try bytes.bigEndian(UInt32.self, at: 12))
    guard start + length <= fileSize else {
      throw TableError(offset: start, .truncated(needed: length, end: fileSize))
    }
    return start..<start + min(length, mapByteLimit)
  }

  /// Reads the map.
  ///
  /// - Parameters:
  ///   - header: The first `headerByteCount` bytes of the file.
  ///   - map: The map's bytes.
  /// - Throws: When the map makes no sense; the error's offset counts from the map's start.
  package init(header: Span<UInt8>, map: Span<UInt8>) throws(TableError) {
    let data = Int(try header.bigEndian(UInt32.self, at: 0))
    let types = Int(try map.bigEndian(UInt16.self, at: 24))
    var fonts: [Int] = []
    var announcedCount = 0
    // The counts are one less than what they count; 0xFFFF types are none.
    let typeCount = Int(try map.bigEndian(UInt16.self, at: types) &+ 1)
    for type in 0..<typeCount {
      let record = types + 2 + 8 * type
      guard try map.bigEndian(UInt32.self, at: record) == Tag.sfnt.rawValue else { continue }
      announcedCount = Int(try map.bigEndian(UInt16.self, at: record + 4)) + 1
      let references = types + Int(try map.bigEndian(UInt16.self, at: record + 6))
      for index in 0..<min(announcedCount, Self.limit) {
        // The upper eight bits are attributes.
        let offset = try map.bigEndian(UInt32.self, at: references + 12 * index + 4) & 0xFF_FFFF
        fonts.append(data + Int(offset))
      }
      // A type is listed once.
      break
    }
    self.fonts = fonts
    self.announcedCount = announcedCount
  }
}
