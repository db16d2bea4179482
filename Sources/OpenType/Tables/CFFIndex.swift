/// A list of byte strings in a `CFF ` table.
///
/// Adobe Technical Note 5176, section 5.
struct CFFIndex {
  /// Where the list starts in the table.
  let start: Int

  /// How many strings it has.
  let count: Int

  /// How many bytes an offset has, 1 to 4; 0 in an empty list.
  private let offsetSize: Int

  /// Reads the list's head.
  init(_ bytes: Span<UInt8>, at start: Int) throws(TableError) {
    self.start = start
    count = Int(try bytes.bigEndian(UInt16.self, at: start))
    guard count > 0 else {
      offsetSize = 0
      return
    }
    offsetSize = Int(try bytes.bigEndian(UInt8.self, at: start + 2))
    guard 1...4 ~= offsetSize else {
      let words = "its list has offsets of \(offsetSize) bytes and not 1 to 4"
      throw TableError(offset: start + 2, .malformed(words))
    }
  }

  /// Where a string lies in the table, which may be past its end.
  func range(of item: Int, _ bytes: Span<UInt8>) throws(TableError) -> Range<Int> {
    let from = try offset(item, bytes)
    let to = try offset(item + 1, bytes)
    guard 1 <= from, from <= to else {
      let words = "its list has a string from \(from) to \(to)"
      throw TableError(offset: start + 3 + item * offsetSize, .malformed(words))
    }
    return dataStart + from..<dataStart + to
  }

  /// Where the list ends in the table, which may be past its end.
  func end(_ bytes: Span<UInt8>) throws(TableError) -> Int {
    count == 0 ? start + 2 : dataStart + (try offset(count, bytes))
  }

  /// The byte before the strings: offsets count from 1.
  private var dataStart: Int { start + 2 + (count + 1) * offsetSize }

  /// An offset of the list, which counts from 1; there is one more than strings.
  func offset(_ index: Int, _ bytes: Span<UInt8>) throws(TableError) -> Int {
    var value = 0
    for byte in 0..<offsetSize {
      let next = try bytes.bigEndian(UInt8.self, at: start + 3 + index * offsetSize + byte)
      value = value << 8 | Int(next)
    }
    return value
  }
}

extension Span<UInt8> {
  /// The same range when it is wholly inside.
  func checkedRange(of range: Range<Int>) throws(TableError) -> Range<Int> {
    try checkedRange(at: range.lowerBound, count: range.count)
  }
}
