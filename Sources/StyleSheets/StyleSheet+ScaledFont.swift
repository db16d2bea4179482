internal import DynamicType
internal import PropertyList

extension TextStyle {
  /// Reads a key of ScaledFont's dictionary: SwiftUI's name of the style, or UIKit's raw string,
  /// which its first version had.
  init?(scaledFontKey key: String) {
    guard let style = try? TextStyle(named: key), key == style.swiftUIName || key == style.rawValue,
      style != .extraLargeTitle, style != .extraLargeTitle2
    else { return nil }
    self = style
  }
}

extension StyleSheet {
  /// The last two vary the system's font and may stand beside a custom one.
  private static let scaledFontKeys = ["fontName", "fontSize", "design", "weight"]

  /// Takes the style dictionary of ScaledFont; reports all that is wrong with it.
  ///
  /// See <https://github.com/kharrison/ScaledFont>. A style that the dictionary leaves out gets the
  /// system's font there, and so does one that has no font name.
  mutating func takeScaledFont(_ cells: SheetCells, table: ScalingTable) {
    for entry in cells.entries {
      guard let style = TextStyle(scaledFontKey: entry.key) else {
        report(Self.reason(forUnknown: entry.key), at: entry.keyPosition)
        continue
      }
      guard let description = entry.value.dictionary.map({ SheetCells($0) }) else {
        report(
          "style '\(Self.shown(entry.key))' is \(entry.value.typeName), not a dictionary",
          at: entry.value.position
        )
        continue
      }
      let before = sheet.styles.count + systemFontStyles.count
      takeScaledFontStyle(style, entry, description, table: table)
      if sheet.styles.count + systemFontStyles.count == before { refusedNames.insert(entry.key) }
    }
  }

  private static func reason(forUnknown key: String) -> String {
    do throws(UnknownName) {
      let style = try TextStyle(named: key)
      guard TextStyle(scaledFontKey: style.swiftUIName) != nil else {
        return "ScaledFont has no text style '\(shown(key))'"
      }
      return "ScaledFont knows the text style '\(shown(key))' as '\(style.swiftUIName)' only"
    } catch {
      return "\(error)"
    }
  }

  private mutating func takeScaledFontStyle(
    _ style: TextStyle,
    _ entry: PropertyListDictionary.Entry,
    _ cells: SheetCells,
    table: ScalingTable
  ) {
    let before = faults.count
    let meant = reportUnknownKeys(of: cells, known: Self.scaledFontKeys)
    for key in ["design", "weight"] { _ = text(key, of: cells) }
    let face = text("fontName", of: cells)
    let size = self.size("fontSize", of: cells)
    let isSystemFont =
      cells["fontName"] == nil && cells["fontSize"] == nil
      && (cells["design"] != nil || cells["weight"] != nil)
    if !isSystemFont {
      for key in ["fontName", "fontSize"] where cells[key] == nil && !meant.contains(key) {
        report("style '\(Self.shown(entry.key))' has no '\(key)'", at: entry.keyPosition)
      }
    }
    let scalable = self.scalable(style, by: table, at: entry.keyPosition)
    guard faults.count == before, scalable != nil else { return }
    guard let face, let size else { return systemFontStyles.append(style) }
    keep(named: entry.key, at: entry.keyPosition) { () throws(FontScalingError) in
      try FontStyle(
        faceName: face.value,
        textStyle: style,
        basePointSize: size.value,
        table: table
      )
    }
  }
}
