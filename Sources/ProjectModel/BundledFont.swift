package import FileAccess

/// A font file that a bundle holds, or would hold once it is built.
package struct BundledFont: Hashable, Sendable {
  /// The file on disk: the root as the caller spelled it and the path below it.
  package var path: FilePath

  /// The path that an entry of the font list has to spell, relative to the bundle's resources.
  ///
  /// That is the bundle's root, of a bundle with a `Contents` folder its `Contents/Resources`
  /// (files beside that start with `../`). In sources it is the path below the folder in which the
  /// file was found, and only its end is sure: see ``AppBundle/Layout``.
  package var bundlePath: FilePath

  /// Puts a bundled font together.
  package init(path: FilePath, bundlePath: FilePath) {
    self.path = path
    self.bundlePath = bundlePath
  }
}
