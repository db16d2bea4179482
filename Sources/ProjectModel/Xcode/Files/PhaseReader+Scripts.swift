internal import FileAccess
internal import PropertyList

extension PhaseReader {
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
    let script = phase.string("shellScript") ?? ""
    // What a build alone knows the place of is searched as it is spelled.
    let spelled = ["outputPaths", "inputPaths"].flatMap { project.strings($0, of: phase) }
    let paths = (outputs.known + inputs.known + spelled).map(\.text).joined(separator: "\n")
    if CopyingScript.embedsOthers(script) { files.embeddingScripts.append(title) }
    let mayCopy =
      CopyingScript.mentionsFonts("\(title)\n\(paths)")
      || CopyingScript.mayCopyFonts(script, in: project.checkout, place: path)
    guard isOfPods || mayCopy else { return }
    files.copyingScripts.append(title)
  }

  /// Takes the scripts of targets that make nothing and that the target waits for.
  mutating func readScripts(ofTargetsBefore target: XcodeObject) {
    var seen: Set<String> = []
    for dependency in project.strings("dependencies", of: target) {
      guard project.uses.take() else { return }
      guard let other = project[dependency.text]?.string("target").flatMap({ project[$0] }),
        other.isa == "PBXAggregateTarget" || other.isa == "PBXLegacyTarget",
        seen.insert(other.id).inserted
      else { continue }
      // What a tool of its own makes is known to nobody.
      let isTool = other.isa == "PBXLegacyTarget"
      if isTool || copiesFonts(other) { files.copyingScripts.append(other.title ?? other.id) }
    }
  }

  /// Whether one of a target's scripts may copy fonts.
  private func copiesFonts(_ target: XcodeObject) -> Bool {
    for phase in project.strings("buildPhases", of: target) {
      // Of more phases than the project has objects nothing is known.
      guard project.uses.take() else { return true }
      guard let phase = project[phase.text], phase.isa == "PBXShellScriptBuildPhase",
        let script = phase.string("shellScript")
      else { continue }
      if CopyingScript.mayCopyFonts(script, in: project.checkout, place: path) { return true }
    }
    return false
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
