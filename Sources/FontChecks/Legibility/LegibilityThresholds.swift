/// From where on a difference counts.
enum LegibilityThresholds {
  /// Below this ratio a partner looks lighter, and nobody can call it much the same.
  static let lighter = 0.95
}

/// Documentation/bold-text.md has the survey of real families behind the first two.
extension RuleOption {
  /// The least ratio of stems that people see as bolder.
  package static let stems = RuleOption(
    rule: "legibility/not-bolder",
    name: "stems",
    usual: 1.15,
    range: 1...4,
    meaning: "how many times as thick stems have to be"
  )

  /// The least ratio of inked areas, where there are no stems; where both can be measured, area grows
  /// by five sixths of what stems grow by.
  package static let ink = RuleOption(
    rule: "legibility/not-bolder",
    name: "ink",
    usual: 1.12,
    range: 1...4,
    meaning: "how many times the inked area, where there are no stems"
  )

  /// The part by which text may grow wider, or narrower.
  package static let textWidth = RuleOption(
    rule: "legibility/metrics",
    name: "text_width",
    usual: 0.1,
    range: 0...1,
    meaning: "the part by which text may grow wider or narrower"
  )

  /// The part by which lines may grow higher, or lower.
  package static let lineHeight = RuleOption(
    rule: "legibility/metrics",
    name: "line_height",
    usual: 0.02,
    range: 0...1,
    meaning: "the part by which lines may grow higher or lower"
  )
}
