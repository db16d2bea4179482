internal import DynamicType
internal import FontRegistry

extension ScaleReport {
  /// Writes all styles against the categories: sizes, and below them how high lines are, a row for
  /// each kind of line.
  func writeOverview(of groups: [ScaleGroup], to text: inout TextWriter) {
    text.endLine()
    text.append("Sizes in points, and below them how high a line is", .heading)
    text.endLine()
    let grids = groups.map(grid)
    var labels: [TextTable.Cell] = []
    for (number, line) in plan.lines.enumerated() {
      let places = groups.indices.filter { !grids[$0][number].isEmpty }
      guard !places.isEmpty else { continue }
      labels.append(.init(line.name))
      labels += places.map { .number(groups.count > 1 ? "\($0 + 1)" : "") }
    }
    let columns = shownCategories.enumerated().map { place, category in
      let cells = plan.lines.indices.flatMap { line in
        let rows = grids.compactMap { $0[line].isEmpty ? nil : $0[line][place] }
        return rows.prefix(1).map(Self.size) + rows.map { $0.metrics.lineHeight.fixed(1) }
      }
      return WideTable.Column(titles: [title(of: category)], cells: cells)
    }
    WideTable(labels: labels, columns: columns).write(to: &text)
    writeSource(to: &text)
  }

  /// Writes more about each size of some faces: a table for each style, or one for a single
  /// category.
  func writeDetails(of group: ScaleGroup, to text: inout TextWriter) {
    for table in details(of: group) {
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

  /// The tables about some faces: one for each style, or one of all styles for a single category.
  func details(of group: ScaleGroup) -> [Detail] {
    let lines = grid(of: group).filter { !$0.isEmpty }
    let measures = ScaleMeasure.columns(for: lines.flatMap(\.self))
    if let category = shownCategories.first, shownCategories.count == 1 {
      let rows = lines.compactMap(\.first)
      let labels = rows.map(\.line.name)
      return [Detail(title: title(of: category), labels: labels, rows: rows, measures: measures)]
    }
    return lines.map { rows in
      Detail(
        title: rows.first.map { Self.title(of: $0.line) } ?? "",
        labels: rows.map(\.cell.size.category.key),
        rows: rows,
        measures: measures
      )
    }
  }

  private static func title(of line: ScaleLine) -> String {
    let size = "\(line.baseSize.rounded(to: 3)) points at \(line.baseCategory.key)"
    return line.name == line.textStyle.key
      ? "\(line.name), \(size)" : "\(line.name), \(line.textStyle.key) of \(size)"
  }

  /// The categories; one stands for all where text does not follow the category.
  var shownCategories: [ContentSizeCategory] {
    plan.table.hasDynamicType ? plan.categories : Array(plan.categories.prefix(1))
  }

  /// The head of a category's column.
  func title(of category: ContentSizeCategory) -> String {
    plan.table.hasDynamicType ? category.key : "always"
  }

  /// The rows of some faces, line by line, in the categories that are shown.
  func grid(of group: ScaleGroup) -> [[Row]] {
    let shown = shownCategories.count
    let grids = group.fonts.map { grid(of: $0) }
    return plan.lines.indices.map { line in
      Array((grids.first { !$0[line].isEmpty }?[line] ?? []).prefix(shown))
    }
  }

  /// A size with its signs.
  static func size(_ row: Row) -> String {
    let size = row.metrics.pointSize
    // A size is never nothing, however small.
    return ScaleMarks.marks(row.cell) + (size < 0.005 ? size.shortest : size.rounded(to: 2))
  }
}
