internal import FileAccess

/// Makes the bundles of one target.
struct TargetReader {
  private let project: XcodeProject
  private let target: XcodeObject
  private let kind: AppBundle.Kind
  private let reading: XcodeReading
  private let variants: [TargetVariant]

  /// What the target's build phases take.
  let files: TargetFiles

  /// Reads a target.
  ///
  /// - Returns: `nil` when it is of a kind that is no part of any app.
  init?(_ target: XcodeObject, of project: XcodeProject, reading: XcodeReading) {
    guard target.isa == "PBXNativeTarget",
      let kind = ProductType.kind(target.string("productType") ?? "")
    else { return nil }
    self.project = project
    self.target = target
    self.kind = kind
    self.reading = reading
    variants = TargetVariant.all(of: target, in: project)
    var names = FileNames()
    for variant in variants {
      guard case .file(let path) = variant.list, reading.checkout.presence(of: path) == .present,
        let infoPlist = reading.infoPlist(reading.checkout.file(path))
      else { continue }
      let entries = infoPlist.declaredEntries.map { variant.resolving($0) }
      names.odd.formUnion(ProjectReader.oddNames(in: entries))
    }
    guard let first = variants.first else {
      files = TargetFiles()
      return
    }
    var platforms: [Platform] = []
    for platform in variants.flatMap(\.platforms) where !platforms.contains(platform) {
      platforms.append(platform)
    }
    var phases = PhaseReader(
      target,
      of: project,
      contents: reading.contents,
      names: names,
      settings: first.settings,
      platforms: platforms == [.unknown] ? [] : platforms
    )
    phases.read()
    files = phases.files
  }
}

extension TargetReader {
  /// The target's bundles: one, or several where configurations or systems differ in what matters.
  func bundles() -> [AppBundle] {
    let base = base()
    guard !variants.isEmpty else {
      var bundle = base
      bundle.reasonForNoInfoPlist = "the project has no build configuration for it"
      return [bundle]
    }
    var merged: [AppBundle] = []
    var configurations: [[String]] = []
    for variant in variants {
      let bundle = bundle(of: variant, base: base)
      if let index = merged.firstIndex(where: { $0.isLike(bundle) }) {
        configurations[index].append(variant.settings.configuration)
        let names = bundle.productNames.filter { !merged[index].productNames.contains($0) }
        merged[index].productNames += names
      } else {
        merged.append(bundle)
        configurations.append([variant.settings.configuration])
      }
    }
    let all = Set(variants.map(\.settings.configuration)).count
    for index in merged.indices where Set(configurations[index]).count < all {
      merged[index].configurations = configurations[index]
    }
    return merged
  }

  /// The headers of the project that files of the target may include.
  ///
  /// Build phases seldom name them. They are looked for where the target's own files are, in the
  /// folders of the first level.
  private var headers: [ProjectPath] {
    let folders = Set(
      files.sources.filter { FileNames.isOfObjectiveC($0.name) }.map(project.outermostFolder)
    )
    guard !folders.isEmpty else { return [] }
    return project.fileReferences.lazy
      .filter { FileNames.isHeader(($0.string("path") ?? "").utf8Slice) }
      .compactMap(project.location(ofFile:))
      .filter { !$0.isOutside && folders.contains(project.outermostFolder(of: $0)) }
  }

  /// What is the same in all configurations.
  private func base() -> AppBundle {
    let checkout = reading.checkout
    let title = target.title ?? target.id
    var bundle = AppBundle(
      target: title,
      kind: kind,
      layout: .project,
      path: checkout.file(project.folder)
    )
    bundle.place = project.place(target.position)
    var sources = Set<FilePath>(minimumCapacity: files.sources.count)
    bundle.sources = (files.sources + headers).map(checkout.file)
      .filter { sources.insert($0).inserted }
    bundle.interfaces = Set(files.interfaces.map(checkout.file)).sorted()
    bundle.dataFiles = Set(files.dataFiles.map(checkout.file)).sorted()
    let seen = Set(files.interfaces).filter { checkout.presence(of: $0) == .present }
    bundle.storyboardFonts = seen.map(checkout.file).sorted().flatMap(reading.storyboards.fonts)
    bundle.unseenFolders = files.unseenFolders.map(bundled)
    bundle.heldBackFonts = files.heldBack.map { font in
      HeldBackFont(path: checkout.file(font.path), reason: font.reason, place: font.place)
    }
    if let reason = files.cutShort { noteUnseenFonts(of: &bundle, reason) }
    bundle.copyingScripts = files.copyingScripts
    bundle.unseenDependencies = project.unseenDependencies(of: target) + files.embeddingScripts
    return bundle
  }

  private func bundle(of variant: TargetVariant, base: AppBundle) -> AppBundle {
    var bundle = base
    setInfoPlist(of: &bundle, variant)
    let platform = variant.platforms.first ?? .unknown
    bundle.productNames = project.productNames(
      of: target,
      kind: kind,
      settings: variant.settings,
      sdk: variant.sdk
    )
    // The project knows better than the keys of a file.
    if platform != .unknown { bundle.infoPlist?.platform = platform }
    bundle.otherPlatforms = Array(variant.platforms.dropFirst())
    bundle.deploymentTarget = platform.deploymentSetting
      .flatMap { variant.settings.value($0, sdk: variant.sdk)?.text }
    bundle.ignoredSettings = variant.settings.assignments("INFOPLIST_KEY_UIAppFonts").map {
      IgnoredSetting(name: $0.spelledName, value: $0.value, place: $0.place)
    }
    let excluded = ExcludedNames(variant.settings, sdk: variant.sdk, room: reading.room)
    let built = Set(variant.platforms)
    // Each configuration has all of them once more.
    guard variants.count == 1 || reading.room.take(fonts: files.fonts.count) else {
      noteUnseenFonts(of: &bundle, ReadingRoom.tooManyFonts)
      return bundle
    }
    let isCopied = files.fonts.map {
      $0.platforms.isEmpty || built == [.unknown] || !$0.platforms.isDisjoint(with: built)
    }
    let copied = zip(files.fonts, isCopied).filter(\.1).map(\.0)
    bundle.heldBackFonts += zip(files.fonts, isCopied).filter { !$0.1 }.map { font, _ in
      HeldBackFont(
        path: reading.checkout.file(font.path),
        reason: .platforms(font.platforms),
        place: font.origin.place
      )
    }
    var isExcluded = copied.map { excluded.exclude($0.path) }
    if reading.room.comparisons < 0 {
      // What is left out is not known.
      isExcluded = copied.map { _ in false }
      let reason = "there are more files and patterns of excluded ones than are compared"
      reading.log.add(ProjectProblem(path: project.path, reason: reason))
    }
    bundle.fonts = zip(copied, isExcluded).filter { !$0.1 }.map { bundled($0.0) }
      .sorted { ($0.bundlePath, $0.path) < ($1.bundlePath, $1.path) }
    bundle.heldBackFonts +=
      zip(copied, isExcluded).filter(\.1).map { font, _ in
        HeldBackFont(
          path: reading.checkout.file(font.path),
          reason: .setting(ExcludedNames.setting),
          place: excluded.place
        )
      }
    bundle.heldBackFonts.sort { $0.path < $1.path }
    return bundle
  }

  /// Notes that not all fonts of a target are known, since projects say too often that they are copied.
  private func noteUnseenFonts(of bundle: inout AppBundle, _ reason: String) {
    reading.log.add(ProjectProblem(path: project.path, reason: reason))
    bundle.unseenFolders.append(
      BundledFont(
        path: project.path,
        bundlePath: FilePath(bytes: []),
        presence: .present,
        origin: FontOrigin(kind: .group, place: project.place(target.position))
      )
    )
  }

  private func setInfoPlist(of bundle: inout AppBundle, _ variant: TargetVariant) {
    switch variant.list {
    case .unknown(let reason): bundle.reasonForNoInfoPlist = reason
    case .generated:
      var infoPlist = InfoPlist(path: project.path, kind: .openStep)
      infoPlist.isGenerated = true
      infoPlist.hasBundleKeys = true
      bundle.infoPlist = infoPlist
    case .file(let path):
      let file = reading.checkout.file(path)
      switch reading.checkout.presence(of: path) {
      case .present:
        guard let infoPlist = reading.infoPlist(file) else { return }
        bundle.infoPlist = variant.resolving(infoPlist)
      case .outside, .unplaced:
        bundle.reasonForNoInfoPlist = "'\(file)' lies outside '\(reading.checkout.root)'"
        noteNoInfoPlist(of: bundle, variant, "which lies outside '\(reading.checkout.root)'")
      case .missing:
        bundle.reasonForNoInfoPlist = "this checkout lacks '\(file)'"
        noteNoInfoPlist(of: bundle, variant, "and there is no such file")
      }
    }
  }

  /// Notes that the property list of an app or an extension, which decides all, cannot be read.
  private func noteNoInfoPlist(of bundle: AppBundle, _ variant: TargetVariant, _ reason: String) {
    guard bundle.kind == .application || bundle.kind == .appExtension,
      case .file(let path) = variant.list
    else { return }
    let file = reading.checkout.file(path)
    reading.log.add(
      ProjectProblem(
        path: variant.place?.path ?? project.path,
        position: variant.place?.position,
        reason: "target '\(bundle.target)' has '\(file)' as its Info.plist, \(reason)"
      )
    )
  }

  private func bundled(_ copied: TargetFiles.Copied) -> BundledFont {
    var font = BundledFont(
      path: reading.checkout.file(copied.path),
      bundlePath: FilePath(bytes: copied.bundlePath),
      presence: reading.checkout.presence(of: copied.path),
      origin: copied.origin
    )
    font.platforms = copied.platforms
    return font
  }
}

extension TargetVariant {
  /// A property list with the build variables of its entries replaced.
  func resolving(_ infoPlist: InfoPlist) -> InfoPlist {
    var infoPlist = infoPlist
    infoPlist.fontLists = infoPlist.fontLists.map { list in
      guard case .entries(let entries) = list.content else { return list }
      var list = list
      list.content = .entries(entries.map(resolving))
      return list
    }
    infoPlist.applicationFontsPath = infoPlist.applicationFontsPath.map(resolving)
    return infoPlist
  }

  /// An entry with its build variables replaced, when all of them are known.
  func resolving(_ entry: DeclaredEntry) -> DeclaredEntry {
    guard let text = entry.text, text.contains("$") else { return entry }
    let value = settings.expand(text, sdk: sdk)
    var entry = entry
    if value.isComplete { entry.resolved = value.text }
    return entry
  }
}

extension AppBundle {
  /// Whether two configurations of a target come to the same here.
  fileprivate func isLike(_ other: AppBundle) -> Bool {
    infoPlist?.path == other.infoPlist?.path
      && infoPlist?.fontLists == other.infoPlist?.fontLists
      && infoPlist?.applicationFontsPath == other.infoPlist?.applicationFontsPath
      && infoPlist?.platform == other.infoPlist?.platform
      && reasonForNoInfoPlist == other.reasonForNoInfoPlist
      && ignoredSettings.map(\.value) == other.ignoredSettings.map(\.value)
      && fonts == other.fonts
  }
}

extension XcodeProject {
  /// The folder of the project's folder that a file lies in, however deep; the empty name for the
  /// project's folder itself.
  fileprivate func outermostFolder(of file: ProjectPath) -> [UInt8] {
    let own = folder.relative
    var rest = file.relative[...]
    if !own.isEmpty, rest.starts(with: own) { rest = rest.dropFirst(own.count + 1) }
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return [] }
    return Array(rest[..<slash])
  }
}

extension String {
  fileprivate var utf8Slice: ArraySlice<UInt8> { Array(utf8)[...] }
}
