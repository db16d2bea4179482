package import DynamicType
package import FileAccess
internal import PropertyList

extension StyleSheet {
  /// The most bytes of a sheet: they are small, and what is larger is none.
  package static let sizeLimit = 1 << 20

  /// Reads a sheet of either form, written as JSON or as a property list of any kind.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - table: The table that the styles are to scale by.
  /// - Throws: `FileError` when the file cannot be opened or is too large to be a sheet. Whatever is
  ///   wrong inside is in ``faults``.
  package init(reading path: FilePath, table: ScalingTable = .ios) throws(FileError) {
    let bytes = try OpenFile(path).readAll(limit: Self.sizeLimit)
    self.init(parsing: bytes, path: path, table: table)
  }

  /// Reads the bytes of a sheet.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - path: The file, for messages.
  ///   - table: The table that the styles are to scale by.
  package init(parsing bytes: [UInt8], path: FilePath, table: ScalingTable = .ios) {
    self.init(path: path)
    do throws(PropertyListError) {
      let document = try PropertyListDocument(parsing: bytes, orJSON: true)
      for case .duplicateKey(let key, let position, let first) in document.warnings {
        report("key '\(key)' is there twice, first at \(first)", at: position)
      }
      hasNumbersAsStrings = document.kind == .openStep
      take(document.root, table: table)
    } catch {
      faults.append(StyleSheetFault(error.reason, at: error.position.map { SheetPlace($0) }))
    }
    faults.sort { ($0.place?.byte ?? -1, $0.reason) < ($1.place?.byte ?? -1, $1.reason) }
  }

  mutating func report(_ reason: String, at position: PropertyListPosition) {
    faults.append(StyleSheetFault(reason, at: SheetPlace(position)))
  }
}

extension StyleSheet {
  /// The keys that our own form has at the top.
  private static let ownKeys = ["styles", "schema", "$schema"]

  /// Whether an entry at the top is a style of ScaledFont: by its name, or, where that is misspelt, by
  /// what is in it.
  private static func isScaledFontStyle(_ entry: PropertyListDictionary.Entry) -> Bool {
    TextStyle(scaledFontKey: entry.key) != nil || entry.value.dictionary?["fontName"] != nil
  }

  private mutating func take(_ root: PropertyListValue, table: ScalingTable) {
    guard let cells = root.dictionary.map({ SheetCells($0) }) else {
      return report("the sheet is \(root.typeName), not a dictionary", at: root.position)
    }
    if Self.ownKeys.contains(where: { cells[$0] != nil }) {
      form = .ownStyles
      takeOwnStyles(of: cells, at: root.position, table: table)
    } else if cells.entries.contains(where: Self.isScaledFontStyle) {
      form = .scaledFont
      takeScaledFont(cells, table: table)
    } else {
      var reason = "no style sheet: neither 'styles' nor a text style is among its keys"
      let slip = cells.entries.first { NearestName.nearest(to: $0.key, among: Self.ownKeys) != nil }
      if let slip { reason += "; is '\(Self.shown(slip.key))' meant to be 'styles'?" }
      report(reason, at: slip?.keyPosition ?? root.position)
    }
  }

  private mutating func takeOwnStyles(
    of cells: SheetCells,
    at position: PropertyListPosition,
    table: ScalingTable
  ) {
    reportUnknownKeys(of: cells, known: Self.ownKeys)
    if let schema = cells["schema"], schema.string != Self.schema {
      let found = schema.string.map { "'\(Self.shown($0))'" } ?? schema.typeName
      report("'schema' is \(found), not '\(Self.schema)'", at: schema.position)
    }
    guard let styles = cells["styles"] else {
      return report("there is no 'styles'", at: position)
    }
    guard let dictionary = styles.dictionary else {
      return report("'styles' is \(styles.typeName), not a dictionary", at: styles.position)
    }
    let named = SheetCells(dictionary)
    for entry in named.entries {
      let before = sheet.styles.count
      takeOwnStyle(entry, table: table)
      if sheet.styles.count == before { refusedNames.insert(entry.key) }
    }
    // Whichever of two is taken out, what is wrong with the other is known by then.
    for entry in named.repeated { takeOwnStyle(entry, table: table, isKept: false) }
  }

  /// What our own form is called.
  private static let schema = "fontscan.styles.v1"

  /// Keeps a style, unless its name is taken.
  mutating func keep(_ style: FontStyle, at position: PropertyListPosition, places: StylePlaces) {
    do throws(FontStyleSheet.DuplicateName) {
      try sheet.append(style)
      self.places.append(places)
    } catch {
      report("\(error)", at: position)
    }
  }
}
