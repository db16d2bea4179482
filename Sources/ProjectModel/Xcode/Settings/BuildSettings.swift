/// The settings of a target in one configuration, as layers of which the first that says something
/// counts.
struct BuildSettings {
  /// A value with its variables replaced.
  struct Value: Hashable {
    /// The text; variables that are not known stay in it as they are written.
    var text: String

    /// Whether every variable was known.
    var isComplete: Bool

    /// Where the value is set; `nil` for one that Xcode always has.
    var place: SourcePlace?
  }

  /// The target, its `.xcconfig`, the project, its `.xcconfig`.
  let layers: [SettingsLayer]

  /// What Xcode sets by itself, such as `PROJECT_NAME`.
  let builtIn: [String: String]

  /// The name of the configuration.
  let configuration: String

  /// How much text may still be made of variables, in this and all other configurations.
  let room: ExpansionRoom

  /// Whether an `.xcconfig` file is not there, so that more may be set than is known.
  var isComplete: Bool { layers.allSatisfy(\.missing.isEmpty) }

  /// A value for a build; `nil` when nothing sets it.
  func value(_ name: String, sdk: String) -> Value? {
    var expansion = SettingExpansion(
      settings: self,
      build: BuildKind(sdk: sdk, configuration: configuration)
    )
    return expansion.value(name, fromLayer: 0)
  }

  /// A text with its variables replaced.
  func expand(_ text: String, sdk: String) -> Value {
    var expansion = SettingExpansion(
      settings: self,
      build: BuildKind(sdk: sdk, configuration: configuration)
    )
    return expansion.expand(text, of: nil)
  }

  /// Whether a value says yes.
  func isSet(_ name: String, sdk: String) -> Bool {
    guard let text = value(name, sdk: sdk)?.text else { return false }
    return text == "1" || text.uppercased() == "YES" || text.uppercased() == "TRUE"
  }

  /// Every assignment of a name that may count, whatever the SDK.
  func assignments(_ name: String) -> [BuildSetting] {
    layers.flatMap { $0.all(name) }
  }
}
