/// The text of a property list or a source file in UTF-8, whatever the file's encoding.
///
/// Encodings are told by a byte-order mark, by the zeros of UTF-16, or by the XML declaration.
package struct DecodedText {
  /// The text, with the byte-order mark of a UTF-8 file.
  package let utf8: [UInt8]

  /// Where the text starts: behind the byte-order mark.
  package let start: Int

  /// Decodes a file.
  ///
  /// - Parameter bytes: The whole file.
  /// - Throws: `PropertyListError` for UTF-32, for UTF-16 with half a surrogate pair, and for
  ///   encodings that are named but not known.
  package init(decoding bytes: [UInt8]) throws(PropertyListError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      self.init(utf8: bytes, start: 3)
    } else if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw PropertyListError("the text is in UTF-32, which property lists do not use", at: nil)
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      self.init(utf8: try Self.utf8(of: bytes.dropFirst(2), bigEndian: false), start: 0)
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self.init(utf8: try Self.utf8(of: bytes.dropFirst(2), bigEndian: true), start: 0)
    } else if bytes.count >= 2, Self.isText(bytes[0]), bytes[1] == 0 {
      self.init(utf8: try Self.utf8(of: bytes[...], bigEndian: false), start: 0)
    } else if bytes.count >= 2, bytes[0] == 0, Self.isText(bytes[1]) {
      self.init(utf8: try Self.utf8(of: bytes[...], bigEndian: true), start: 0)
    } else {
      self.init(utf8: try Self.utf8(ofDeclared: bytes), start: 0)
    }
  }

  private init(utf8: [UInt8], start: Int) {
    self.utf8 = utf8
    self.start = start
  }
}

extension DecodedText {
  /// Whether a property list can start with a character of ASCII.
  ///
  /// Beside a zero, other bytes are the start of something binary, such as a TrueType font.
  private static func isText(_ byte: UInt8) -> Bool {
    isASCIISpace(byte) || (0x21...0x7E).contains(byte)
  }

  private static func utf8(
    of bytes: ArraySlice<UInt8>,
    bigEndian: Bool
  ) throws(PropertyListError) -> [UInt8] {
    guard bytes.count.isMultiple(of: 2) else {
      throw PropertyListError("the UTF-16 text ends inside a character", at: nil)
    }
    let first = bytes.startIndex
    let units = stride(from: first, to: bytes.endIndex, by: 2).lazy.map { index in
      let (left, right) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return bigEndian ? left << 8 | right : right << 8 | left
    }
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count)
    let halfPair = transcode(
      units.makeIterator(),
      from: UTF16.self,
      to: UTF8.self,
      stoppingOnError: true,
      into: { utf8.append($0) }
    )
    guard !halfPair else {
      var lines = LineCounter(text: utf8, firstByte: 0)
      throw PropertyListError(
        "the UTF-16 text has half a surrogate pair",
        at: lines.position(at: utf8.count)
      )
    }
    return utf8
  }

  /// Decodes by the encoding that an XML declaration names.
  private static func utf8(ofDeclared bytes: [UInt8]) throws(PropertyListError) -> [UInt8] {
    guard let name = declaredEncoding(of: bytes), bytes.contains(where: { $0 >= 0x80 }) else {
      return bytes
    }
    switch name.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii", "utf-16":
      return bytes
    case "iso-8859-1", "latin1", "iso_8859-1":
      return utf8(ofLatin1: bytes)
    default:
      var lines = LineCounter(text: bytes, firstByte: 0)
      throw PropertyListError("encoding '\(name)' is not supported", at: lines.position(at: 0))
    }
  }

  /// Latin-1 has the first 256 characters of Unicode at their own numbers.
  private static func utf8(ofLatin1 bytes: [UInt8]) -> [UInt8] {
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte < 0x80 {
        utf8.append(byte)
      } else {
        utf8.append(0xC0 | byte >> 6)
        utf8.append(0x80 | byte & 0x3F)
      }
    }
    return utf8
  }

  /// The value of `encoding` in a declaration at the start of a file.
  private static func declaredEncoding(of bytes: [UInt8]) -> String? {
    let start = bytes.prefix(400).drop(while: isASCIISpace)
    guard start.starts(with: "<?xml".utf8),
      let end = start.firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    let parts = String(decoding: start[..<end], as: UTF8.self)
      .split(whereSeparator: { $0 == "\"" || $0 == "'" })
    guard
      let label = parts.firstIndex(where: {
        $0.filter { !$0.isWhitespace }.hasSuffix("encoding=")
      }), label + 1 < parts.count
    else { return nil }
    return String(parts[label + 1])
  }
}
