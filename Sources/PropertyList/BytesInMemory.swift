/// Whether two pieces of memory of the same length hold the same bytes.
///
/// By eight at a time; the last eight may lie over some before.
func areSameBytes(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
  let count = left.count
  guard count >= 8 else { return unsafe areSameFewBytes(left, right) }
  var offset = 0
  while offset < count {
    let place = min(offset, count - 8)
    let one = unsafe left.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    let other = unsafe right.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    guard one == other else { return false }
    offset += 8
  }
  return true
}

/// Whether two pieces of memory of the same length, below eight, hold the same bytes.
private func areSameFewBytes(
  _ left: UnsafeRawBufferPointer,
  _ right: UnsafeRawBufferPointer
) -> Bool {
  let count = left.count
  if count >= 4 {
    let last = count - 4
    return unsafe left.loadUnaligned(fromByteOffset: 0, as: UInt32.self)
      == right.loadUnaligned(fromByteOffset: 0, as: UInt32.self)
      && left.loadUnaligned(fromByteOffset: last, as: UInt32.self)
        == right.loadUnaligned(fromByteOffset: last, as: UInt32.self)
  }
  for offset in 0..<count {
    guard unsafe left[offset] == right[offset] else { return false }
  }
  return true
}

extension UnsafeRawBufferPointer {
  /// Whether none of the eight bytes at an offset is below 16, where LF and CR are.
  ///
  /// Bytes of 0x80 and more may give the wrong answer `false`, never the wrong answer `true`.
  func isPrinted(at offset: Int) -> Bool {
    let word = unsafe loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    // A byte below 16 borrows from above, which sets its highest bit.
    return (word &- 0x1010_1010_1010_1010) & 0x8080_8080_8080_8080 == 0
  }

  /// Whether the eight bytes at an offset are ASCII and none is one of two characters; it may give the
  /// wrong answer `false`, never the wrong answer `true`.
  func isASCII(at offset: Int, without one: UInt8, and other: UInt8) -> Bool {
    let word = unsafe loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    let ones: UInt64 = 0x0101_0101_0101_0101
    // What is zero where the character is; a zero borrows from above, which sets its highest bit.
    let first = word ^ (ones &* UInt64(one))
    let second = word ^ (ones &* UInt64(other))
    return ((first &- ones) | (second &- ones) | word) & 0x8080_8080_8080_8080 == 0
  }
}
