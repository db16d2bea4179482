internal import DynamicType
internal import FontRegistry
internal import Testing

@Suite("Faces in styles and categories")
struct ScaledRowTests {
  /// The metrics of Inter 3.
  static let inter = LineMetricsTests.face(
    unitsPerEm: 2816,
    LineMetricsTests.line(2728, -680, 0),
    capHeight: 2048,
    xHeight: 1536
  )

  static func rows(_ table: ScalingTable) throws -> [ScaledRow] {
    try FaceScaler(inter).rows(of: FontSizeTable(table, styles: [.body]))
  }

  @Test func `a body font of 17 points has its sizes and its own line heights`() throws {
    let rows = try Self.rows(.ios)
    #expect(rows.map(\.cell.size.category) == ContentSizeCategory.sizes)
    #expect(
      rows.map(\.metrics.pointSize) == [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48]
    )
    for row in rows {
      // 2728 + 680 of 2816 units.
      #expect(abs(row.metrics.lineHeight - row.metrics.pointSize * 3408 / 2816) < 1e-9)
      #expect(abs((row.metrics.capHeight ?? 0) - row.metrics.pointSize * 2048 / 2816) < 1e-9)
    }
    #expect(rows.map(\.cell.systemPointSize) == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(rows[11].cell.systemLineHeight == 62)
    #expect(rows[11].cell.factor == 62.0 / 22)
  }

  @Test func `by the table of iOS 10 body has 53 points at AX5`() throws {
    let last = try #require(Self.rows(.ios10).last)
    #expect(last.metrics.pointSize == 53)
    #expect(last.cell.systemLineHeight == nil)
  }

  @Test func `the guidelines give other sizes in disputed cells only`() throws {
    let (measured, published) = (
      try FontSizeTable(.ios, size: 1000), try FontSizeTable(.iosHIG, size: 1000)
    )
    #expect(measured.cells.count == 132)
    for (cell, other) in zip(measured.cells, published.cells) {
      #expect((cell.size.pointSize != other.size.pointSize) == cell.isDisputed)
      #expect(other.isDisputed == cell.isDisputed)
    }
  }

  @Test func `a size table has what was asked for, in that order`() throws {
    let sizes = try FontSizeTable(
      styles: [.footnote, .body],
      categories: [.accessibilityMedium, .large],
      size: 10,
      limits: SizeLimits(maximum: 12)
    )
    #expect(sizes.cells.map(\.style) == [.footnote, .footnote, .body, .body])
    #expect(sizes.cells.map(\.size.pointSize) == [12, 10, 12, 10])
    #expect(sizes.cells.map(\.size.isCapped) == [true, false, true, false])
    #expect(sizes.cells.map(\.baseSize) == [10, 10, 10, 10])
    #expect(sizes.resize.map(\.style) == [.footnote, .body])
    #expect(sizes.resize.map(\.maximum) == [1.2, 1.2])
    #expect(sizes.resize.allSatisfy { $0.reaches200At == nil })
    // The system's footnote at large is 13 points, beyond the maximum.
    #expect(sizes.resize.allSatisfy { $0.systemReaches200At == nil })
  }

  @Test func `every table gives the styles that it can scale by`() throws {
    #expect(try FontSizeTable(.ios).cells.count == 132)
    #expect(try FontSizeTable(.ios10).cells.count == 120)
    #expect(try FontSizeTable(.macos).cells.count == 132)
    #expect(throws: FontScalingError.noScaling(.largeTitle, .ios10)) {
      try FontSizeTable(.ios10, styles: [.body, .largeTitle])
    }
    #expect(throws: FontScalingError.invalidSize(0)) { try FontSizeTable(size: 0) }
  }

  @Test func `twice the size is reached where the style says`() throws {
    let resize = try FontSizeTable().resize
    #expect(
      resize.map { $0.reaches200At?.key ?? "never" } == [
        "never", "AX5", "AX4", "AX3", "AX3", "AX3", "AX3", "AX3", "AX3", "AX2", "AX2",
      ]
    )
    #expect(
      resize.map { $0.systemReaches200At?.key ?? "never" } == [
        "never", "AX5", "AX3", "AX3", "AX3", "AX3", "AX2", "AX2", "AX2", "AX2", "AX2",
      ]
    )
    // 58 of 34 points, 48 of 17 points.
    #expect(resize.first?.maximum == 58.0 / 34)
    #expect(resize[5].maximum == 48.0 / 17)
  }
}
