/// What a face measures at a size, in points, as iOS reports it.
///
/// Nothing is rounded: Core Text gives such numbers as they are, and what lays text out rounds.
public struct LineMetrics: Hashable, Sendable {
  /// The size of the font.
  public let pointSize: Double

  /// How far a line reaches above the baseline, `UIFont.ascender`.
  public let ascender: Double

  /// How far it reaches below, negative, `UIFont.descender`.
  public let descender: Double

  /// What is put between lines, `UIFont.leading`: `lineGap` of `hhea`, and not what Apple's tables
  /// call leading.
  public let leading: Double

  /// Ascender, descender's size and leading together, which is `UIFont.lineHeight` as most readings
  /// have it.
  public let lineHeight: Double

  /// The same without leading, which is `UIFont.lineHeight` as a reading of one font has it.
  public let lineHeightWithoutLeading: Double

  /// The height of capital letters; `nil` when the face does not say, or not where on its axes.
  public let capHeight: Double?

  /// The height of small letters without ascenders; `nil` when the face does not say.
  public let xHeight: Double?

  /// How far the middle of the capital letters is above the middle of the line; negative when it is
  /// below, `nil` when the face does not say how high its capitals are.
  ///
  /// A text that sits too high or too low beside another, or in a button, has this for its usual
  /// reason. The line is taken from ascender to descender, without any leading.
  public let capitalsOffset: Double?
}
