internal import PropertyList

extension XcodeProject {
  /// The build configurations of a target, or of the project.
  func configurations(of owner: XcodeObject) -> [XcodeObject] {
    guard let list = object("buildConfigurationList", of: owner) else { return [] }
    return strings("buildConfigurations", of: list).compactMap {
      object($0, "a configuration of '\(owner.title ?? name)'")
    }
  }

  /// The settings of a target in each of its configurations, in the order of the project.
  func settings(of target: XcodeObject) -> [BuildSettings] {
    let ofProject = outerConfigurations()
    return configurations(of: target).map { configuration in
      let title = configuration.string("name") ?? ""
      let outer = ofProject.byName[title] ?? ofProject.usual
      var unknown = SettingsLayer()
      unknown.missing = [place(configuration.position)]
      return BuildSettings(
        layers: layers(of: configuration) + (outer.map(layers) ?? [unknown]),
        builtIn: builtIn(target, configuration: title),
        configuration: title,
        room: shared.expansions
      )
    }
  }

  /// The configurations of the project, which those of targets of the same name build upon.
  ///
  /// For a name that the project does not have Xcode takes the one that it takes when none is asked
  /// for. Which one that is, is not known when one of them is not there.
  private func outerConfigurations() -> (byName: [String: XcodeObject], usual: XcodeObject?) {
    guard root.values["buildConfigurationList"] != nil,
      let list = object("buildConfigurationList", of: root)
    else { return ([:], nil) }
    let all = configurations(of: root)
    let byName = Dictionary(all.map { ($0.string("name") ?? "", $0) }) { first, _ in first }
    guard all.count == strings("buildConfigurations", of: list).count else { return (byName, nil) }
    return (byName, list.string("defaultConfigurationName").flatMap { byName[$0] })
  }

  /// The settings of a configuration, and those of its `.xcconfig` file, which count less.
  private func layers(of configuration: XcodeObject) -> [SettingsLayer] {
    let own = SettingsLayer(self, configuration: configuration)
    guard let (path, place) = settingsFile(of: configuration) else { return [own] }
    guard let path else {
      var layer = SettingsLayer()
      layer.missing = [place]
      return [own, layer]
    }
    return [
      own,
      XCConfigReader.layer(
        path,
        askedForAt: place,
        in: checkout,
        files: shared.settingsFiles,
        log: log
      ),
    ]
  }

  /// The `.xcconfig` file of a configuration; its path is `nil` when it is not known.
  private func settingsFile(
    of configuration: XcodeObject
  ) -> (path: ProjectPath?, place: SourcePlace)? {
    if let reference = configuration.values["baseConfigurationReference"] {
      let file = object("baseConfigurationReference", of: configuration)
      return (file.flatMap { location(ofFile: $0) }, place(reference.position))
    }
    // A file in a folder that is kept in step with the disk has no reference of its own.
    guard let anchor = configuration.values["baseConfigurationReferenceAnchor"] else { return nil }
    let folder = object("baseConfigurationReferenceAnchor", of: configuration).flatMap {
      location(of: $0)
    }
    let relative = configuration.string("baseConfigurationReferenceRelativePath") ?? ""
    return (folder?.appending(relative.utf8), place(anchor.position))
  }

  private func builtIn(_ target: XcodeObject, configuration: String) -> [String: String] {
    BuildSettings.builtIn(target: target.title ?? "", project: name).merging([
      "CONFIGURATION": configuration,
      "DEVELOPMENT_LANGUAGE": root.string("developmentRegion") ?? "en",
    ]) { $1 }
  }
}

extension BuildSettings {
  /// What Xcode sets by itself and what paths to files and in products are made of.
  ///
  /// - Parameters:
  ///   - target: The name of the target.
  ///   - project: The name of the project.
  /// - Returns: The values by name.
  static func builtIn(target: String, project: String) -> [String: String] {
    let here = "."
    return [
      "TARGET_NAME": target,
      "TARGETNAME": target,
      "PRODUCT_NAME": "$(TARGET_NAME)",
      "PROJECT_NAME": project,
      "PROJECT": project,
      "PROJECT_DIR": here,
      "SRCROOT": here,
      "SOURCE_ROOT": here,
      "PROJECT_FILE_PATH": "\(here)/\(project).xcodeproj",
      // Where CocoaPods puts pods, unless its own files of settings are here.
      "PODS_ROOT": "\(here)/Pods",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
    ].merging(CopyDestination.variables) { own, _ in own }
  }
}
