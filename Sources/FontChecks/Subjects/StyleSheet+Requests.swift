internal import DynamicType
internal import SourceScan
internal import StyleSheets

extension StyleSheet {
  /// What a sheet asks for, as the code asks for it that reads the sheet.
  var requests: [FontRequest] {
    styles.flatMap { style, places in
      let bold = style.baseFont.boldName.flatMap { name in places.boldFace.map { (name, $0) } }
      let faces =
        [("fontName", style.baseFont.regularName, places.face)]
        + (bold.map { [("boldFontName", $0, $1)] } ?? [])
      return faces.map { key, name, place in
        FontRequest(
          name: .known(name),
          role: .face,
          api: key,
          // A binary property list has no lines; as of every file of styles that is its first.
          location: SourceLocation(file: path, line: place.line ?? 1, column: place.column ?? 1)
        )
      }
    }
  }
}
