/// How much a reader takes before it gives up.
package struct PropertyListLimits: Sendable {
  /// The most bytes of a file; more than `UInt32.max` counts as that.
  package var bytes: Int

  /// The most values, without keys; in a binary file a value counts once for each reference.
  package var values: Int

  /// The deepest nesting of arrays and dictionaries; more than 512 counts as 512, since taking a
  /// nested value apart needs stack.
  package var depth: Int

  /// Enough for every property list that a build makes: 64 MiB, two million values, 512 levels.
  package static let standard = PropertyListLimits(
    bytes: 64 << 20,
    values: 2_000_000,
    depth: 512
  )

  /// Sets the limits.
  package init(bytes: Int, values: Int, depth: Int) {
    self.bytes = min(bytes, Int(UInt32.max))
    self.values = values
    self.depth = min(depth, 512)
  }
}
