internal import DynamicType
internal import Testing

@Suite("Scaling tables")
struct ScalingTableTests {
  static let elevenStyles = TextStyle.allCases.filter { $0.firstIOSVersion < 17 }

  @Test(arguments: Published.iOS.rows)
  func `iOS and its guidelines have the published sizes`(row: TextTable.Row) {
    for table in [ScalingTable.ios, .iosHIG] {
      let sizes = ContentSizeCategory.sizes.map { table.pointSize(for: row.style, at: $0) }
      #expect(sizes == row.numbers(part: 0), "\(table) \(row.style)")
    }
  }

  @Test(arguments: Published.iOS.rows)
  func `the guidelines have the published line heights`(row: TextTable.Row) {
    let heights = ContentSizeCategory.sizes.map { category in
      ScalingTable.iosHIG.lineHeight(for: row.style, at: category)
    }
    #expect(heights == row.numbers(part: 1))
  }

  @Test(arguments: Published.iOS.rows)
  func `iOS has the published line heights but in the cells that are disputed`(
    row: TextTable.Row
  ) {
    var expected = row.numbers(part: 1)
    for cell in Published.disputed.rows where cell.style == row.style {
      for (index, category) in ContentSizeCategory.sizes.enumerated()
      where category.key == cell.words[0] {
        #expect(expected[index] == Double(cell.words[1]), "a slip in these tests")
        expected[index] = Double(cell.words[2]) ?? .nan
      }
    }
    let heights = ContentSizeCategory.sizes.map { category in
      ScalingTable.ios.lineHeight(for: row.style, at: category)
    }
    #expect(heights == expected)
  }

  @Test func `eight cells are disputed, in both tables of iOS`() {
    let cells = DisputedCell.all.map { cell in
      "\(cell.style.key) \(cell.category.key) \(Int(cell.published)) \(Int(cell.measured ?? 0))"
    }
    let expected = Published.disputed.rows.map { row in
      ([row.style.key] + row.words).joined(separator: " ")
    }
    #expect(cells == expected)
    for table in ScalingTable.allCases {
      let marked = TextStyle.allCases.flatMap { style in
        ContentSizeCategory.allCases.filter { table.isDisputed(style, at: $0) }
      }
      #expect(marked.count == (table == .ios || table == .iosHIG ? 8 : 0))
    }
  }

  @Test(arguments: Published.iOS10.rows)
  func `up to iOS 10 only body grows in the accessibility sizes`(row: TextTable.Row) {
    let sizes = ContentSizeCategory.sizes.map { category in
      ScalingTable.ios10.pointSize(for: row.style, at: category)
    }
    #expect(sizes == row.numbers())
    for category in ContentSizeCategory.sizes {
      #expect(ScalingTable.ios10.lineHeight(for: row.style, at: category) == nil)
    }
  }

  @Test(arguments: Published.macOS.rows)
  func `macOS has one size for every category`(row: TextTable.Row) throws {
    let parts = row.words[0].split(separator: "/").map { Double($0) }
    let found = try #require(ScalingTable.macos.row(for: row.style))
    for category in ContentSizeCategory.sizes {
      #expect(found.pointSize(at: category) == parts[0])
      #expect(found.lineHeight(at: category) == parts[1])
    }
    #expect(found.weight.rawValue == row.words[1])
    #expect(found.emphasizedWeight?.rawValue == row.words[2])
  }

  @Test func `each table has the styles of its system, in order`() {
    let eleven = Self.elevenStyles
    #expect(Published.iOS.rows.map(\.style) == eleven)
    #expect(Published.multipliers.rows.map(\.style) == eleven)
    #expect(ScalingTable.ios.rows.map(\.style) == TextStyle.allCases)
    #expect(ScalingTable.iosHIG.rows.map(\.style) == TextStyle.allCases)
    #expect(ScalingTable.macos.rows.map(\.style) == eleven)
    #expect(ScalingTable.ios10.rows.map(\.style) == Array(eleven.dropFirst()))
    #expect(Published.macOS.rows.map(\.style) == eleven)
    #expect(Published.iOS10.rows.map(\.style) == Array(eleven.dropFirst()))
  }

  @Test(arguments: [(TextStyle.extraLargeTitle, 36.0), (.extraLargeTitle2, 28.0)])
  func `of the extra large titles only the size at large is known`(style: TextStyle, size: Double) {
    for table in [ScalingTable.ios, .iosHIG] {
      let sizes = ContentSizeCategory.sizes.map { table.pointSize(for: style, at: $0) }
      #expect(sizes == [nil, nil, nil, size] + Array(repeating: nil, count: 8))
      #expect(ContentSizeCategory.sizes.allSatisfy { table.lineHeight(for: style, at: $0) == nil })
      #expect(table.row(for: style)?.weight == .bold)
      #expect(table.row(for: style)?.emphasizedWeight == nil)
    }
  }

  @Test func `an unspecified category has no numbers`() {
    for table in ScalingTable.allCases {
      #expect(table.pointSize(for: .body, at: .unspecified) == nil)
      #expect(table.lineHeight(for: .body, at: .unspecified) == nil)
    }
  }

  @Test(arguments: elevenStyles)
  func `weights of iOS are semibold for the headline and bold for the emphasised titles`(
    style: TextStyle
  ) {
    for table in [ScalingTable.ios, .iosHIG] {
      let row = table.row(for: style)
      #expect(row?.weight == (style == .headline ? .semibold : .regular))
      let isLarge = [.largeTitle, .title1, .title2].contains(style)
      #expect(row?.emphasizedWeight == (isLarge ? .bold : .semibold))
    }
    // Title 1 was light up to iOS 10, and no weights for emphasis were published then.
    let old = ScalingTable.ios10.row(for: style)
    #expect(old?.emphasizedWeight == nil)
    if let old {
      #expect(old.weight == (style == .title1 ? .light : style == .headline ? .semibold : .regular))
    }
  }

  @Test func `every table says where it comes from and how sure it is`() {
    #expect(ScalingTable.ios.provenance == "iOS, line heights measured on iOS 27 by one project")
    #expect(Set(ScalingTable.allCases.map(\.provenance)).count == 4)
    #expect(ScalingTable.allCases.filter { $0.certainty == .medium } == [.ios10])
    #expect(ScalingTable.allCases.filter { !$0.hasDynamicType } == [.macos])
  }

  @Test(arguments: [
    ("ios", ScalingTable.ios), ("ios-hig", .iosHIG), ("ios10", .ios10), ("macos", .macos),
  ])
  func `a table is read by its key`(key: String, table: ScalingTable) throws {
    #expect(try ScalingTable(named: key) == table)
    #expect(table.rawValue == key)
  }

  @Test(arguments: [("iOS", "ios"), ("ioshig", "ios-hig"), ("ios11", "ios10"), ("mac-os", "macos")])
  func `an unknown table is named with the nearest`(name: String, nearest: String) {
    let error = #expect(throws: UnknownName.self) { try ScalingTable(named: name) }
    #expect(error?.description == "unknown scaling table '\(name)'; did you mean '\(nearest)'?")
  }

  @Test func `weights have UIKit's values and order`() {
    #expect(
      FontWeight.allCases.map(\.value) == [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
    )
    #expect(FontWeight.allCases.sorted() == FontWeight.allCases)
  }
}
