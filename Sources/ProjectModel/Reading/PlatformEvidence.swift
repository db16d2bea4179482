internal import PropertyList

/// What an Info.plist says about its system, in the words of the keys.
struct PlatformEvidence {
  /// `DTPlatformName` and `CFBundleSupportedPlatforms`, which builds write; in lower case.
  var platformNames: [String] = []

  /// `UIDeviceFamily`: 1 iPhone, 2 iPad, 3 Apple TV, 4 Apple Watch, 6 Mac, 7 Apple Vision.
  var deviceFamilies: [Int128] = []

  /// Whether a key is there that a watch app has.
  var hasWatchKeys = false

  /// Whether a key is there that UIKit reads and AppKit does not.
  var hasUIKitKeys = false

  /// Whether a key is there that AppKit reads and UIKit does not.
  var hasAppKitKeys = false
}

extension PlatformEvidence {
  private static let watchKeys = [
    "WKApplication", "WKWatchKitApp", "WKCompanionAppBundleIdentifier",
  ]

  private static let uiKitKeys = [
    "MinimumOSVersion", "UIApplicationSceneManifest", "UILaunchScreen", "UILaunchStoryboardName",
    "UIMainStoryboardFile", "UIRequiredDeviceCapabilities", "UISupportedInterfaceOrientations",
  ]

  // An app for iPhone that may also be built for the Mac can hold the first.
  private static let appKitKeys = [
    "LSMinimumSystemVersion", "LSUIElement", "NSMainNibFile", "NSMainStoryboardFile",
  ]

  /// Collects what the keys of a file say.
  init(_ root: PropertyListDictionary) {
    let built = root["CFBundleSupportedPlatforms"]?.array ?? []
    platformNames = ([root["DTPlatformName"]].compactMap { $0 } + built)
      .compactMap { $0.string?.lowercased() }
    // A single family may be written without an array.
    let families = root["UIDeviceFamily"]
    deviceFamilies = (families?.array ?? [families].compactMap { $0 }).compactMap { value in
      value.integer ?? value.string.flatMap { Int128($0) }
    }
    hasWatchKeys = Self.watchKeys.contains { root[$0] != nil }
    hasUIKitKeys =
      root["LSRequiresIPhoneOS"]?.boolean == true || Self.uiKitKeys.contains { root[$0] != nil }
    hasAppKitKeys =
      Self.appKitKeys.contains { root[$0] != nil }
      || root["NSPrincipalClass"]?.string == "NSApplication"
    // Xcode's templates for one plist on several systems set this for devices only.
    if root["LSRequiresIPhoneOS"]?.boolean == true { hasAppKitKeys = false }
  }
}

extension Platform {
  /// Weighs evidence: what the build wrote, then device families, then keys of one system.
  init(evidence: PlatformEvidence) {
    let families = evidence.deviceFamilies
    for name in evidence.platformNames {
      switch name {
      case "iphoneos", "iphonesimulator": self = .iOS
      case "appletvos", "appletvsimulator": self = .tvOS
      case "watchos", "watchsimulator": self = .watchOS
      case "xros", "xrsimulator": self = .visionOS
      // A Mac app that has iPad or Mac as its device family was made with UIKit.
      case "macosx": self = families.contains { $0 == 2 || $0 == 6 } ? .macCatalyst : .macOS
      default: continue
      }
      return
    }
    if evidence.hasWatchKeys || families.contains(4) {
      self = .watchOS
    } else if families.contains(1) || families.contains(2) {
      self = .iOS
    } else if families.contains(3) {
      self = .tvOS
    } else if families.contains(7) {
      self = .visionOS
    } else if families.contains(6) {
      self = .macCatalyst
    } else {
      switch (evidence.hasUIKitKeys, evidence.hasAppKitKeys) {
      case (true, false): self = .iOS
      case (false, true): self = .macOS
      case (true, true), (false, false): self = .unknown
      }
    }
  }
}
