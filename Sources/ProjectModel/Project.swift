package import FileAccess

/// What was found at a path: bundles, what they declare, and what could not be looked at.
package struct Project: Sendable {
  /// The bundles, each before the ones that lie in it, otherwise by path; those of a project in the
  /// order of its targets.
  package var bundles: [AppBundle] = []

  /// The fonts that projects speak of and that no target copies, by path.
  package var fontsInNoTarget: [ProjectFont] = []

  /// What could not be looked at, by path.
  package var problems: [ProjectProblem] = []

  /// A file which says that code in a language that is not read draws text; `nil` when there is none.
  ///
  /// In an app of React Native that is JavaScript. Any font may be used then.
  package var otherCode: FilePath?

  /// The archives that ``bundles`` lie in; their files can be read as long as these are there.
  package var archives: [MountedArchive] = []

  /// Starts with nothing.
  package init() {}
}

extension Project {
  /// Orders the bundles by path, then by property list; what lies in a folder comes after it.
  mutating func sortBundles() {
    let order = bundles.indices.sorted { left, right in
      let (one, other) = (bundles[left], bundles[right])
      guard one.path == other.path else { return one.path < other.path }
      // The targets of one project share its folder, and already have an order.
      guard (one.layout == .project) == (other.layout == .project) else {
        return one.layout == .project
      }
      guard one.layout != .project, let first = one.infoPlist?.path,
        let second = other.infoPlist?.path
      else { return left < right }
      return first < second
    }
    var places = Array(repeating: 0, count: bundles.count)
    for (place, index) in order.enumerated() { places[index] = place }
    bundles = order.map { bundles[$0] }
    for index in bundles.indices {
      bundles[index].container = bundles[index].container.map { places[$0] }
    }
  }

  /// The bundles that lie directly in a bundle.
  ///
  /// - Parameter index: The outer bundle, as an index into ``bundles``.
  /// - Returns: Their indices, ascending.
  package func bundles(in index: Int) -> [Int] {
    bundles.indices.filter { bundles[$0].container == index }
  }
}
