package import FileAccess

/// A font file that a project speaks of and that none of its targets copies.
package struct ProjectFont: Hashable, Sendable {
  /// The file on disk.
  package var path: FilePath

  /// Whether the file can be looked at.
  package var presence: BundledFont.Presence

  /// The project that speaks of it, as the place of the reference.
  package var place: SourcePlace

  /// Puts a font together.
  package init(path: FilePath, presence: BundledFont.Presence, place: SourcePlace) {
    self.path = path
    self.presence = presence
    self.place = place
  }
}
