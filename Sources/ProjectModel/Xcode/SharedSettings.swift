/// What the settings of projects that are read together have in common.
struct SharedSettings {
  /// The files of settings.
  let settingsFiles = XCConfigFiles()

  /// How much text may still be made of variables.
  let expansions = ExpansionRoom()
}
