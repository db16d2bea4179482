/// The version of this tool, by semantic versioning.
package enum FontscanVersion {
  /// The number that `--version` shows.
  package static let current = "0.1.0"
}
