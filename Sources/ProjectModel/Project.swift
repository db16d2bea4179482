/// What was found at a path: bundles, what they declare, and what could not be looked at.
package struct Project: Sendable {
  /// The bundles, each before the ones that lie in it, otherwise by path.
  package var bundles: [AppBundle] = []

  /// What could not be looked at, by path.
  package var problems: [ProjectProblem] = []

  /// Starts with nothing.
  package init() {}
}

extension Project {
  /// The bundles that lie directly in a bundle.
  ///
  /// - Parameter index: The outer bundle, as an index into ``bundles``.
  /// - Returns: Their indices, ascending.
  package func bundles(in index: Int) -> [Int] {
    bundles.indices.filter { bundles[$0].container == index }
  }
}
