internal import FileAccess

/// Where a design lies: a file, and a place in it, which all instances of a variable face share.
package struct DesignPlace: Hashable, Sendable {
  private let file: FilePath
  private let index: Int

  /// Takes the place of a face.
  package init(_ face: Face) {
    file = face.file
    index = face.index
  }
}
