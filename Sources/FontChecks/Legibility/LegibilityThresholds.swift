/// From where on a difference counts.
///
/// Documentation/bold-text.md has the survey of real families behind the first two.
package enum LegibilityThresholds {
  /// The least ratio of stems that people see as bolder.
  package static let stemRatio = 1.15

  /// The least ratio of inked areas, where there are no stems; where both can be measured, area grows
  /// by five sixths of what stems grow by.
  package static let inkRatio = 1.12

  /// Below this ratio a partner looks lighter, and nobody can call it much the same.
  package static let lighter = 0.95

  /// The part by which text may grow wider, or narrower.
  package static let advance = 0.1

  /// The part by which lines may grow higher, or lower.
  package static let lineHeight = 0.02
}
