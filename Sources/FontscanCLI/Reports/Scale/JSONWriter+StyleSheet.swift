internal import DynamicType
internal import FontRegistry
internal import StyleSheets

extension JSONWriter {
  /// Writes the keys of a style sheet.
  ///
  /// - Parameters:
  ///   - sheet: The sheet.
  ///   - styles: The styles of it that are shown, each with what there is for it when Bold Text is on.
  mutating func fields(
    of sheet: StyleSheet,
    _ styles: [(style: FontStyle, bold: BoldPartnerAnswer?)]
  ) {
    field("file", "\(sheet.path)")
    array("styles", styles) { json, shown in
      let style = shown.style
      json.object(.line) { json in
        json.field("name", style.name)
        json.field("fontName", style.baseFont.regularName)
        json.field("boldFontName", style.baseFont.boldName)
        json.field("textStyle", style.metrics.textStyle.key)
        json.field("size", style.baseFont.pointSize)
        json.field("category", style.metrics.baseCategory.key)
        json.field("minimumSize", style.limits.minimum)
        json.field("maximumSize", style.limits.maximum)
        json.fields(of: shown.bold)
      }
    }
    array("systemFontStyles", sheet.systemFontStyles, .line) { $0.element($1.key) }
  }
}
