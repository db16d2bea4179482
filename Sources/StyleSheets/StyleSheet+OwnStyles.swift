internal import DynamicType
internal import PropertyList

extension StyleSheet {
  private static let styleKeys = [
    "fontName", "boldFontName", "textStyle", "size", "category", "minimumSize", "maximumSize",
  ]

  /// Takes a style of our own form; reports all that is wrong with it.
  ///
  /// - Parameters:
  ///   - entry: The style.
  ///   - table: The table that it is to scale by.
  ///   - isKept: Whether it may become one of the sheet's; not when its name is taken.
  mutating func takeOwnStyle(
    _ entry: PropertyListDictionary.Entry,
    table: ScalingTable,
    isKept: Bool = true
  ) {
    if entry.key.isEmpty { report("a style without a name", at: entry.keyPosition) }
    guard let cells = entry.value.dictionary.map({ SheetCells($0) }) else {
      return report(
        "style '\(Self.shown(entry.key))' is \(entry.value.typeName), not a dictionary",
        at: entry.value.position
      )
    }
    let before = faults.count - (entry.key.isEmpty ? 1 : 0)
    let meant = reportUnknownKeys(of: cells, known: Self.styleKeys)
    let face = text("fontName", of: cells)
    let boldFace = text("boldFontName", of: cells)
    let size = self.size("size", of: cells)
    for key in ["fontName", "size"] where cells[key] == nil && !meant.contains(key) {
      report("style '\(Self.shown(entry.key))' has no '\(key)'", at: entry.keyPosition)
    }
    let textStyle = self.textStyle(of: entry, cells: cells, table: table, meant: meant)
    let category = self.category(of: cells)
    let minimum = self.size("minimumSize", of: cells)
    let maximum = self.size("maximumSize", of: cells)
    if let minimum, let maximum, minimum.value > maximum.value {
      report("'minimumSize' is above 'maximumSize'", at: minimum.position)
    }
    guard isKept, faults.count == before, let face, let size, let textStyle else { return }
    keep(
      named: entry.key,
      at: StylePlaces(
        name: SheetPlace(entry.keyPosition),
        face: SheetPlace(face.position),
        boldFace: boldFace.map { SheetPlace($0.position) },
        maximum: maximum.map { SheetPlace($0.position) }
      ),
      entry.keyPosition
    ) { () throws(FontScalingError) in
      try FontStyle(
        name: entry.key,
        faceName: face.value,
        boldFaceName: boldFace?.value,
        textStyle: textStyle,
        basePointSize: size.value,
        baseCategory: category ?? .large,
        minimumPointSize: minimum?.value,
        maximumPointSize: maximum?.value,
        table: table
      )
    }
  }

  /// Makes a style and keeps it.
  mutating func keep(
    named name: String,
    at places: StylePlaces,
    _ position: PropertyListPosition,
    _ makeStyle: () throws(FontScalingError) -> FontStyle
  ) {
    do throws(FontScalingError) {
      keep(try makeStyle(), at: position, places: places)
    } catch {
      report("style '\(Self.shown(name))' has \(error)", at: position)
    }
  }

  /// The text style that a name may have been meant to be, in words.
  private static func hint(for name: String) -> String {
    let names = TextStyle.allCases.map(\.swiftUIName)
    return NearestName.nearest(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The text style of a style: as it says, or the one that it is called like.
  private mutating func textStyle(
    of entry: PropertyListDictionary.Entry,
    cells: SheetCells,
    table: ScalingTable,
    meant: Set<String>
  ) -> TextStyle? {
    guard cells["textStyle"] != nil else {
      if let style = try? TextStyle(named: entry.key) {
        reportSecondName(of: style, entry)
        return scalable(style, by: table, at: entry.keyPosition)
      }
      if !meant.contains("textStyle") {
        report(
          "style '\(Self.shown(entry.key))' has no 'textStyle' and is not called like one"
            + Self.hint(for: entry.key),
          at: entry.keyPosition
        )
      }
      return nil
    }
    guard let word = text("textStyle", of: cells) else { return nil }
    do throws(UnknownName) {
      let style = try TextStyle(named: word.value, scaledBy: table)
      return scalable(style, by: table, at: word.position)
    } catch {
      report("\(error)", at: word.position)
      return nil
    }
  }

  /// Reports a style that is called like a text style which another is already called like, in another
  /// spelling: `title` and `title1` are one to UIKit.
  mutating func reportSecondName(
    of style: TextStyle,
    _ entry: PropertyListDictionary.Entry
  ) {
    guard let first = namedLike[style] else {
      namedLike[style] = entry
      return
    }
    // The same spelling again is the same key, which is reported as such.
    guard Array(first.key.utf8) != Array(entry.key.utf8) else { return }
    report(
      "styles '\(first.key)' and '\(entry.key)' are called like one text style, the first at "
        + "\(first.keyPosition)",
      at: entry.keyPosition
    )
  }

  /// The style, unless the table cannot scale by it, which is reported.
  mutating func scalable(
    _ style: TextStyle,
    by table: ScalingTable,
    at position: PropertyListPosition
  ) -> TextStyle? {
    do throws(FontScalingError) {
      return try FontMetrics(forTextStyle: style, table: table).textStyle
    } catch {
      report("\(error)", at: position)
      return nil
    }
  }

  private mutating func category(of cells: SheetCells) -> ContentSizeCategory? {
    guard let word = text("category", of: cells) else { return nil }
    do throws(UnknownName) {
      let category = try ContentSizeCategory(ofSizesNamed: word.value)
      guard category == .unspecified else { return category }
      report(
        "no size holds in category '\(Self.shown(word.value))'; leave it out",
        at: word.position
      )
    } catch {
      report("\(error)", at: word.position)
    }
    return nil
  }
}
