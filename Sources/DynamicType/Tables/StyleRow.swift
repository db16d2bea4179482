/// What a table says of one text style.
public struct StyleRow: Hashable, Sendable {
  /// The style.
  public let style: TextStyle

  /// The weight of the system font in this style.
  public let weight: FontWeight

  /// The weight for emphasis, which Apple publishes since December 2025; `nil` when the style has
  /// none.
  public let emphasizedWeight: FontWeight?

  /// Points by the position of the category; 0 where the table is silent.
  private let pointSizes: [UInt8]

  /// Points by the position of the category; 0 where the table is silent, empty when it is so
  /// everywhere.
  private let lineHeights: [UInt8]

  /// Describes a style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - pointSizes: Twelve numbers, xSmall first; 0 stands for one that is not known.
  ///   - lineHeights: Twelve numbers, xSmall first, or none.
  ///   - weight: Its weight.
  ///   - emphasized: Its weight for emphasis.
  init(
    _ style: TextStyle,
    sizes pointSizes: [UInt8],
    lines lineHeights: [UInt8] = [],
    weight: FontWeight = .regular,
    emphasized: FontWeight? = .semibold
  ) {
    self.style = style
    self.weight = weight
    emphasizedWeight = emphasized
    self.pointSizes = pointSizes
    self.lineHeights = lineHeights
  }

  /// The size of the system font.
  ///
  /// - Parameter category: The category.
  /// - Returns: Points; `nil` when the table does not say, and for an unspecified category.
  public func pointSize(at category: ContentSizeCategory) -> Double? {
    StyleRow.number(at: category, in: pointSizes)
  }

  /// The height of a line of the system font.
  ///
  /// - Parameter category: The category.
  /// - Returns: Points; `nil` when the table does not say, and for an unspecified category.
  public func lineHeight(at category: ContentSizeCategory) -> Double? {
    StyleRow.number(at: category, in: lineHeights)
  }

  /// A copy with other line heights.
  ///
  /// - Parameter lineHeight: Gives the new height for a category and the old height.
  /// - Returns: The copy.
  func withLineHeights(_ lineHeight: (ContentSizeCategory, UInt8) -> UInt8) -> StyleRow {
    StyleRow(
      style,
      sizes: pointSizes,
      lines: zip(ContentSizeCategory.sizes, lineHeights).map(lineHeight),
      weight: weight,
      emphasized: emphasizedWeight
    )
  }

  /// A copy with other sizes and a weight of its own, and without anything that is not known for
  /// them: line heights and the weight for emphasis.
  ///
  /// - Parameters:
  ///   - weight: The weight.
  ///   - pointSize: Gives the new size for a category and the old size.
  /// - Returns: The copy.
  func withPointSizes(
    weight: FontWeight,
    _ pointSize: (ContentSizeCategory, UInt8) -> UInt8
  ) -> StyleRow {
    StyleRow(
      style,
      sizes: zip(ContentSizeCategory.sizes, pointSizes).map(pointSize),
      weight: weight,
      emphasized: nil
    )
  }

  private static func number(at category: ContentSizeCategory, in numbers: [UInt8]) -> Double? {
    guard let position = category.position, position < numbers.count else { return nil }
    return numbers[position] == 0 ? nil : Double(numbers[position])
  }
}
