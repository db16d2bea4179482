package import FileAccess

/// What `.fontscan.yml` says.
package struct Configuration: Sendable {
  /// The file.
  package var path: FilePath

  /// The fonts that must exist, apart from what the project says.
  package var requiredFonts: [RequiredFont] = []

  /// The bolds that are not the ones that the rule finds.
  package var boldOverrides: [BoldOverride] = []

  /// Starts a configuration that asks for nothing.
  package init(path: FilePath) {
    self.path = path
  }
}

extension Configuration {
  /// What the file is called.
  package static let fileName = ".fontscan.yml"

  /// The most bytes of such a file.
  static let sizeLimit = 1 << 20
}
