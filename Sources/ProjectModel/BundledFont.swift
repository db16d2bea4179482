package import FileAccess

/// A font file that a bundle holds, or would hold once it is built.
package struct BundledFont: Hashable, Sendable {
  /// Whether the file can be looked at.
  package enum Presence: String, Hashable, Sendable {
    /// It is there.
    case present

    /// The project speaks of it, and it is not there.
    case missing

    /// It lies outside the folder that was given, which is as far as anything is read.
    case outside

    /// It lies where only a build knows: among its products, in the SDK, in a folder that everybody
    /// has elsewhere.
    case unplaced
  }

  /// The file on disk: the root as the caller spelled it and the path below it.
  package var path: FilePath

  /// The path that an entry of the font list has to spell, relative to the bundle's resources.
  ///
  /// That is the bundle's root, of a bundle with a `Contents` folder its `Contents/Resources`
  /// (files beside that start with `../`). In sources it is the path below the folder in which the
  /// file was found, and only its end is sure: see ``AppBundle/Layout``.
  package var bundlePath: FilePath

  /// Whether the file can be looked at; of built bundles and folders it always can.
  package var presence: Presence

  /// What in a project brings the file into the bundle; `nil` where there is no project.
  package var origin: FontOrigin?

  /// The systems that the project copies the file for; all of them when empty.
  package var platforms: Set<Platform> = []

  /// Puts a bundled font together.
  package init(
    path: FilePath,
    bundlePath: FilePath,
    presence: Presence = .present,
    origin: FontOrigin? = nil
  ) {
    self.path = path
    self.bundlePath = bundlePath
    self.presence = presence
    self.origin = origin
  }
}
