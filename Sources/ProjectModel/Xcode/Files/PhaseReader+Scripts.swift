internal import FileAccess
internal import PropertyList

extension PhaseReader {
  /// What in a script says that it may copy fonts; in lower case.
  private static let signs = [".ttf", ".otf", "font", "-resources.sh"]

  /// Reads a script: the fonts among its outputs, as CocoaPods lists them for the resources of pods.
  ///
  /// What else a script does is known to nobody but the shell. One that merely may copy fonts keeps us
  /// from saying that a file is missing, no more.
  mutating func readScript(_ phase: XcodeObject) {
    let title = phase.string("name") ?? "a script without a name"
    let outputs = files(of: phase, "outputPaths", "outputFileListPaths")
    let inputs = files(of: phase, "inputPaths", "inputFileListPaths")
    let sources = inputs.known.map { path(of: $0.text) }
    for output in outputs.known {
      guard let place = bundlePath(of: output.text) else { continue }
      let name = place[...].lastComponent
      guard names.isFont(name),
        let source = sources.first(where: { $0.name == name })
      else { continue }
      files.fonts.append(
        TargetFiles.Copied(
          path: source,
          bundlePath: place,
          origin: FontOrigin(kind: .script, place: project.place(output.position))
        )
      )
    }
    // CocoaPods lists all that it copies.
    let isOfPods = title.lowercased().contains("copy pods resources")
    if isOfPods, outputs.areAllKnown, !outputs.known.isEmpty { return }
    let text =
      ([title, phase.string("shellScript") ?? ""] + (outputs.known + inputs.known).map(\.text))
      .joined(separator: "\n")
    guard isOfPods || Self.mayCopyFonts(text) else { return }
    files.copyingScripts.append(title)
  }

  /// Whether a script speaks of fonts.
  static func mayCopyFonts(_ text: String) -> Bool {
    let text = text.lowercased()
    return signs.contains { text.contains($0) }
  }

  /// The paths that a script lists, variables replaced, also those in files of paths.
  private func files(
    of phase: XcodeObject,
    _ key: String,
    _ listKey: String
  ) -> (known: [XcodeString], areAllKnown: Bool) {
    var known: [XcodeString] = []
    var areAllKnown = true
    func take(_ text: String, at position: PropertyListPosition) {
      let value = settings.expand(text, sdk: platform.sdkName)
      areAllKnown = areAllKnown && value.isComplete
      if value.isComplete { known.append(XcodeString(text: value.text, position: position)) }
    }
    for file in project.strings(key, of: phase) { take(file.text, at: file.position) }
    for list in project.strings(listKey, of: phase) {
      let value = settings.expand(list.text, sdk: platform.sdkName)
      let place = path(of: value.text)
      guard value.isComplete, project.checkout.presence(of: place) == .present,
        let bytes = try? OpenFile(project.checkout.file(place)).readAll(limit: 1 << 20)
      else {
        areAllKnown = false
        continue
      }
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        let text = String(decoding: line, as: UTF8.self).trimmed
        if !text.isEmpty, !text.hasPrefix("#") { take(text, at: list.position) }
      }
    }
    return (known, areAllKnown)
  }

  /// A path of a script, which starts at the project unless it starts at the root.
  private func path(of text: String) -> ProjectPath {
    text.hasPrefix("/")
      ? project.checkout.projectPath(absolute: text.utf8) : project.folder.appending(text.utf8)
  }

  /// Where an output lies, seen from the bundle's resources; `nil` when it lies elsewhere.
  private func bundlePath(of output: String) -> [UInt8]? {
    let isMac = platform == .macOS || platform == .macCatalyst
    let bytes = Array(output.utf8)
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    let folder = String(decoding: bytes[..<slash], as: UTF8.self)
    return CopyDestination.folder(inside: folder, isMac: isMac)
      .map { Array($0.utf8) + bytes[(slash + 1)...] }
  }
}
