/// What a target makes, by its `productType`.
enum ProductType {
  /// What the product is; `nil` for a type that makes nothing that could hold fonts and runs no code
  /// of an app.
  static func kind(_ productType: String) -> AppBundle.Kind? {
    let prefix = "com.apple.product-type."
    guard productType.hasPrefix(prefix) else { return nil }
    let type = productType.dropFirst(prefix.count)
    switch type {
    case _ where type == "application" || type.hasPrefix("application."): return .application
    case "framework", "framework.static", "xcframework": return .framework
    case "bundle": return .resourceBundle
    case "bundle.unit-test", "bundle.ui-testing", "bundle.ocunit-test": return .testBundle
    case "library.static", "library.dynamic", "objfile", "tool": return .library
    // Of a Mac; it loads what is beside it as an app does.
    case "xpc-service", "system-extension", "driver-extension": return .resourceBundle
    case _ where type.hasSuffix("extension") || type.contains("-extension."):
      return .appExtension
    default: return nil
    }
  }

  /// The extension of the folder that a type makes, without a dot; `nil` for what makes no folder.
  static func wrapper(_ productType: String, _ kind: AppBundle.Kind) -> String? {
    switch kind {
    case .application: "app"
    case .appExtension: "appex"
    case .framework: "framework"
    case .resourceBundle: productType.hasSuffix("xpc-service") ? "xpc" : "bundle"
    case .testBundle: "xctest"
    case .library: nil
    }
  }

  /// The system of a type that there is for one only.
  static func platform(_ productType: String) -> Platform? {
    if productType.contains("watch") { return .watchOS }
    if productType.hasSuffix("tv-app-extension") || productType.contains(".tv-") { return .tvOS }
    return nil
  }
}
