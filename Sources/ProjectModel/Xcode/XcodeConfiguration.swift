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
    let ofProject = configurations(of: root)
    return configurations(of: target).map { configuration in
      let title = configuration.string("name") ?? ""
      let outer = ofProject.first { $0.string("name") == title }
      return BuildSettings(
        layers: [configuration, outer].compactMap { $0 }.flatMap(layers),
        builtIn: builtIn(target, configuration: title),
        configuration: title
      )
    }
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
    return [own, XCConfigReader.layer(path, askedForAt: place, in: checkout, log: log)]
  }

  /// The `.xcconfig` file of a configuration; its path is `nil` when it is not known.
  private func settingsFile(
    of configuration: XcodeObject
  ) -> (path: ProjectPath?, place: SourcePlace)? {
    if let reference = configuration.values["baseConfigurationReference"] {
      let file = object("baseConfigurationReference", of: configuration)
      return (file.flatMap(location), place(reference.position))
    }
    // A file in a folder that is kept in step with the disk has no reference of its own.
    guard let anchor = configuration.values["baseConfigurationReferenceAnchor"] else { return nil }
    let folder = object("baseConfigurationReferenceAnchor", of: configuration).flatMap(location)
    let relative = configuration.string("baseConfigurationReferenceRelativePath") ?? ""
    return (folder?.appending(relative.utf8), place(anchor.position))
  }

  /// What Xcode sets by itself and what paths to files and in products are made of.
  private func builtIn(_ target: XcodeObject, configuration: String) -> [String: String] {
    let title = target.title ?? ""
    let here = "."
    return [
      "TARGET_NAME": title,
      "TARGETNAME": title,
      "PRODUCT_NAME": "$(TARGET_NAME)",
      "PROJECT_NAME": name,
      "PROJECT": name,
      "PROJECT_DIR": here,
      "SRCROOT": here,
      "SOURCE_ROOT": here,
      "PROJECT_FILE_PATH": "\(here)/\(name).xcodeproj",
      "CONFIGURATION": configuration,
      // Where CocoaPods puts pods, unless its own files of settings are here.
      "PODS_ROOT": "\(here)/Pods",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "DEVELOPMENT_LANGUAGE": root.string("developmentRegion") ?? "en",
    ].merging(CopyDestination.variables) { own, _ in own }
  }
}
