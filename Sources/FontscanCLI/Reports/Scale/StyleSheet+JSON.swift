internal import DynamicType
internal import StyleSheets

extension JSONWriter {
  /// Writes the keys of a style sheet.
  ///
  /// - Parameters:
  ///   - sheet: The sheet.
  ///   - styles: The styles of it that are shown.
  mutating func fields(of sheet: StyleSheet, _ styles: [FontStyle]) {
    field("file", "\(sheet.path)")
    array("styles", styles) { json, style in
      json.object(.line) { json in
        json.field("name", style.name)
        json.field("fontName", style.baseFont.regularName)
        json.field("boldFontName", style.baseFont.boldName)
        json.field("textStyle", style.metrics.textStyle.key)
        json.field("size", style.baseFont.pointSize)
        json.field("category", style.metrics.baseCategory.key)
        json.field("minimumSize", style.limits.minimum)
        json.field("maximumSize", style.limits.maximum)
      }
    }
    array("systemFontStyles", sheet.systemFontStyles, .line) { $0.element($1.key) }
  }
}
