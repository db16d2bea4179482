/// The strings of a text that were met before: most ids and classes of a project file are there several
/// times, and each string of more than 15 bytes is a piece of memory of its own.
///
/// One string is kept for each place of a table, the last that fell there, so that no choice of strings
/// makes the search long.
struct KnownStrings {
  /// A string with its place in the text; the empty range is none.
  private struct Known {
    var range: Range<Int> = 0..<0
    var string = ""
  }

  /// What strings of Swift hold without memory of their own.
  private static let inlineLength = 15

  /// The table; made with the first string that falls in it.
  private var strings: [Known] = []

  /// A power of two, less one.
  private let mask: Int

  /// Starts with none.
  ///
  /// - Parameter textLength: The length of the whole text in bytes; the table has a place for each 64 of
  ///   them, and at most 65,536.
  init(textLength: Int) {
    var places = 64
    while places < min(textLength / 64, 1 << 16) { places *= 2 }
    mask = places - 1
  }

  /// The string of some bytes.
  ///
  /// - Parameters:
  ///   - range: Where it is in the text.
  ///   - text: The same text each time.
  /// - Returns: Its bytes as UTF-8.
  mutating func string(of range: Range<Int>, in text: [UInt8]) -> String {
    guard range.count > Self.inlineLength else {
      return String(decoding: text[range], as: UTF8.self)
    }
    if strings.isEmpty { strings = Array(repeating: Known(), count: mask + 1) }
    let place = Self.hash(range, of: text) & mask
    let known = strings[place].range
    if known.count == range.count, Self.agree(known, range, in: text) {
      return strings[place].string
    }
    let string = String(decoding: text[range], as: UTF8.self)
    strings[place] = Known(range: range, string: string)
    return string
  }

  private static func agree(_ one: Range<Int>, _ other: Range<Int>, in text: [UInt8]) -> Bool {
    unsafe text.withUnsafeBytes { text in
      unsafe areSameBytes(
        UnsafeRawBufferPointer(rebasing: text[one]),
        UnsafeRawBufferPointer(rebasing: text[other])
      )
    }
  }

  /// A number that strings of other bytes seldom share; ids differ in any of their letters.
  private static func hash(_ range: Range<Int>, of text: [UInt8]) -> Int {
    unsafe text.withUnsafeBytes { text in
      var hash: UInt64 = 0
      var offset = range.lowerBound
      while offset < range.upperBound {
        let place = min(offset, range.upperBound - 8)
        hash =
          unsafe (hash ^ text.loadUnaligned(fromByteOffset: place, as: UInt64.self))
          &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 29
        offset += 8
      }
      return Int(truncatingIfNeeded: hash >> 20)
    }
  }
}
