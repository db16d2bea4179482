internal import FontRegistry

/// What `list` found.
struct Listing: Sendable {
  /// Where the faces come from.
  enum Source: String, Sendable {
    /// The fonts of this machine, by fontconfig.
    case installed
    /// The paths that were given.
    case paths
  }

  /// Where the faces come from.
  let source: Source

  /// The families with a face to show.
  let families: [Family]

  /// Whether families may lack faces that were read.
  let isFiltered: Bool

  /// What could not be used, sorted by file.
  let problems: [FontProblem]

  /// Selects what a filter accepts.
  init(_ registry: Registry, source: Source, filter: FaceFilter) {
    self.source = source
    isFiltered = !filter.isEmpty
    families =
      filter.isEmpty
      ? registry.families : Registry.families(of: registry.faces.filter(filter.accepts))
    problems = registry.problems
  }
}
