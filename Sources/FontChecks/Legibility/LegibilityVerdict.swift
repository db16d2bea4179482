/// What Bold Text can do for a face.
package enum LegibilityVerdict: String, Hashable, Sendable, CaseIterable {
  /// The family has nothing heavier.
  case missing

  /// The partner's stems are not visibly heavier.
  case notBolder = "not-bolder"

  /// The partner lacks letters that the face has, or has those of a script no heavier.
  case coverage

  /// Line height or width jumps when Bold Text is turned on.
  case metrics

  /// There is a partner, and nothing is known to be wrong with it.
  case ok

  /// The face is of weight 600 or more and nothing in its family is heavier, or looks so: no fault.
  case heaviest

  /// A symbol or icon font, which is left alone, or one that iOS has a face by the name of.
  case exempt

  /// The face does not say how heavy it is, or the letters of it or its partner cannot be measured.
  case unmeasurable

  /// Whether `fontscan legibility` ends with status 1 for it.
  package var isFault: Bool { self == .missing || self == .notBolder }
}
