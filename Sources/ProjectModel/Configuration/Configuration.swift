package import FileAccess

/// What `.fontscan.yml` says.
package struct Configuration: Sendable {
  /// The file.
  package var path: FilePath

  /// The fonts that must exist, apart from what the project says.
  package var requiredFonts: [RequiredFont] = []

  /// The bolds that are not the ones that the rule finds.
  package var boldOverrides: [BoldOverride] = []

  /// The paths that findings are wanted in; any path when empty.
  var included: [PathPattern] = []

  /// The paths that findings are not wanted in.
  var excluded: [PathPattern] = []

  /// The rules that are left out.
  package var disabledRules: [RuleMention] = []

  /// The rules that are applied beside those that are by default.
  package var optInRules: [RuleMention] = []

  /// The rules that are applied and no others; all when empty.
  package var onlyRules: [RuleMention] = []

  /// What else is said of rules.
  package var ruleSettings: [RuleSetting] = []

  /// The file of findings that are known, below the folder of the configuration.
  package var baseline: RequiredFont.Part<String>?

  /// Starts a configuration that asks for nothing.
  package init(path: FilePath) {
    self.path = path
  }
}

extension Configuration {
  /// The folder of the file, from where its paths are counted.
  package var folder: FilePath { path.parent }

  /// What the file is called.
  package static let fileName = ".fontscan.yml"

  /// The most bytes of such a file.
  package static let sizeLimit = 1 << 20
}
