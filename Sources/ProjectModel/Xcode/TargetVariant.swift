/// A target in one configuration, for the systems that share its property list.
struct TargetVariant {
  /// Where the property list comes from.
  enum ListSource: Hashable {
    /// A file.
    case file(ProjectPath)

    /// Xcode makes it from build settings.
    case generated

    /// It is not known; why, in words that follow a colon.
    case unknown(String)
  }

  /// The settings of the configuration.
  var settings: BuildSettings

  /// The systems; the first is the one that stands for all.
  var platforms: [Platform]

  /// Where the property list comes from.
  var list: ListSource

  /// Where that is said.
  var place: SourcePlace?

  /// The name of the SDK that settings are asked for.
  var sdk: String { (platforms.first ?? .unknown).sdkName }
}

extension TargetVariant {
  /// The variants of a target: one for each configuration, or more where systems have property lists
  /// of their own.
  static func all(of target: XcodeObject, in project: XcodeProject) -> [TargetVariant] {
    let ofType = target.string("productType").flatMap { ProductType.platform($0) }
    return project.settings(of: target).flatMap { settings in
      let known = settings.platforms
      let platforms = known.isEmpty ? [ofType ?? .unknown] : known
      var variants: [TargetVariant] = []
      for platform in platforms {
        let (list, place) = source(of: settings, platform: platform, in: project)
        if let index = variants.firstIndex(where: { $0.list == list }) {
          variants[index].platforms.append(platform)
        } else {
          variants.append(
            TargetVariant(settings: settings, platforms: [platform], list: list, place: place)
          )
        }
      }
      return variants
    }
  }

  /// Why the file that a setting names is not the property list of the bundle; `nil` when it is.
  ///
  /// A file that the C preprocessor goes over may have conditions around entries, and words in it
  /// that stand for others.
  private static func reasonForPreprocessing(
    _ file: String,
    _ settings: BuildSettings,
    sdk: String
  ) -> String? {
    let name = "INFOPLIST_PREPROCESS"
    guard let value = settings.value(name, sdk: sdk) else { return nil }
    if settings.isSet(name, sdk: sdk) {
      return "\(name) has the C preprocessor make it of '\(file)'"
    }
    return value.isComplete ? nil : "\(name) is '\(value.text)', and may change '\(file)'"
  }

  private static func source(
    of settings: BuildSettings,
    platform: Platform,
    in project: XcodeProject
  ) -> (ListSource, SourcePlace?) {
    let sdk = platform.sdkName
    if let value = settings.value("INFOPLIST_FILE", sdk: sdk), !value.text.isEmpty {
      guard value.isComplete else {
        return (.unknown("INFOPLIST_FILE is '\(value.text)'"), value.place)
      }
      if let reason = Self.reasonForPreprocessing(value.text, settings, sdk: sdk) {
        return (.unknown(reason), value.place)
      }
      let path =
        value.text.hasPrefix("/")
        ? project.checkout.projectPath(absolute: value.text.utf8)
        : project.folder.appending(value.text.utf8)
      return (.file(path), value.place)
    }
    if settings.isSet("GENERATE_INFOPLIST_FILE", sdk: sdk) {
      return (.generated, settings.value("GENERATE_INFOPLIST_FILE", sdk: sdk)?.place)
    }
    return (
      .unknown(
        settings.isComplete
          ? "no build setting INFOPLIST_FILE says where it is"
          : "INFOPLIST_FILE may be set in settings that this checkout lacks, or that lie outside"
      ), nil
    )
  }
}
