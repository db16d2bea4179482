/// The names that project files have for the systems.
extension Platform {
  /// The system of an SDK or of an element of `SUPPORTED_PLATFORMS`; simulators are the same.
  ///
  /// - Parameter name: `iphoneos`, also with a version (`iphoneos17.0`) or as a path to an SDK.
  init?(sdkName name: String) {
    let last = name.split(separator: "/").last ?? ""
    switch last.lowercased().prefix(while: \.isLetter) {
    case "iphoneos", "iphonesimulator": self = .iOS
    case "appletvos", "appletvsimulator": self = .tvOS
    case "watchos", "watchsimulator": self = .watchOS
    case "xros", "xrsimulator": self = .visionOS
    case "macosx": self = .macOS
    default: return nil
    }
  }

  /// The system that a filter of a build file names; `nil` for one that is none of ours, such as
  /// `driverkit`.
  init?(filter: String) {
    switch filter {
    case "ios": self = .iOS
    case "maccatalyst": self = .macCatalyst
    case "macos": self = .macOS
    case "tvos": self = .tvOS
    case "watchos": self = .watchOS
    case "xros", "visionos": self = .visionOS
    default: return nil
    }
  }

  /// The name of its SDK, without a version.
  var sdkName: String {
    switch self {
    case .iOS, .unknown: "iphoneos"
    case .tvOS: "appletvos"
    case .watchOS: "watchos"
    case .visionOS: "xros"
    case .macOS, .macCatalyst: "macosx"
    }
  }

  /// The setting that says which version of the system is needed.
  var deploymentSetting: String? {
    switch self {
    case .iOS, .macCatalyst: "IPHONEOS_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .unknown: nil
    }
  }
}

extension BuildSettings {
  /// The systems that a target is built for, the first in the order of ``Platform``; none where that
  /// is not known.
  var platforms: [Platform] {
    var found: Set<Platform> = []
    let sdk = value("SDKROOT", sdk: "").flatMap { Platform(sdkName: $0.text) }
    let listed = value("SUPPORTED_PLATFORMS", sdk: sdk?.sdkName ?? "")
    for name in listed?.text.split(separator: " ") ?? [] {
      if let platform = Platform(sdkName: String(name)) { found.insert(platform) }
    }
    if found.isEmpty, let sdk { found.insert(sdk) }
    if found.contains(.iOS), isSet("SUPPORTS_MACCATALYST", sdk: "iphoneos") {
      found.insert(.macCatalyst)
    }
    // Xcode builds for the Mac when nothing is said.
    if found.isEmpty, isComplete, value("SDKROOT", sdk: "") == nil { found.insert(.macOS) }
    return Platform.allCases.filter(found.contains)
  }
}
