/// How much a reader takes before it gives up.
package struct YAMLLimits: Sendable {
  /// The most bytes of a file.
  package var bytes: Int

  /// The most nodes, those that aliases repeat included: few lines of aliases to aliases stand for
  /// billions.
  package var nodes: Int

  /// The deepest nesting, that of what aliases stand for included; more than 256 counts as 256,
  /// since taking a nested node apart needs stack.
  package var depth: Int

  /// Enough for every configuration that people write: 4 MiB, 200,000 nodes, 64 levels.
  package static let standard = YAMLLimits(bytes: 4 << 20, nodes: 200_000, depth: 64)

  /// Sets the limits.
  package init(bytes: Int, nodes: Int, depth: Int) {
    self.bytes = bytes
    self.nodes = nodes
    self.depth = min(depth, 256)
  }
}
