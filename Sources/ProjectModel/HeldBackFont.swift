package import FileAccess

/// A font file that a target speaks of, and that does not reach its bundle all the same.
package struct HeldBackFont: Hashable, Sendable {
  /// What keeps a file out.
  package enum Reason: Hashable, Sendable {
    /// The target has the folder around it, and no phase that copies resources.
    case noResourcesPhase

    /// A build setting of this name leaves it out.
    case setting(String)

    /// The folder around it has exceptions, and the file is one.
    case exception

    /// The spec that the project is made from leaves it out.
    case spec

    /// It is copied for these systems alone, and the target is built for others; none of them is
    /// known when there are none.
    case platforms(Set<Platform>)

    /// It lies in an asset catalog, which becomes one file that no list reaches into.
    case assetCatalog

    /// A phase copies it to a folder outside the bundle.
    case copiedOutside

    /// Nothing may keep it out: whether it reaches the bundle is not known. Why, in words that follow
    /// a colon.
    case unknown(String)
  }

  /// The file on disk.
  package var path: FilePath

  /// What keeps it out.
  package var reason: Reason

  /// The place that says so.
  package var place: SourcePlace?

  /// Puts a font together.
  package init(path: FilePath, reason: Reason, place: SourcePlace?) {
    self.path = path
    self.reason = reason
    self.place = place
  }
}
