/// The header of a segment of a PFB file, in which a Type 1 font is cut into text and binary.
///
/// See Adobe Technical Note 5040, section 3.3.
package struct PFBSegment: Hashable, Sendable {
  /// What a segment holds.
  package enum Kind: UInt8, Sendable {
    /// Clear text.
    case text = 1
    /// Encrypted bytes.
    case binary = 2
    /// Nothing: the file ends here.
    case end = 3
  }

  /// What the segment holds.
  package let kind: Kind

  /// How many bytes follow the header.
  package let byteCount: Int

  /// How many bytes a header has; the one at the file's end has only the first two.
  package static let headerByteCount = 6

  /// Reads a header.
  ///
  /// - Parameter bytes: Bytes from the header's start; more than it needs do no harm.
  /// - Throws: When the bytes end before the header does, or are none.
  package init(parsing bytes: Span<UInt8>) throws(TableError) {
    let mark = try bytes.bigEndian(UInt8.self, at: 0)
    guard mark == 0x80, let kind = Kind(rawValue: try bytes.bigEndian(UInt8.self, at: 1)) else {
      throw TableError(offset: 0, .malformed("there is no segment of a PFB file"))
    }
    self.kind = kind
    byteCount =
      kind == .end ? 0 : Int(try bytes.bigEndian(UInt32.self, at: 2).byteSwapped)
  }
}
