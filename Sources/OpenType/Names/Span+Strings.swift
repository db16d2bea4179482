extension Span<UInt8> {
  /// Whether no byte is above 0x7F.
  var isASCII: Bool {
    for index in indices where self[index] > 0x7F { return false }
    return true
  }

  /// Reads UTF-16 with the high byte first.
  ///
  /// - Parameters:
  ///   - start: Where the string starts.
  ///   - length: How many bytes it has.
  /// - Returns: The string; a zero character or a byte order mark stays in it.
  /// - Throws: When it is cut off, has half a code unit, or half a pair of surrogates.
  func utf16BigEndian(at start: Int, count length: Int) throws(TableError) -> String {
    let range = try checkedRange(at: start, count: length)
    guard length.isMultiple(of: 2) else {
      let words = "a string of UTF-16 has the odd length of \(length) bytes"
      throw TableError(offset: start, .malformed(words))
    }
    var utf8: [UInt8] = []
    utf8.reserveCapacity(length / 2)
    var index = range.lowerBound
    while index < range.upperBound {
      let unit = UInt32(self[index]) << 8 | UInt32(self[index + 1])
      if unit < 0x80 {
        utf8.append(UInt8(truncatingIfNeeded: unit))
        index += 2
        continue
      }
      guard unit & 0xF800 == 0xD800 else {
        utf8.append(scalar: unit)
        index += 2
        continue
      }
      // A pair: the high half first, and then a low one within the string.
      guard unit < 0xDC00, index + 4 <= range.upperBound, self[index + 2] & 0xFC == 0xDC else {
        throw TableError(offset: index, .malformed("a string of UTF-16 has half a surrogate pair"))
      }
      let low = UInt32(self[index + 2]) << 8 | UInt32(self[index + 3])
      utf8.append(scalar: 0x1_0000 + (unit & 0x3FF) << 10 + low & 0x3FF)
      index += 4
    }
    return String(decoding: utf8, as: UTF8.self)
  }

  /// Reads Mac Roman, in which every byte is a character.
  ///
  /// - Parameters:
  ///   - start: Where the string starts.
  ///   - length: How many bytes it has.
  /// - Returns: The string.
  /// - Throws: When it is cut off.
  func macRoman(at start: Int, count length: Int) throws(TableError) -> String {
    let range = try checkedRange(at: start, count: length)
    var utf8: [UInt8] = []
    utf8.reserveCapacity(length)
    for index in range {
      let byte = self[index]
      if byte < 0x80 {
        utf8.append(byte)
      } else {
        utf8.append(scalar: UInt32(MacRoman.upperHalf[Int(byte) - 0x80]))
      }
    }
    return String(decoding: utf8, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Appends the UTF-8 of a character from U+0080 that is no surrogate.
  fileprivate mutating func append(scalar: UInt32) {
    func continuation(_ shift: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: 0x80 | scalar >> shift & 0x3F)
    }
    if scalar < 0x800 {
      append(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
    } else if scalar < 0x1_0000 {
      append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
      append(continuation(6))
    } else {
      append(UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18))
      append(continuation(12))
      append(continuation(6))
    }
    append(continuation(0))
  }
}
