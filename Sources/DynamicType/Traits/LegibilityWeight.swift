/// Whether a person has Bold Text turned on in the settings.
///
/// iOS changes system fonts by itself; to a custom font nothing happens unless the app exchanges
/// its face. Mirrors `UILegibilityWeight`.
public enum LegibilityWeight: String, CaseIterable, Hashable, Sendable {
  /// No choice: what applies is taken from the traits around it, in the end ``regular``.
  case unspecified
  /// Bold Text is off.
  case regular
  /// Bold Text is on.
  case bold

  /// This weight, or another where there is no choice.
  func orIfUnspecified(_ other: @autoclosure () -> LegibilityWeight) -> LegibilityWeight {
    self == .unspecified ? other() : self
  }
}
