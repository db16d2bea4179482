import FontTestSupport
import Testing

@testable import FontscanCLI

/// Reports of users and apps, and the numbers that Apple and others publish.
@Suite("fontscan scale: numbers")
struct ScaleNumbersTests {
  static let regular = Fixtures.font("family/DemoSans-Regular.ttf")

  static let categories = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3",
    "AX4", "AX5",
  ]

  /// A body font of 17 points, by the line heights 19 20 21 22 24 26 29 34 40 48 56 62.
  @Test func `a body font has its sizes and its own line heights`() throws {
    let rows = try rows(of: [Self.regular, "--style", "body"])
    #expect(rows.map(\.category) == Self.categories)
    #expect(rows.map(\.pointSize) == [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48])
    #expect(rows.map(\.systemPointSize) == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(rows.map(\.systemLineHeight) == [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
    for row in rows {
      // hhea of 950, -250 and 0 at 1000 units, capitals of 700.
      #expect(abs(row.lineHeight - row.pointSize * 1.2) < 1e-9)
      #expect(abs(row.ascender - row.pointSize * 0.95) < 1e-9)
      #expect(abs(row.descender - row.pointSize * -0.25) < 1e-9)
      #expect(abs((row.capHeight ?? 0) - row.pointSize * 0.7) < 1e-9)
    }
  }

  @Test func `the guidelines' table differs in the eight disputed cells alone`() throws {
    let size = ["--size", "1000"]
    let measured = try rows(of: [Self.regular] + size)
    let published = try rows(of: [Self.regular, "--table", "ios-hig"] + size)
    #expect(measured.count == 132)
    let different = zip(measured, published).filter { $0.pointSize != $1.pointSize }
    #expect(
      different.map { "\($0.0.style) \($0.0.category)" } == [
        "title1 xLarge", "title1 xxLarge", "title1 AX4", "headline AX4", "subheadline xxxLarge",
        "subheadline AX2", "caption1 AX1", "caption2 AX2",
      ]
    )
    #expect(different.allSatisfy { $0.0.disputed && $0.1.disputed })
    #expect(measured.count(where: \.disputed) == 8)
  }

  @Test func `by the table of iOS 10 only body grows in the accessibility sizes`() throws {
    let rows = try rows(of: [Self.regular, "--table", "ios10"])
    // Ten styles: Large Title came later.
    #expect(rows.count == 120)
    let largest = rows.filter { $0.category == "AX5" }
    #expect(largest.first { $0.style == "body" }?.pointSize == 53)
    #expect(largest.first { $0.style == "headline" }?.pointSize == 23)
    #expect(largest.first { $0.style == "caption2" }?.pointSize == 17)
    #expect(rows.allSatisfy { $0.systemLineHeight == nil && !$0.disputed })
  }

  @Test func `a Mac has one size for each style`() throws {
    let document = try ScaleDocument([Self.regular, "--table", "macos"])
    let rows = document.fonts[0].rows
    #expect(
      rows.filter { $0.style == "title2" }.map(\.pointSize) == Array(repeating: 17, count: 12)
    )
    #expect(rows.allSatisfy { $0.scale == 1 })
    #expect(document.fonts[0].resize.allSatisfy { $0.reaches200At == nil })
    // That a Mac's lines are as high as the sum of 'hhea' is not known.
    #expect(document.remarks.count == 1)
    #expect(document.remarks.first?.contains("defaultLineHeight(for:)") == true)
    let text = run(["scale", Self.regular, "--table", "macos"]).output
    #expect(text.contains("defaultLineHeight(for:)"))
  }

  /// The font stops at its maximum, and what `scaledValue(for:)` gives for spacing goes on.
  @Test func `a cap holds the font from its category on, and no spacing`() throws {
    let words = [Self.regular, "--style=body", "--size=17", "--max-size=26"]
    let document = try ScaleDocument(words)
    let rows = document.fonts[0].rows
    #expect(rows.map(\.pointSize) == [15, 15, 16, 17, 19, 20, 22, 26, 26, 26, 26, 26])
    // 17 × 34/22 = 26.27 is 26 at AX1 by itself.
    #expect(rows.filter(\.capped).map(\.category) == ["AX2", "AX3", "AX4", "AX5"])
    #expect(rows.map(\.scaledValue).last == 48)
    let reach = try #require(document.fonts[0].resize.first)
    #expect(reach.cappedFrom == "AX2")
    #expect(reach.reaches200At == nil)
    #expect(reach.systemReaches200At == nil)
    #expect(reach.unlimitedReaches200At == "AX3")
    #expect(reach.maximum == 26.0 / 17)
    let text = run(["scale"] + words).output
    #expect(text.contains("  *  held at the maximum of 26 points: body from AX2\n"))
  }

  @Test func `a minimum holds the font up to its category`() throws {
    let document = try ScaleDocument([Self.regular, "--style=footnote", "--min-size=14"])
    let rows = document.fonts[0].rows
    // 13 × 16/18 = 11.6 and 13 × 20/18 = 14.4.
    #expect(rows.prefix(5).map(\.pointSize) == [14, 14, 14, 14, 14])
    #expect(rows.map(\.raised) == [true, true, true, true] + Array(repeating: false, count: 8))
    #expect(document.fonts[0].resize.first?.raisedUpTo == "large")
  }

  /// 17 points that are scaled before they are scaled: 17 × (62/22)².
  @Test func `the factor stands beside its square`() throws {
    let row = try #require(try rows(of: [Self.regular, "--style=body", "--category=AX5"]).first)
    #expect(row.scale == 62.0 / 22)
    #expect(row.scaleSquared == 62.0 / 22 * (62.0 / 22))
    let text = run(["scale", Self.regular, "--style=body", "--category=AX5"]).output
    #expect(text.contains("2.818   7.942\n"))
  }

  /// hhea 700, -200 and 0 of 1000 units: lines of nine tenths of an em.
  @Test func `lines that are too tight show as such`() throws {
    let document = try ScaleDocument([Fixtures.font("metrics/tight.ttf"), "--style=body"])
    let font = try #require(document.fonts.first)
    #expect(font.em.lineHeight == 0.9)
    let large = try #require(font.rows.first { $0.category == "large" })
    #expect(abs(large.lineHeight - 15.3) < 1e-9)
    #expect(large.lineHeight < large.pointSize)
    let text = run(["scale", Fixtures.font("metrics/tight.ttf")]).output
    #expect(text.contains("  lines     0.9 em: ascender 0.7, descender -0.2, leading 0\n"))
  }

  /// Capitals of 700 in lines from -200 to 1200: the middles are at 350 and at 500.
  @Test(arguments: [
    ("metrics/lopsided.ttf", -0.15, "0.7 em, their middle 0.15 em below that of the line"),
    ("metrics/tight.ttf", 0.1, "0.7 em, their middle 0.1 em above that of the line"),
    ("family/DemoSans-Regular.ttf", 0, "0.7 em, in the middle of the line"),
  ])
  func `how far capitals are off the middle is said`(
    file: String,
    offset: Double,
    words: String
  ) throws {
    let em = try #require(try ScaleDocument([Fixtures.font(file)]).fonts.first?.em)
    #expect(abs((em.capitalsOffset ?? 9) - offset) < 1e-9)
    #expect(run(["scale", Fixtures.font(file)]).output.contains("  capitals  \(words)\n"))
  }

  /// WCAG 1.4.4 with UIFontMetrics' line heights, and with the sizes of the system font.
  @Test func `twice the size is reached where the two tables say`() throws {
    let resize = try #require(try ScaleDocument([Self.regular]).fonts.first?.resize)
    #expect(
      resize.map { "\($0.style) \($0.reaches200At ?? "-") \($0.systemReaches200At ?? "-")" } == [
        "largeTitle - -", "title1 AX5 AX5", "title2 AX4 AX3", "title3 AX3 AX3",
        "headline AX3 AX3", "body AX3 AX3", "callout AX3 AX2", "subheadline AX3 AX2",
        "footnote AX3 AX2", "caption1 AX2 AX2", "caption2 AX2 AX2",
      ]
    )
    let result = run(["scale", Self.regular])
    #expect(result.status == .success)
    #expect(
      result.output.hasSuffix(
        """
          largeTitle is never twice as large, without any limit: no fault, since not every style \
        has to be.

        """
      )
    )
  }

  @Test func `what is not known about a face is said`() throws {
    let gap = try ScaleDocument([Fixtures.font("metrics/line-gap.ttf")])
    #expect(gap.fonts[0].notes.count == 1)
    let row = try #require(gap.fonts[0].rows.first { $0.style == "body" && $0.category == "large" })
    #expect(abs(row.lineHeight - row.lineHeightWithoutLeading - 17 * 0.25) < 1e-9)
    // 17.5 × 68/34 is 35 at AX5: twice 17.5, and not twice the 18 that it may be rounded to.
    let half = ["--size", "17.5", "--style", "title1"]
    let open = try ScaleDocument([Self.regular] + half)
    #expect(
      open.remarks.first?.hasSuffix("depends on it: title1 (never, unrounded AX5)") == true
    )
    let text = run(["scale", Self.regular] + half).output
    #expect(text.contains("never or AX5"))
    #expect(!text.contains("title1 is never"))
    let fraction = try ScaleDocument([Self.regular, "--size", "12.5"])
    #expect(fraction.remarks.count == 1)
    #expect(try ScaleDocument([Self.regular, "--size", "12"]).remarks.isEmpty)
  }

  /// Half a point rounds to one; at xSmall, where it is scaled by 19/22, it would round to none.
  @Test func `sizes that would round to nothing are not said to be rounded`() throws {
    let words = [Self.regular, "--style", "body", "--size"]
    let tiny = try ScaleDocument(words + ["0.4", "--category", "large"])
    #expect(tiny.fonts[0].rows.map(\.pointSize) == [0.4])
    #expect(tiny.remarks.count == 1)
    #expect(
      tiny.remarks.first?.hasPrefix("sizes below half a point, such as 0.4, are left") == true
    )
    let half = try ScaleDocument(words + ["0.5"])
    #expect(half.fonts[0].rows.prefix(4).map(\.pointSize)[3] == 1)
    #expect(half.remarks.count == 2)
    #expect(half.remarks.last?.hasPrefix("a base size of 0.5 points is rounded at large") == true)
  }

  @Test func `a style that a table lacks is not dropped without a word`() throws {
    let all = try ScaleDocument([Self.regular, "--table", "ios10"])
    #expect(all.remarks == ["the table 'ios10' has no largeTitle, which came with iOS 11"])
    #expect(try ScaleDocument([Self.regular, "--table", "ios10", "--style=body"]).remarks == [])
    #expect(try ScaleDocument([Self.regular, "--table", "ios-hig"]).remarks == [])
    let text = run(["scale", Self.regular, "--table", "ios10"]).output
    #expect(text.contains("has no largeTitle"))
  }
}
