/// One axis of a variable font file.
///
/// See <https://learn.microsoft.com/typography/opentype/spec/fvar#variationaxisrecord>.
public struct VariationAxis: Hashable, Sendable {
  /// The four letters of the axis, such as `wght`.
  public var tag: String

  /// The least position, in the axis' own unit.
  public var minimum: Double

  /// Where the outlines lie that the file stores.
  public var defaultValue: Double

  /// The greatest position.
  public var maximum: Double

  /// Describes an axis.
  public init(tag: String, minimum: Double, defaultValue: Double, maximum: Double) {
    self.tag = tag
    self.minimum = minimum
    self.defaultValue = defaultValue
    self.maximum = maximum
  }
}
