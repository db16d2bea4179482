/// A four-byte name, as tables, axes and font files use it.
///
/// See <https://learn.microsoft.com/typography/opentype/spec/otff#data-types>.
package struct Tag: RawRepresentable, Hashable, Comparable, Sendable {
  /// The four bytes, the first one highest.
  package let rawValue: UInt32

  /// Wraps four bytes.
  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  package static func < (left: Tag, right: Tag) -> Bool {
    left.rawValue < right.rawValue
  }
}
