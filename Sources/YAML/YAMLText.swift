/// The text of a file in UTF-8, and where its lines start.
struct YAMLText {
  /// The text without a byte-order mark.
  let utf8: [UInt8]

  /// The byte at which each line starts.
  private let lineStarts: [Int]

  /// The byte of every character whose number is a multiple of the stride; empty when every
  /// character is one byte.
  private let landmarks: [Int]

  private static let stride = 128

  /// Decodes a file; its encoding is told by a byte-order mark or by the zeros of UTF-16.
  ///
  /// - Parameter bytes: The whole file.
  /// - Throws: `YAMLError` for UTF-32 and for UTF-16 with half a character.
  init(decoding bytes: [UInt8]) throws(YAMLError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      self.init(utf8: Array(bytes.dropFirst(3)))
    } else if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw YAMLError("the text is in UTF-32, which is not supported", at: nil)
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      try self.init(utf16: bytes.dropFirst(2), isBigEndian: false)
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      try self.init(utf16: bytes.dropFirst(2), isBigEndian: true)
    } else if bytes.count >= 2, bytes[0] != 0, bytes[1] == 0 {
      try self.init(utf16: bytes[...], isBigEndian: false)
    } else if bytes.count >= 2, bytes[0] == 0, bytes[1] != 0 {
      try self.init(utf16: bytes[...], isBigEndian: true)
    } else {
      self.init(utf8: bytes)
    }
  }

  private init(utf16 bytes: ArraySlice<UInt8>, isBigEndian: Bool) throws(YAMLError) {
    guard bytes.count.isMultiple(of: 2) else {
      throw YAMLError("the UTF-16 text ends inside a character", at: nil)
    }
    let units = Swift.stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).lazy.map { index in
      let (left, right) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? left << 8 | right : right << 8 | left
    }
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count)
    let isBroken = transcode(
      units.makeIterator(),
      from: UTF16.self,
      to: UTF8.self,
      stoppingOnError: true,
      into: { utf8.append($0) }
    )
    guard !isBroken else { throw YAMLError("the UTF-16 text has half a character", at: nil) }
    self.init(utf8: utf8)
  }

  private init(utf8: [UInt8]) {
    var lineStarts = [0]
    var landmarks: [Int] = []
    var characters = 0
    for (index, byte) in utf8.enumerated() {
      if byte & 0xC0 != 0x80 {
        if characters.isMultiple(of: Self.stride) { landmarks.append(index) }
        characters += 1
      }
      let isReturn =
        byte == UInt8(ascii: "\r")
        && !(index + 1 < utf8.count && utf8[index + 1] == UInt8(ascii: "\n"))
      if byte == UInt8(ascii: "\n") || isReturn { lineStarts.append(index + 1) }
    }
    self.utf8 = utf8
    self.lineStarts = lineStarts
    self.landmarks = characters == utf8.count ? [] : landmarks
  }
}

extension YAMLText {
  /// The place of a byte; of one past the end the end.
  func position(ofByte byte: Int) -> YAMLPosition {
    let byte = min(max(0, byte), utf8.count)
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= byte { low = middle } else { high = middle }
    }
    return YAMLPosition(line: low + 1, column: byte - lineStarts[low] + 1, byte: byte)
  }

  /// The place of a character, which is what libyaml counts.
  func position(ofCharacter character: Int) -> YAMLPosition {
    guard !landmarks.isEmpty else { return position(ofByte: character) }
    let character = max(0, character)
    let mark = min(character / Self.stride, landmarks.count - 1)
    var byte = landmarks[mark]
    var rest = character - mark * Self.stride
    while rest > 0, byte < utf8.count {
      byte += 1
      while byte < utf8.count, utf8[byte] & 0xC0 == 0x80 { byte += 1 }
      rest -= 1
    }
    return position(ofByte: byte)
  }
}
