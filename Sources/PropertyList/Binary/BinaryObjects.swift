/// The objects of a binary property list by number.
///
/// Every offset and length in the file is checked against the part that holds objects.
struct BinaryObjects {
  private let bytes: [UInt8]

  /// Where things are.
  let trailer: BinaryTrailer

  /// Takes a file and its trailer.
  init(bytes: [UInt8], trailer: BinaryTrailer) {
    self.bytes = bytes
    self.trailer = trailer
  }
}

extension BinaryObjects {
  /// Where an object starts.
  ///
  /// - Parameter number: The object's number, below the trailer's count.
  /// - Returns: A byte among the objects.
  /// - Throws: `PropertyListError` when the offset table points elsewhere than at objects.
  func offset(of number: Int) throws(PropertyListError) -> Int {
    let entry = trailer.tableOffset + number * trailer.offsetSize
    let offset = bytes[entry..<entry + trailer.offsetSize].reduce(0) { $0 << 8 | UInt64($1) }
    guard offset >= UInt64(BinaryTrailer.headerSize), offset < UInt64(trailer.tableOffset) else {
      throw error("object \(number) is said to be at byte \(offset)", entry)
    }
    return Int(offset)
  }

  /// The number of the object that a reference names.
  ///
  /// - Parameters:
  ///   - index: Which reference of a container.
  ///   - start: Where the container's references start.
  /// - Returns: A number below the trailer's count.
  /// - Throws: `PropertyListError` when there is no such object.
  func reference(_ index: Int, from start: Int) throws(PropertyListError) -> Int {
    let offset = start + index * trailer.referenceSize
    let number = bytes[offset..<offset + trailer.referenceSize].reduce(0) { $0 << 8 | UInt64($1) }
    guard number < UInt64(trailer.objectCount) else {
      throw error("object \(number) of \(trailer.objectCount) is referred to", offset)
    }
    return Int(number)
  }

  /// Reads an object without following its references.
  ///
  /// - Parameter offset: Where it starts, as ``offset(of:)`` gave it.
  /// - Returns: A value, or where the references of a container are.
  /// - Throws: `PropertyListError` when it is of no known kind or does not fit.
  func object(at offset: Int) throws(PropertyListError) -> BinaryObject {
    let (kind, low) = (bytes[offset] >> 4, Int(bytes[offset] & 0x0F))
    switch kind {
    case 0x0 where low == 0x8: return .scalar(.boolean(false))
    case 0x0 where low == 0x9: return .scalar(.boolean(true))
    case 0x1 where low <= 4: return .scalar(.integer(try integer(at: offset + 1, size: 1 << low)))
    case 0x2 where low == 2 || low == 3:
      return .scalar(.real(try real(at: offset + 1, size: 1 << low)))
    case 0x3 where low == 3: return .scalar(.date(try real(at: offset + 1, size: 8)))
    case 0x4:
      return .scalar(.data(Array(bytes[try content(at: offset, low: low, unit: 1).range])))
    case 0x5: return .scalar(.string(try ascii(at: offset, low: low)))
    case 0x6: return .scalar(.string(try utf16(at: offset, low: low)))
    case 0x8 where low < 8:
      return .scalar(.uid(bits(in: try range(at: offset + 1, count: low + 1))))
    case 0xA, 0xB, 0xC:
      let content = try content(at: offset, low: low, unit: trailer.referenceSize)
      return .array(references: content.range.lowerBound, count: content.count)
    case 0xD:
      let content = try content(at: offset, low: low, unit: 2 * trailer.referenceSize)
      return .dictionary(references: content.range.lowerBound, count: content.count)
    default:
      throw error("an object of unknown kind 0x\(String(bytes[offset], radix: 16))", offset)
    }
  }
}

extension BinaryObjects {
  private func integer(at offset: Int, size: Int) throws(PropertyListError) -> Int128 {
    let range = try range(at: offset, count: size)
    switch size {
    case 16: return bytes[range].reduce(0 as Int128) { $0 << 8 | Int128($1) }
    case 8: return Int128(Int64(bitPattern: bits(in: range)))
    default: return Int128(bits(in: range))
    }
  }

  private func real(at offset: Int, size: Int) throws(PropertyListError) -> Double {
    let bits = bits(in: try range(at: offset, count: size))
    return size == 8
      ? Double(bitPattern: bits) : Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
  }

  private func ascii(at offset: Int, low: Int) throws(PropertyListError) -> String {
    let range = try content(at: offset, low: low, unit: 1).range
    if let index = bytes[range].firstIndex(where: { $0 >= 0x80 }) {
      throw error("a string of ASCII holds byte 0x\(String(bytes[index], radix: 16))", index)
    }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  private func utf16(at offset: Int, low: Int) throws(PropertyListError) -> String {
    let range = try content(at: offset, low: low, unit: 2).range
    let units = stride(from: range.lowerBound, to: range.upperBound, by: 2).lazy.map { index in
      UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
    }
    guard let string = String(validating: units, as: UTF16.self) else {
      throw error("a string of UTF-16 has half a surrogate pair", offset)
    }
    return string
  }
}

extension BinaryObjects {
  /// The bytes after a marker whose low half is a count.
  ///
  /// - Parameters:
  ///   - offset: Where the marker is.
  ///   - low: Its low half: the count, or 15 when an integer object with the count follows.
  ///   - unit: How many bytes one of them has.
  /// - Returns: Where they are and how many.
  /// - Throws: `PropertyListError` when they do not fit.
  private func content(
    at offset: Int,
    low: Int,
    unit: Int
  ) throws(PropertyListError) -> (range: Range<Int>, count: Int) {
    var (start, count) = (offset + 1, low)
    if low == 0x0F {
      let marker = bytes[try range(at: start, count: 1).lowerBound]
      guard marker >> 4 == 0x1, marker & 0x0F <= 3 else {
        throw error("a count of unknown kind 0x\(String(marker, radix: 16))", start)
      }
      let size = 1 << Int(marker & 0x0F)
      let stored = bits(in: try range(at: start + 1, count: size))
      guard stored <= UInt64(trailer.tableOffset) else {
        throw error("a count of \(stored) is more than the file holds", start)
      }
      start += 1 + size
      count = Int(stored)
    }
    // Both factors are small by now: the count is below the size of the file, the unit below 17.
    return (try range(at: start, count: count * unit), count)
  }

  private func range(at offset: Int, count: Int) throws(PropertyListError) -> Range<Int> {
    guard offset <= trailer.tableOffset, count <= trailer.tableOffset - offset else {
      throw error("an object of \(count) bytes reaches into the offset table", offset)
    }
    return offset..<offset + count
  }

  /// The bytes of a range of at most eight as a number.
  private func bits(in range: Range<Int>) -> UInt64 {
    bytes[range].reduce(0) { $0 << 8 | UInt64($1) }
  }

  private func error(_ reason: String, _ byte: Int) -> PropertyListError {
    PropertyListError(reason, at: PropertyListPosition(byte: byte))
  }
}
