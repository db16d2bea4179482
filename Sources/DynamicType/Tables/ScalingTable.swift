/// A set of numbers that says how large text is, by style and category.
///
/// Two of them differ in eight cells only: what Apple publishes (``iosHIG``) and what one project
/// measured (``ios``); see ``DisputedCell``. What an app shows should name the table that it comes
/// from, with its ``provenance``.
public enum ScalingTable: String, CaseIterable, Hashable, Sendable {
  /// iOS and iPadOS today: point sizes as Apple publishes them, line heights as they follow from
  /// what one project measured.
  ///
  /// The project, ScaledFont by gewill, printed `UIFontMetrics.scaledValue(for: 1000)` on iOS 27
  /// for every style and category. Each of its 132 numbers is the ratio of exactly one whole line
  /// height to that at large, rounded to a third of a point. In 124 cells that line height is the
  /// published one. The other eight have not been measured by anybody else.
  case ios

  /// iOS and iPadOS as the Human Interface Guidelines print them: point sizes and line heights.
  ///
  /// Several copies of the page, from July 2025 to January 2026, agree in every cell. Point sizes
  /// printed from a simulator with iOS 13.3 differ in one: Caption 2 was 41 points at AX5 then, and
  /// is 40 today.
  case iosHIG = "ios-hig"

  /// iOS 7 to 10: today's sizes up to xxxLarge, beyond which only body grew.
  ///
  /// Pieced together from an app's fallback code, a bug report and a copy of Apple's page from
  /// 2017. There were no large titles and no `UIFontMetrics`, and line heights are not known.
  case ios10

  /// macOS, which has one size for each style, whatever the category.
  case macos
}

extension ScalingTable {
  /// Reads the key of a table: `ios`, `ios-hig`, `ios10` or `macos`.
  ///
  /// - Parameter name: The key, letter for letter.
  /// - Throws: When there is no such table, with the nearest.
  public init(named name: String) throws(UnknownName) {
    self = try Self.named(name, among: Self.allCases)
  }

  /// The styles that the table has, in the order of `TextStyle.allCases`.
  public var rows: [StyleRow] {
    switch self {
    case .ios: Self.iosRows
    case .iosHIG: Self.iosHIGRows
    case .ios10: Self.ios10Rows
    case .macos: Self.macosRows
    }
  }

  /// What the table says of a style.
  ///
  /// - Parameter style: The style.
  /// - Returns: Its row; `nil` when the system of this table has no such style.
  public func row(for style: TextStyle) -> StyleRow? {
    let rows = rows
    // By index, since going through the rows themselves would copy each of them.
    return rows.indices.first { rows[$0].style == style }.map { rows[$0] }
  }

  /// The size of the system font in a style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - category: The category.
  /// - Returns: Points; `nil` when the table does not say.
  public func pointSize(for style: TextStyle, at category: ContentSizeCategory) -> Double? {
    row(for: style)?.pointSize(at: category)
  }

  /// The height of a line of the system font in a style, which is what ``FontMetrics`` scales by.
  ///
  /// Apple's tables call it leading. It is the whole line, not a gap between lines, and belongs to
  /// the system font: lines of a custom font are as high as its file says.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - category: The category.
  /// - Returns: Points; `nil` when the table does not say.
  public func lineHeight(for style: TextStyle, at category: ContentSizeCategory) -> Double? {
    row(for: style)?.lineHeight(at: category)
  }
}

extension ScalingTable: Spelled {
  static var kind: UnknownName.Kind { .table }

  var spellings: [String] { [rawValue] }
}
