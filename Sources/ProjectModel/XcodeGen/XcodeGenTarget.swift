/// One target that XcodeGen would make.
struct XcodeGenTarget {
  /// What other targets call it.
  var key: String
  /// What it is called in the project.
  var name: String
  /// The system; `nil` where the spec does not say one that is known.
  var platform: Platform?
  /// Everything that is said of it.
  var value: SpecValue
  /// Where it is named.
  var place: SourcePlace
}

extension Platform {
  /// The system that XcodeGen calls so.
  init?(xcodeGen name: String) {
    switch name.lowercased() {
    case "ios": self = .iOS
    case "tvos": self = .tvOS
    case "macos": self = .macOS
    case "watchos": self = .watchOS
    case "visionos": self = .visionOS
    case "maccatalyst": self = .macCatalyst
    default: return nil
    }
  }
}
