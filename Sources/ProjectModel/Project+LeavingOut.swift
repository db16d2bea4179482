package import FileAccess

extension Project {
  /// Asks no more about bundles that are not wanted, and forgets what could not be looked at there.
  ///
  /// What they say about others stays: a font that an excluded target copies is copied.
  ///
  /// - Parameter isUnwanted: Whether a file or folder is not wanted.
  package mutating func leaveOut(_ isUnwanted: (FilePath) -> Bool) {
    for index in bundles.indices {
      let bundle = bundles[index]
      let place = bundle.place?.path ?? bundle.infoPlist?.path ?? bundle.path
      if isUnwanted(place) { bundles[index].isContext = true }
    }
    problems.removeAll { isUnwanted($0.path) }
  }

  /// Takes sources away that may not be read, so that rules know that there are others.
  ///
  /// - Parameter isClosed: Whether a file may not be read.
  package mutating func withhold(_ isClosed: (FilePath) -> Bool) {
    for index in bundles.indices {
      let files = bundles[index].sources + bundles[index].interfaces + bundles[index].dataFiles
      guard files.contains(where: isClosed) else { continue }
      bundles[index].sources.removeAll(where: isClosed)
      bundles[index].interfaces.removeAll(where: isClosed)
      bundles[index].dataFiles.removeAll(where: isClosed)
      bundles[index].lacksSources = true
    }
  }
}
