package import FileAccess

/// A file that says something, and the place in it.
package struct SourcePlace: Hashable, Sendable {
  /// The file, as the root was spelled and the path below it.
  package var path: FilePath

  /// Where in the file, as far as the kind of file has places.
  package var position: SourcePosition?

  /// Puts a place together.
  package init(path: FilePath, position: SourcePosition? = nil) {
    self.path = path
    self.position = position
  }
}
