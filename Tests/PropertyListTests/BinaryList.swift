internal import FontTestSupport

/// A binary property list built object by object, as `CFBinaryPList.c` lays it out.
struct BinaryList {
  /// The objects' bytes, markers included.
  var objects: [[UInt8]]
  /// The number of the object that is the value.
  var root: UInt64 = 0
  var offsetSize: UInt8 = 1
  var referenceSize: UInt8 = 1
  /// What the trailer says instead of the truth.
  var claimedCount: UInt64?
  var claimedTable: UInt64?

  /// Where each object starts.
  var offsets: [Int] {
    var next = 8
    return objects.map { object in
      defer { next += object.count }
      return next
    }
  }

  /// The whole file.
  var bytes: [UInt8] {
    var file = BigEndianBytes()
    file.append(bytes: "bplist00".utf8)
    for object in objects { file.append(bytes: object) }
    let table = file.count
    for offset in offsets { file.append(bytes: Self.sized(UInt64(offset), offsetSize)) }
    file.skip(5)
    file.append(0 as UInt8, "sortVersion")
    file.append(offsetSize, "offsetIntSize")
    file.append(referenceSize, "objectRefSize")
    file.append(claimedCount ?? UInt64(objects.count), "numObjects")
    file.append(root, "topObject")
    file.append(claimedTable ?? UInt64(table), "offsetTableOffset")
    return file.bytes
  }

  /// A number in the low bytes of a size.
  static func sized(_ value: UInt64, _ size: UInt8) -> [UInt8] {
    (0..<Int(size)).reversed().map { UInt8(value >> (8 * $0) & 0xFF) }
  }

  /// An array of up to 14 references of one byte.
  static func array(_ references: [UInt8]) -> [UInt8] {
    [0xA0 | UInt8(references.count)] + references
  }

  /// A dictionary of up to 14 keys with references of one byte.
  static func dictionary(keys: [UInt8], values: [UInt8]) -> [UInt8] {
    [0xD0 | UInt8(keys.count)] + keys + values
  }

  /// A string of up to 14 characters of ASCII.
  static func string(_ text: String) -> [UInt8] {
    [0x50 | UInt8(text.utf8.count)] + Array(text.utf8)
  }
}
