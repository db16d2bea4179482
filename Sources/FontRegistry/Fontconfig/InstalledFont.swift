internal import FileAccess

/// A font file that fontconfig counts as installed.
struct InstalledFont: Hashable, Sendable {
  /// The file.
  var file: FilePath
  /// The faces of it that are installed, from 0, in order; usually all that it has.
  var indexes: [Int]
}
