internal import DynamicType
internal import StyleSheets

extension ScaleReport {
  /// The heads of the table that says what a sheet has.
  var sheetTitles: [String] {
    ["", "text style", "size", "at", "minimum", "maximum", "face"]
      + (styleBolds.isEmpty ? [] : ["Bold Text"])
  }

  /// In which of these columns numbers stand.
  var areSheetNumbers: [Bool] {
    [false, false, true, false, true, true, false] + (styleBolds.isEmpty ? [] : [false])
  }

  /// What the sheet says of the styles that are shown.
  var sheetRows: [[String]] {
    plan.lines.enumerated().compactMap { number, line in
      line.fontStyle.map { style in
        let bold = styleBolds.isEmpty ? [] : [styleBolds[number]?.words ?? "-"]
        return [
          style.name, style.metrics.textStyle.key, style.baseFont.pointSize.rounded(to: 3),
          style.metrics.baseCategory.key, style.limits.minimum?.rounded(to: 3) ?? "-",
          style.limits.maximum?.rounded(to: 3) ?? "-", style.baseFont.regularName,
        ] + bold
      }
    }
  }

  /// Writes what the sheet says of the styles that are shown.
  func writeSheet(to text: inout TextWriter) {
    text.append("Styles of \(plan.sheet.map { "\($0.path)" } ?? "")", .heading)
    text.endLine()
    let areNumbers = areSheetNumbers
    var table = TextTable()
    for (place, row) in ([sheetTitles] + sheetRows).enumerated() {
      table.add(
        zip(row, areNumbers).map { cell, isNumber in
          var cell = TextTable.Cell(cell, place == 0 ? .muted : nil)
          cell.isRight = isNumber
          return cell
        }
      )
    }
    table.write(to: &text)
    text.endLine()
  }
}
