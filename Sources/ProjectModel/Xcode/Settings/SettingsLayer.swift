internal import PropertyList

/// The settings of one place: a target, a project, or an `.xcconfig` file with what it includes.
struct SettingsLayer {
  private var settings: [String: [BuildSetting]] = [:]

  /// What this place includes and what is not there, so that more may be set than is known.
  var missing: [SourcePlace] = []

  /// Adds an assignment; a later one of the same name and conditions wins.
  mutating func add(_ setting: BuildSetting) {
    settings[setting.name, default: []].append(setting)
  }

  /// The assignment that counts for a build; `nil` when there is none.
  ///
  /// Of those whose conditions hold, the one with the most conditions wins, of equals the last.
  func setting(_ name: String, for build: BuildKind) -> BuildSetting? {
    var best: BuildSetting?
    for setting in settings[name] ?? [] where setting.applies(to: build) {
      if setting.conditions.count >= best?.conditions.count ?? 0 { best = setting }
    }
    return best
  }

  /// All assignments of a name, whatever their conditions.
  func all(_ name: String) -> [BuildSetting] { settings[name] ?? [] }
}

extension SettingsLayer {
  /// Takes the settings of a build configuration of a project file.
  init(_ project: XcodeProject, configuration: XcodeObject) {
    guard let value = configuration.values["buildSettings"] else { return }
    guard let dictionary = value.dictionary else {
      project.log.add(
        project.problem(at: value.position, "'buildSettings' is \(value.typeName)")
      )
      missing.append(project.place(value.position))
      return
    }
    for entry in dictionary.entries {
      let text: String
      if let string = entry.value.string {
        text = string
      } else if let array = entry.value.array {
        text = array.compactMap(\.string).joined(separator: " ")
      } else {
        project.log.add(
          project.problem(
            at: entry.value.position,
            "the setting '\(entry.key)' is \(entry.value.typeName)"
          )
        )
        missing.append(project.place(entry.value.position))
        continue
      }
      add(BuildSetting(entry.key, value: text, place: project.place(entry.keyPosition)))
    }
  }
}
