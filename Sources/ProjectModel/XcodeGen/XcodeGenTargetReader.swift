internal import FileAccess

/// Makes the bundle of a target that XcodeGen would make.
struct XcodeGenTargetReader {
  let spec: XcodeGenSpec
  let target: XcodeGenTarget
  let reading: XcodeReading

  init(_ target: XcodeGenTarget, of spec: XcodeGenSpec, reading: XcodeReading) {
    self.target = target
    self.spec = spec
    self.reading = reading
  }

  /// The target's bundle; `nil` for a kind of target that is no part of an app.
  func bundle() -> AppBundle? {
    guard let type = target.value["type"]?.string,
      let kind = ProductType.kind("com.apple.product-type.\(type)")
    else { return nil }
    var bundle = AppBundle(
      target: target.name,
      kind: kind,
      layout: .project,
      path: reading.checkout.file(spec.folder)
    )
    bundle.place = target.place
    bundle.productNames = productNames(of: kind)
    bundle.deploymentTarget = deploymentTarget
    let sources = sources()
    setInfoPlist(of: &bundle, sources: sources)
    if let platform = target.platform { bundle.infoPlist?.platform = platform }
    bundle.otherPlatforms = (target.value["supportedDestinations"]?.strings ?? [])
      .compactMap { Platform(xcodeGen: $0) }.filter { $0 != target.platform }
    bundle.copyingScripts = copyingScripts
    bundle.unseenDependencies = unseenDependencies
    bundle.ignoredSettings = ignoredSettings
    var names = FileNames()
    names.odd = ProjectReader.oddNames(in: bundle.infoPlist?.declaredEntries ?? [])
    for source in sources { take(source, names: names, into: &bundle) }
    var results: Set<[FilePath]> = []
    // A second source that comes to the same brings nothing new.
    bundle.fonts = bundle.fonts.filter { results.insert([$0.path, $0.bundlePath]).inserted }
    bundle.fonts.sort { ($0.bundlePath, $0.path) < ($1.bundlePath, $1.path) }
    // What one source leaves out another may bring.
    let copied = Set(bundle.fonts.map(\.path))
    bundle.heldBackFonts.removeAll { copied.contains($0.path) }
    bundle.heldBackFonts.sort { $0.path < $1.path }
    bundle.sources = Set(bundle.sources).sorted()
    bundle.interfaces = Set(bundle.interfaces).sorted()
    bundle.dataFiles = Set(bundle.dataFiles).sorted()
    bundle.storyboardFonts = bundle.interfaces.flatMap(reading.storyboards.fonts)
    return bundle
  }

  private func note(_ reason: String, at place: SourcePlace) {
    reading.log.add(ProjectProblem(path: place.path, position: place.position, reason: reason))
  }

  private func sources() -> [XcodeGenSource] {
    (target.value["sources"]?.elements ?? []).compactMap { value in
      if let source = XcodeGenSource(value) { return source }
      note(
        value.string == nil && value["path"]?.string == nil
          ? "a source of target '\(target.name)' is \(value.typeName) without a path"
          : "a source of target '\(target.name)' depends on the environment",
        at: value.place
      )
      return nil
    }
  }

  private var deploymentTarget: String? {
    guard let platform = target.platform else { return nil }
    let own = target.value["deploymentTarget"]
    let options = spec.root["options"]?["deploymentTarget"]
    return own?.string
      ?? [own, options].lazy.compactMap { map in
        map?.entries.first { Platform(xcodeGen: $0.key) == platform }?.value.string
      }.first
  }

  /// The names of scripts that may copy fonts.
  private var copyingScripts: [String] {
    let keys = [
      "preBuildScripts", "prebuildScripts", "postCompileScripts", "postBuildScripts",
      "postbuildScripts",
    ]
    return keys.flatMap { target.value[$0]?.elements ?? [] }.compactMap { script in
      let title = script["name"]?.string ?? "a script without a name"
      let files = ["outputFiles", "outputFileLists", "inputFiles", "inputFileLists"]
        .flatMap { script[$0]?.strings ?? [] }
      let text = ([title, script["script"]?.string ?? "", script["path"]?.string ?? ""] + files)
        .joined(separator: "\n")
      let mayCopy = CopyingScript.mayCopyFonts(text, in: reading.checkout) { path in
        path.hasPrefix("/")
          ? reading.checkout.projectPath(absolute: path.utf8) : spec.folder.appending(path.utf8)
      }
      return mayCopy ? title : nil
    }
  }
}

extension XcodeGenTargetReader {
  private func take(_ source: XcodeGenSource, names: FileNames, into bundle: inout AppBundle) {
    let path = spec.folder.appending(source.path.utf8)
    guard !source.path.hasPrefix("/"), reading.checkout.presence(of: path) == .present else {
      return takeAbsent(source, at: path, into: &bundle)
    }
    let file = reading.checkout.file(path)
    guard (try? FileKind(of: file)) == .folder else {
      return take(path, relative: path.name, source, names: names, into: &bundle)
    }
    let isWrapper = BundleName.kind(ofFolder: path.name) != nil
    let room = reading.room
    for relative in reading.contents.linkedFolders(below: path)
    where source.destination != .nowhere && source.takes(relative, room: room) {
      let file = path.appending(relative)
      let place = path.name + [UInt8(ascii: "/")] + relative
      bundle.unseenFolders.append(
        BundledFont(
          path: reading.checkout.file(file),
          bundlePath: FilePath(bytes: source.isFolder || isWrapper ? Array(place) : []),
          presence: reading.checkout.presence(of: file),
          origin: FontOrigin(kind: source.isFolder ? .folderReference : .group, place: source.place)
        )
      )
    }
    for relative in reading.contents.files(below: path) {
      let isFont = names.isFont(relative.lastComponent)
      let isTaken = source.takes(relative, room: room)
      guard isFont || isTaken else { continue }
      guard !isFont || reading.contents.takeFont(of: path) else {
        takeAbsent(source, at: path, into: &bundle)
        break
      }
      let file = path.appending(relative)
      guard isTaken else {
        holdBack(file, .spec, source, in: &bundle)
        continue
      }
      guard !FileNames.isCompiled(relative), !FileNames.isCompiledFolder(path.name) else {
        if isFont, FileNames.isInCatalog(path.name + [UInt8(ascii: "/")] + relative) {
          holdBack(file, .assetCatalog, source, in: &bundle)
        }
        continue
      }
      let start = isWrapper ? path.name + [UInt8(ascii: "/")] + relative : relative
      take(file, relative: start, source, names: names, into: &bundle)
    }
    if room.comparisons < 0 {
      note("there are more files and patterns than are compared", at: source.place)
    }
  }

  /// Notes a font that a source has and the target does not copy.
  private func holdBack(
    _ path: ProjectPath,
    _ reason: HeldBackFont.Reason,
    _ source: XcodeGenSource,
    in bundle: inout AppBundle
  ) {
    bundle.heldBackFonts.append(
      HeldBackFont(path: reading.checkout.file(path), reason: reason, place: source.place)
    )
  }

  /// Takes one file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - relative: The path below the source's folder, or the name of the file.
  ///   - source: What it is a part of.
  ///   - names: Which names are those of fonts.
  ///   - bundle: Gets it.
  private func take(
    _ path: ProjectPath,
    relative: ArraySlice<UInt8>,
    _ source: XcodeGenSource,
    names: FileNames,
    into bundle: inout AppBundle
  ) {
    let name = path.name
    if source.destination == .byKind, !source.isFolder {
      if FileNames.isSource(name) { bundle.sources.append(reading.checkout.file(path)) }
      if FileNames.isInterface(name) { bundle.interfaces.append(reading.checkout.file(path)) }
    }
    if FileNames.isData(name), source.destination != .nowhere {
      bundle.dataFiles.append(reading.checkout.file(path))
    }
    guard names.isFont(name) else { return }
    guard source.destination != .nowhere else {
      return holdBack(path, .spec, source, in: &bundle)
    }
    var bundlePath: [UInt8] = []
    if case .resources(let folder) = source.destination, !folder.isEmpty {
      bundlePath = ProjectPath().appending(folder.utf8).relative + [UInt8(ascii: "/")]
    }
    let kind: FontOrigin.Kind
    if source.isFolder {
      kind = .folderReference
      bundlePath += spec.folder.appending(source.path.utf8).name + [UInt8(ascii: "/")] + relative
    } else if let start = FileNames.wrapperStart(in: relative) {
      kind = .group
      bundlePath += relative[start...]
    } else {
      let language = PhaseReader.languageFolder(of: path)
      kind = language.isEmpty ? .group : .variantGroup
      bundlePath += language + name
    }
    bundle.fonts.append(
      BundledFont(
        path: reading.checkout.file(path),
        bundlePath: FilePath(bytes: bundlePath),
        presence: reading.checkout.presence(of: path),
        origin: FontOrigin(kind: kind, place: source.place)
      )
    )
  }

  private func takeAbsent(
    _ source: XcodeGenSource,
    at path: ProjectPath,
    into bundle: inout AppBundle
  ) {
    let presence = source.path.hasPrefix("/") ? .outside : reading.checkout.presence(of: path)
    guard source.destination != .nowhere, !source.isOptional || presence == .outside else { return }
    let isFont = BundleName.isFont(path.name)
    let absent = BundledFont(
      path: reading.checkout.file(path),
      bundlePath: FilePath(bytes: isFont || source.isFolder ? Array(path.name) : []),
      presence: presence,
      origin: FontOrigin(kind: source.isFolder ? .folderReference : .group, place: source.place)
    )
    if isFont { bundle.fonts.append(absent) } else { bundle.unseenFolders.append(absent) }
  }
}
