/// A signed number with 16 bits before the binary point and 16 after it.
///
/// See <https://learn.microsoft.com/typography/opentype/spec/otff#data-types>.
package struct Fixed: RawRepresentable, Hashable, Comparable, Sendable {
  /// The 32 bits as the file has them: 65536 is 1.
  package let rawValue: Int32

  /// Wraps 32 bits.
  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The number, exactly.
  package var doubleValue: Double { Double(rawValue) / 65536 }

  package static func < (left: Fixed, right: Fixed) -> Bool {
    left.rawValue < right.rawValue
  }
}
