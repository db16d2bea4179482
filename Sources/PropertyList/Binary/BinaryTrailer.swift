/// The last 32 bytes of a binary property list, which say where the rest is.
///
/// The format is described by Core Foundation's `CFBinaryPList.c` alone.
struct BinaryTrailer {
  /// The size of the header, `bplist00`.
  static let headerSize = 8

  private static let size = 32

  /// How many bytes an entry of the offset table has, 1 to 8.
  let offsetSize: Int

  /// How many bytes a reference to an object has, 1 to 8.
  let referenceSize: Int

  /// How many objects there are.
  let objectCount: Int

  /// The number of the object that is the list's value.
  let root: Int

  /// Where the offset table starts; objects lie before it.
  let tableOffset: Int
}

extension BinaryTrailer {
  /// Reads and checks the trailer.
  ///
  /// - Parameter bytes: The whole file.
  /// - Throws: `PropertyListError` when the fields cannot be true of the file.
  init(parsing bytes: [UInt8]) throws(PropertyListError) {
    // A header, one object of a byte, its entry in the table, and the trailer.
    guard bytes.count >= Self.headerSize + 2 + Self.size else {
      throw PropertyListError("\(bytes.count) bytes are too few for a binary list", at: nil)
    }
    let start = bytes.count - Self.size
    // Five bytes without a meaning and one of a sort version come first.
    offsetSize = Int(bytes[start + 6])
    referenceSize = Int(bytes[start + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else {
      throw Self.error(
        "offsets of \(offsetSize) and references of \(referenceSize) bytes",
        start + 6
      )
    }
    let count = Self.number(in: bytes, at: start + 8)
    let root = Self.number(in: bytes, at: start + 16)
    let table = Self.number(in: bytes, at: start + 24)
    guard table > UInt64(Self.headerSize), table < UInt64(start) else {
      throw Self.error("the offset table is said to be at byte \(table)", start + 24)
    }
    // Dividing the room cannot overflow, multiplying the count could.
    guard count > 0, count <= (UInt64(start) - table) / UInt64(offsetSize) else {
      throw Self.error("\(count) objects do not fit the offset table", start + 8)
    }
    guard root < count else {
      throw Self.error("object \(root) of \(count) is said to be the value", start + 16)
    }
    objectCount = Int(count)
    self.root = Int(root)
    tableOffset = Int(table)
  }

  private static func number(in bytes: [UInt8], at offset: Int) -> UInt64 {
    bytes[offset..<offset + 8].reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func error(_ reason: String, _ byte: Int) -> PropertyListError {
    PropertyListError("the trailer makes no sense: \(reason)", at: PropertyListPosition(byte: byte))
  }
}
