/// The system that a bundle is made for.
///
/// A property list of a source folder often does not say; then this is a guess from the keys that
/// only one system reads, and ``unknown`` where they contradict each other or are missing.
package enum Platform: String, Hashable, Sendable, CaseIterable {
  /// iPhone and iPad, devices and simulators.
  case iOS

  /// Apple TV.
  case tvOS

  /// Apple Watch.
  case watchOS

  /// Apple Vision.
  case visionOS

  /// A Mac app made with AppKit.
  case macOS

  /// An iPad app built for the Mac: it reads `UIAppFonts` as on iOS.
  case macCatalyst

  /// Not said, or contradictory.
  case unknown
}
