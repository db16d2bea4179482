extension ScalingTable {
  /// One size and line height a style, from the Human Interface Guidelines.
  static let macosRows: [StyleRow] = [
    fixed(.largeTitle, 26, line: 32, emphasized: .bold),
    fixed(.title1, 22, line: 26, emphasized: .bold),
    fixed(.title2, 17, line: 22, emphasized: .bold),
    fixed(.title3, 15, line: 20),
    fixed(.headline, 13, line: 16, weight: .bold, emphasized: .heavy),
    fixed(.body, 13, line: 16),
    fixed(.callout, 12, line: 15),
    fixed(.subheadline, 11, line: 14),
    fixed(.footnote, 10, line: 13),
    fixed(.caption1, 10, line: 13, emphasized: .medium),
    fixed(.caption2, 10, line: 13, weight: .medium),
  ]

  private static func fixed(
    _ style: TextStyle,
    _ pointSize: UInt8,
    line: UInt8,
    weight: FontWeight = .regular,
    emphasized: FontWeight = .semibold
  ) -> StyleRow {
    let count = ContentSizeCategory.sizes.count
    return StyleRow(
      style,
      sizes: Array(repeating: pointSize, count: count),
      lines: Array(repeating: line, count: count),
      weight: weight,
      emphasized: emphasized
    )
  }
}
