/// The name that a `CFF ` table gives its font, and whether its glyphs are numbered by CID.
///
/// Adobe Technical Note 5176, sections 6 to 9.
package struct CFFFontName: FontTable, Hashable {
  package static let tag = Tag.cff

  /// The bytes of the first name, as the file has them; ASCII by the specification.
  package let bytes: [UInt8]

  /// Whether the font is CID-keyed; `nil` when the bytes end before that can be told.
  package let isCIDKeyed: Bool?

  /// The name, or `nil` when it is not ASCII.
  package var text: String? {
    bytes.allSatisfy { $0 < 0x80 } ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// How many bytes from the table's start are nearly always enough.
  package static let usualByteCount = 1024
}

extension CFFFontName {
  /// Reads the first name.
  ///
  /// - Parameter bytes: Bytes from the table's start, which need not be all of it.
  /// - Throws: When the version is not 1, or the bytes end before the name does.
  package init(fields bytes: Span<UInt8>) throws(TableError) {
    let major = try bytes.bigEndian(UInt8.self, at: 0)
    guard major == 1 else { throw TableError(offset: 0, .unsupportedVersion(UInt32(major))) }
    let names = try CFFIndex(bytes, at: Int(try bytes.bigEndian(UInt8.self, at: 2)))
    guard names.count > 0 else {
      throw TableError(offset: names.start, .malformed("its list of names is empty"))
    }
    let range = try bytes.checkedRange(of: try names.range(of: 0, bytes))
    var name: [UInt8] = []
    name.reserveCapacity(range.count)
    for index in range { name.append(bytes[index]) }
    self.bytes = name
    isCIDKeyed = try? Self.isCIDKeyed(bytes, names: names)
  }

  /// Looks at the first font's dictionary, which follows the names: a CID font has an `ROS` in it.
  private static func isCIDKeyed(
    _ bytes: Span<UInt8>,
    names: CFFIndex
  ) throws(TableError) -> Bool {
    let dictionaries = try CFFIndex(bytes, at: try names.end(bytes))
    guard dictionaries.count > 0 else {
      throw TableError(offset: dictionaries.start, .malformed("its list of fonts is empty"))
    }
    let range = try bytes.checkedRange(of: try dictionaries.range(of: 0, bytes))
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      switch byte {
      case 12:
        if try bytes.bigEndian(UInt8.self, at: index + 1) == 30 { return true }
        index += 2
      case 28: index += 3
      case 29: index += 5
      case 30:
        // A real number ends with the half-byte 15.
        index += 1
        while index < range.upperBound, bytes[index] & 0x0F != 0x0F, bytes[index] >> 4 != 0x0F {
          index += 1
        }
        index += 1
      case 247...254: index += 2
      default: index += 1
      }
    }
    return false
  }
}
