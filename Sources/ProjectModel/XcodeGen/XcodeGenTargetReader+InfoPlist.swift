internal import FileAccess

extension XcodeGenTargetReader {
  /// Finds the property list of the target: the one that the spec writes, the one that a setting
  /// names, or the first in its sources.
  func setInfoPlist(of bundle: inout AppBundle, sources: [XcodeGenSource]) {
    if let setting = setting("INFOPLIST_PREPROCESS"),
      setting.boolean ?? (setting.string == "1" || setting.string?.contains("$") ?? false)
    {
      bundle.reasonForNoInfoPlist = "INFOPLIST_PREPROCESS has the C preprocessor make it of a file"
      return
    }
    if let info = target.value["info"] {
      bundle.infoPlist = written(info)
      return
    }
    if let reason = reasonForUnknownSetting {
      bundle.reasonForNoInfoPlist = reason
      return
    }
    if let setting = setting("INFOPLIST_FILE"), let text = setting.string {
      let value = expand(text)
      guard value.isComplete else {
        bundle.reasonForNoInfoPlist = "INFOPLIST_FILE is '\(value.text)'"
        return
      }
      return read(value.text, at: setting.place, into: &bundle)
    }
    if let setting = setting("GENERATE_INFOPLIST_FILE"),
      setting.boolean ?? (setting.string == "1")
    {
      var infoPlist = InfoPlist(path: setting.place.path, kind: .openStep)
      infoPlist.isGenerated = true
      infoPlist.hasBundleKeys = true
      bundle.infoPlist = infoPlist
      return
    }
    for source in sources {
      let path = spec.folder.appending(source.path.utf8)
      guard reading.checkout.presence(of: path) == .present,
        (try? FileKind(of: reading.checkout.file(path))) == .folder
      else { continue }
      let found = reading.contents.files(below: path).first { relative in
        relative.lastComponent.elementsEqual("Info.plist".utf8)
          && source.takes(relative, room: reading.room)
      }
      if let found {
        bundle.infoPlist = reading.infoPlist(reading.checkout.file(path.appending(found)))
        return
      }
    }
    bundle.reasonForNoInfoPlist = "the spec names none, and none is in the target's sources"
  }

  private func read(_ path: String, at place: SourcePlace, into bundle: inout AppBundle) {
    let spelled = spec.folder.appending(path.utf8)
    let file = reading.checkout.file(spelled)
    switch path.hasPrefix("/") ? .outside : reading.checkout.presence(of: spelled) {
    case .present: bundle.infoPlist = reading.infoPlist(file)
    case .outside, .unplaced:
      bundle.reasonForNoInfoPlist = "'\(path)' lies outside '\(reading.checkout.root)'"
    case .missing:
      bundle.reasonForNoInfoPlist = "this checkout lacks '\(file)'"
      guard bundle.kind == .application || bundle.kind == .appExtension else { return }
      reading.log.add(
        ProjectProblem(
          path: place.path,
          position: place.position,
          reason:
            "target '\(bundle.target)' has '\(file)' as its Info.plist, and there is no such file"
        )
      )
    }
  }

  /// Why it is not known what INFOPLIST_FILE is; `nil` when nothing but the spec can say it.
  private var reasonForUnknownSetting: String? {
    let name = "INFOPLIST_FILE"
    let isByConfiguration = (target.value["settings"]?["configs"]?.entries ?? []).contains {
      $0.value[name] != nil || $0.value["base"]?[name] != nil
    }
    if isByConfiguration { return "\(name) differs between configurations" }
    let files = [target.value["configFiles"], spec.root["configFiles"]].compactMap { $0 }
      .flatMap { $0.entries.compactMap(\.value.string) }
    for file in files {
      let path = spec.folder.appending(file.utf8)
      switch file.hasPrefix("/") ? .outside : reading.checkout.presence(of: path) {
      case .present: break
      case .outside, .unplaced:
        return "it may be set in '\(file)', which lies outside '\(reading.checkout.root)'"
      case .missing: return "it may be set in '\(file)', which this checkout lacks"
      }
      let bytes = try? OpenFile(reading.checkout.file(path)).readAll(limit: 1 << 20)
      if String(decoding: bytes ?? [], as: UTF8.self).contains(name) {
        return "\(name) is set in '\(file)'"
      }
    }
    return nil
  }

  /// The font lists that the spec writes into build settings, where nothing reads them.
  var ignoredSettings: [IgnoredSetting] {
    let name = "INFOPLIST_KEY_UIAppFonts"
    guard let setting = setting(name) else { return [] }
    return [
      IgnoredSetting(
        name: name,
        value: setting.strings.joined(separator: " "),
        place: setting.place
      )
    ]
  }

  /// What a build calls the folder of the target's product.
  func productNames(of kind: AppBundle.Kind) -> [FilePath] {
    let type = target.value["type"]?.string ?? ""
    guard let wrapper = ProductType.wrapper(type, kind) else { return [] }
    let spelled = setting("PRODUCT_NAME")?.string ?? target.value["productName"]?.string
    let name = expand(spelled ?? target.name)
    return name.isComplete ? [FilePath("\(name.text).\(wrapper)")] : []
  }

  /// A text with its build variables replaced by those that Xcode sets, and by the settings that hold
  /// in all configurations.
  private func expand(_ text: String) -> BuildSettings.Value {
    var layer = SettingsLayer()
    for key in settingNames {
      guard let value = setting(key) else { continue }
      layer.add(
        BuildSetting(
          key,
          value: value.string ?? value.strings.joined(separator: " "),
          place: value.place
        )
      )
    }
    let settings = BuildSettings(
      layers: [layer],
      builtIn: BuildSettings.builtIn(
        target: target.name,
        project: spec.root["name"]?.string ?? "$(PROJECT_NAME)"
      ),
      configuration: "",
      room: reading.settings.expansions
    )
    return settings.expand(text, sdk: (target.platform ?? .unknown).sdkName)
  }

  /// The names of the settings that may hold in all configurations.
  private var settingNames: Set<String> {
    var names: Set<String> = []
    for settings in [target.value["settings"], spec.root["settings"]].compactMap({ $0 }) {
      let groups = (settings["groups"]?.strings ?? []).compactMap {
        spec.root["settingGroups"]?[$0]
      }
      for values in [settings] + groups {
        names.formUnion(values.entries.map(\.key))
        names.formUnion((values["base"]?.entries ?? []).map(\.key))
      }
    }
    return names.subtracting(["base", "configs", "groups", "presets"])
  }

  /// A build setting that holds in all configurations.
  private func setting(_ name: String) -> SpecValue? {
    for settings in [target.value["settings"], spec.root["settings"]].compactMap({ $0 }) {
      if let value = settings["base"]?[name] ?? settings[name] { return value }
      for group in (settings["groups"]?.strings ?? []).reversed() {
        let values = spec.root["settingGroups"]?[group]
        if let value = values?["base"]?[name] ?? values?[name] { return value }
      }
    }
    return nil
  }

  /// The property list that XcodeGen writes from the spec, whatever is in the file now.
  private func written(_ info: SpecValue) -> InfoPlist {
    let properties = info["properties"]
    let path = properties?["UIAppFonts"]?.place.path ?? properties?.place.path ?? info.place.path
    var infoPlist = InfoPlist(path: path, kind: .openStep)
    infoPlist.hasBundleKeys = true
    infoPlist.fontLists = (properties?.entries ?? []).filter { FontList.isKey($0.key) }
      .map { FontList($0) }
      .sorted { ($0.key == "UIAppFonts" ? 0 : 1) < ($1.key == "UIAppFonts" ? 0 : 1) }
    infoPlist.applicationFontsPath = properties?["ATSApplicationFontsPath"].map {
      DeclaredEntry($0)
    }
    infoPlist.bundleIdentifier = properties?["CFBundleIdentifier"]?.string
    infoPlist.bundleName = properties?["CFBundleName"]?.string
    infoPlist.packageType = properties?["CFBundlePackageType"]?.string
    infoPlist.extensionPoint =
      properties?["NSExtension"]?["NSExtensionPointIdentifier"]?.string
      ?? properties?["EXAppExtensionAttributes"]?["EXExtensionPointIdentifier"]?.string
    return infoPlist
  }
}

extension SourcePlace {
  /// The position, or the start of the file where there is none.
  fileprivate var start: SourcePosition { position ?? SourcePosition(line: 1, column: 1, byte: 0) }
}

extension FontList {
  fileprivate init(_ entry: SpecValue.Entry) {
    self.init(
      key: entry.key,
      keyPosition: entry.keyPlace.start,
      content: entry.value.list.map { .entries($0.map { DeclaredEntry($0) }) }
        ?? .wrongType(entry.value.typeName),
      position: entry.value.place.start
    )
  }
}

extension DeclaredEntry {
  fileprivate init(_ value: SpecValue) {
    self.init(
      value: value.string.map { .text($0) } ?? .wrongType(value.typeName),
      position: value.place.start
    )
  }
}
