public import DynamicType

/// A face in one text style and size category.
public struct ScaledRow: Hashable, Sendable {
  /// The style, the category and the size.
  public let cell: FontSizeTable.Cell

  /// What the face measures at that size.
  public let metrics: LineMetrics
}
