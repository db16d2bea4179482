/// A cell of the iOS table where Apple publishes another line height than devices scale by.
///
/// One project measured it, on iOS 27; no second measurement is known, and none of an older iOS.
/// At AX4 headline and body, which are twins in every other cell, differ by measurement: that looks
/// like a slip in the system's own table, and is kept apart for the same reason.
public struct DisputedCell: Hashable, Sendable {
  /// The text style.
  public let style: TextStyle

  /// The category.
  public let category: ContentSizeCategory

  let publishedPoints: UInt8

  /// The line height of ``ScalingTable/iosHIG``, in points.
  public var published: Double { Double(publishedPoints) }

  /// The line height of ``ScalingTable/ios``, in points, which follows from the measured ratio.
  public var measured: Double? { ScalingTable.ios.lineHeight(for: style, at: category) }

  /// The eight cells, by style and category.
  public static let all: [DisputedCell] = [
    DisputedCell(style: .title1, category: .extraLarge, publishedPoints: 37),
    DisputedCell(style: .title1, category: .extraExtraLarge, publishedPoints: 39),
    DisputedCell(style: .title1, category: .accessibilityExtraExtraLarge, publishedPoints: 62),
    DisputedCell(style: .headline, category: .accessibilityExtraExtraLarge, publishedPoints: 56),
    DisputedCell(style: .subheadline, category: .extraExtraExtraLarge, publishedPoints: 28),
    DisputedCell(style: .subheadline, category: .accessibilityLarge, publishedPoints: 37),
    DisputedCell(style: .caption1, category: .accessibilityMedium, publishedPoints: 28),
    DisputedCell(style: .caption2, category: .accessibilityLarge, publishedPoints: 30),
  ]
}

extension ScalingTable {
  /// Whether the line height of a cell is one of the eight that measurement and publication part
  /// over.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - category: The category.
  /// - Returns: Whether it is; always `false` for tables that have no part in it.
  public func isDisputed(_ style: TextStyle, at category: ContentSizeCategory) -> Bool {
    guard self == .ios || self == .iosHIG else { return false }
    return DisputedCell.all.contains { $0.style == style && $0.category == category }
  }
}
