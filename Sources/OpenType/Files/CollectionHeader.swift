/// The start of a file with several faces.
///
/// See <https://learn.microsoft.com/typography/opentype/spec/otff#ttc-header>.
package struct CollectionHeader: Hashable, Sendable {
  /// The major version, 1 or 2.
  package let majorVersion: UInt16

  /// Where each face's table directory starts, in bytes from the start of the file.
  package let offsets: [UInt32]

  /// How many faces the file announces.
  package let announcedCount: Int

  /// Set when the file announces more faces than it has bytes for, or than the limit allows.
  package let damage: TableError?
}

extension CollectionHeader {
  /// How many bytes come before the offsets.
  package static let headerByteCount = 12

  /// More faces than any collection that is made has; keeps a hostile file's work small.
  package static let limit = 4096

  /// How many bytes the header and its offsets have, at most as many as the limit needs.
  ///
  /// - Parameter bytes: Bytes from the file's start.
  /// - Returns: The size of what `init(parsing:)` reads.
  /// - Throws: When the bytes end before the number of faces.
  package static func byteCount(_ bytes: Span<UInt8>) throws(TableError) -> Int {
    headerByteCount + 4 * min(Int(try bytes.bigEndian(UInt32.self, at: 8)), limit)
  }

  /// Reads the header.
  ///
  /// - Parameter bytes: Bytes from the file's start; more than the header needs do no harm.
  /// - Throws: When there is no whole header, or it is none of a collection.
  package init(parsing bytes: Span<UInt8>) throws(TableError) {
    let tag = try bytes.bigEndian(UInt32.self, at: 0)
    guard tag == 0x7474_6366 else { throw TableError(offset: 0, .unsupportedVersion(tag)) }
    majorVersion = try bytes.bigEndian(UInt16.self, at: 4)
    guard majorVersion == 1 || majorVersion == 2 else {
      throw TableError(offset: 4, .unsupportedVersion(try bytes.bigEndian(UInt32.self, at: 4)))
    }
    announcedCount = Int(try bytes.bigEndian(UInt32.self, at: 8))
    let available = (bytes.count - Self.headerByteCount) / 4
    let count = min(announcedCount, available, Self.limit)
    var offsets: [UInt32] = []
    offsets.reserveCapacity(count)
    for index in 0..<count {
      offsets.append(try bytes.bigEndian(UInt32.self, at: Self.headerByteCount + 4 * index))
    }
    self.offsets = offsets
    if count == announcedCount {
      damage = nil
    } else if count == Self.limit {
      damage = TableError(
        offset: 8,
        .malformed("it announces \(announcedCount) faces; the first \(count) are read")
      )
    } else {
      damage = TableError(
        offset: Self.headerByteCount + 4 * count,
        .truncated(needed: 4 * (announcedCount - count), end: bytes.count)
      )
    }
  }
}
