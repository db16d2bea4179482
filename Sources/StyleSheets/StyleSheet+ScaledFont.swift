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
      let before = sheet.styles.count + systemFontStyles.count
      takeScaledFontEntry(entry, table: table)
      if sheet.styles.count + systemFontStyles.count == before { refusedNames.insert(entry.key) }
    }
    for entry in cells.repeated { takeScaledFontEntry(entry, table: table, isKept: false) }
  }

  /// Takes one entry of the dictionary.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - table: The table that it is to scale by.
  ///   - isKept: Whether it may become one of the sheet's; not when its name is taken.
  private mutating func takeScaledFontEntry(
    _ entry: PropertyListDictionary.Entry,
    table: ScalingTable,
    isKept: Bool = true
  ) {
    let style = TextStyle(scaledFontKey: entry.key)
    if style == nil { report(Self.reason(forUnknown: entry.key), at: entry.keyPosition) }
    guard let cells = entry.value.dictionary.map({ SheetCells($0) }) else {
      // What is no text style may as well be no style.
      if style == nil { return }
      return report(
        "style '\(Self.shown(entry.key))' is \(entry.value.typeName), not a dictionary",
        at: entry.value.position
      )
    }
    let before = faults.count
    if let style { reportSecondName(of: style, entry) }
    let font = scaledFont(of: cells, entry)
    let scalable = style.flatMap { self.scalable($0, by: table, at: entry.keyPosition) }
    guard isKept, faults.count == before, let style = scalable else { return }
    guard let font else { return systemFontStyles.append(style) }
    let places = StylePlaces(
      name: SheetPlace(entry.keyPosition),
      face: SheetPlace(font.face.position),
      boldFace: nil,
      maximum: nil
    )
    keep(named: entry.key, at: places, entry.keyPosition) { () throws(FontScalingError) in
      try FontStyle(
        faceName: font.face.value,
        textStyle: style,
        basePointSize: font.size,
        table: table
      )
    }
  }

  private static func reason(forUnknown key: String) -> String {
    if let style = try? TextStyle(named: key) {
      return TextStyle(scaledFontKey: style.swiftUIName) == nil
        ? "ScaledFont has no text style '\(shown(key))'"
        : "ScaledFont knows the text style '\(shown(key))' as '\(style.swiftUIName)' only"
    }
    let styles = TextStyle.allCases.filter { TextStyle(scaledFontKey: $0.swiftUIName) != nil }
    let names = styles.map(\.swiftUIName)
    let nearest = NearestName.nearest(to: key, among: names + styles.map(\.rawValue))
    return "unknown text style '\(shown(key))'"
      + (nearest.map { "; did you mean '\($0)'?" } ?? "; there are " + names.joined(separator: ", "))
  }

  /// The face and the size of a style, after all that is wrong with its cells was reported; `nil` when
  /// something is, or when the style has the system's font.
  private mutating func scaledFont(
    of cells: SheetCells,
    _ entry: PropertyListDictionary.Entry
  ) -> (face: SheetCell<String>, size: Double)? {
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
    guard let face, let size else { return nil }
    return (face, size.value)
  }
}
