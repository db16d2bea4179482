internal import DynamicType
internal import FontRegistry

extension ScaleReport {
  /// Writes all styles against the categories: sizes, and below them how high lines are, a row for
  /// each kind of line.
  func writeOverview(of groups: [ScaleGroup], to text: inout TextWriter) {
    text.endLine()
    text.append("Sizes in points, and below them how high a line is", .heading)
    text.endLine()
    var labels: [TextTable.Cell] = []
    for style in styles {
      labels.append(.init(style.key))
      for place in groups.indices {
        labels.append(.number(groups.count > 1 ? "\(place + 1)" : ""))
      }
    }
    let grids = groups.map { grid(of: $0.first) }
    let columns = shownCategories.enumerated().map { place, category in
      var cells: [String] = []
      for style in styles.indices {
        let rows = grids.map { $0[style][place] }
        cells += rows.prefix(1).map(Self.size)
        cells += rows.map { $0.metrics.lineHeight.fixed(1) }
      }
      return WideTable.Column(titles: [title(of: category)], cells: cells)
    }
    WideTable(labels: labels, columns: columns).write(to: &text)
    writeSource(to: &text)
  }

  /// Writes more about each size of a face: a table for each style, or one for a single category.
  func writeDetails(of font: Font, to text: inout TextWriter) {
    for table in details(of: font) {
      text.endLine()
      text.append(table.title, .heading)
      text.endLine()
      WideTable(
        labels: table.labels.map { TextTable.Cell($0) },
        columns: table.measures.map { measure in
          WideTable.Column(titles: measure.titles, cells: table.rows.map(measure.text))
        }
      )
      .write(to: &text)
    }
  }
}

extension ScaleReport {
  /// A table that has more than sizes.
  struct Detail {
    /// What all rows share.
    let title: String

    /// What sets each row apart.
    let labels: [String]

    /// The rows.
    let rows: [Row]

    /// The columns.
    let measures: [ScaleMeasure]
  }

  /// The tables about a face: one for each style, or one of all styles for a single category.
  func details(of font: Font) -> [Detail] {
    let rows = rows(of: font)
    let measures = ScaleMeasure.columns(for: rows)
    if let category = shownCategories.first, shownCategories.count == 1 {
      let chosen = rows.filter { $0.cell.size.category == category }
      return [
        Detail(
          title: title(of: category),
          labels: chosen.map(\.cell.style.key),
          rows: chosen,
          measures: measures
        )
      ]
    }
    return styles.map { style in
      let chosen = rows.filter { $0.cell.style == style }
      let base = chosen.first?.cell.baseSize.rounded(to: 3) ?? "-"
      return Detail(
        title: "\(style.key), \(base) points at large",
        labels: chosen.map(\.cell.size.category.key),
        rows: chosen,
        measures: measures
      )
    }
  }

  /// The styles, in their order.
  var styles: [TextStyle] { plan.reaches.map(\.style) }

  /// The categories; one stands for all where text does not follow the category.
  var shownCategories: [ContentSizeCategory] {
    let categories = plan.sizes.cells.prefix { $0.style == styles.first }.map(\.size.category)
    return plan.sizes.table.hasDynamicType ? categories : Array(categories.prefix(1))
  }

  /// The head of a category's column.
  func title(of category: ContentSizeCategory) -> String {
    plan.sizes.table.hasDynamicType ? category.key : "always"
  }

  /// The rows of a face by style and by the categories that are shown.
  func grid(of font: Font) -> [[Row]] {
    let rows = rows(of: font)
    let shown = shownCategories.count
    let count = max(1, rows.count / max(1, styles.count))
    return stride(from: 0, to: rows.count, by: count).map { Array(rows[$0...].prefix(shown)) }
  }

  /// A size with its signs.
  static func size(_ row: Row) -> String {
    ScaleMarks.marks(row.cell) + row.metrics.pointSize.rounded(to: 2)
  }
}
