extension PhaseReader {
  /// What in a script says that it may copy fonts; in lower case.
  private static let signs = [".ttf", ".otf", "font", "-resources.sh"]

  /// Notes a script that may copy fonts: what it does is known to nobody but the shell.
  ///
  /// CocoaPods copies the resources of pods so, and generators of code name fonts without copying
  /// any; a script that merely may copy keeps us from saying that a file is missing, no more.
  mutating func readScript(_ phase: XcodeObject) {
    let title = phase.string("name") ?? "a script without a name"
    let outputs = ["outputPaths", "outputFileListPaths", "inputPaths", "inputFileListPaths"]
      .flatMap { project.strings($0, of: phase).map(\.text) }
    let text = ([title, phase.string("shellScript") ?? ""] + outputs).joined(separator: "\n")
    let copiesPods = title.lowercased().contains("copy pods resources")
    guard copiesPods || Self.mayCopyFonts(text) else { return }
    files.copyingScripts.append(title)
  }

  /// Whether a script speaks of fonts.
  static func mayCopyFonts(_ text: String) -> Bool {
    let text = text.lowercased()
    return signs.contains { text.contains($0) }
  }
}
