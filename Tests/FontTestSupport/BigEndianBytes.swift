/// Bytes built field by field, the way the specification lists them.
package struct BigEndianBytes: Sendable {
  /// What was appended so far.
  package private(set) var bytes: [UInt8] = []

  /// Starts with nothing.
  package init() {}

  /// How many bytes there are.
  package var count: Int { bytes.count }

  /// Appends an integer.
  ///
  /// - Parameters:
  ///   - value: The integer; its type sets the width.
  ///   - field: The specification's name of the field, for the reader of the test.
  package mutating func append<T: FixedWidthInteger>(_ value: T, _ field: StaticString = "") {
    for shift in stride(from: T.bitWidth - 8, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> T(shift)))
    }
  }

  /// Appends bytes as they are.
  package mutating func append(bytes more: some Sequence<UInt8>) {
    bytes.append(contentsOf: more)
  }

  /// Appends the four bytes of a tag.
  package mutating func append(tag: StaticString) {
    bytes.append(contentsOf: "\(tag)".utf8)
  }

  /// Appends zeros.
  package mutating func skip(_ count: Int) {
    bytes.append(contentsOf: repeatElement(0, count: count))
  }
}
