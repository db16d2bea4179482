extension SystemFonts {
  /// iOS's own face whose full name a text seems to be: its PostScript name but for spaces and
  /// hyphens.
  ///
  /// The full names of iOS's fonts are not known here; `Helvetica Neue Bold` is recognised by
  /// `HelveticaNeue-Bold`.
  static func named(fullName text: String) -> String? {
    guard text.contains(" ") else { return nil }
    let letters = text.utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }
    return namesByLetters[Array(letters)]
  }

  private static let namesByLetters = Dictionary(
    postScriptNames.sorted().map { name in (name.utf8.filter { $0 != UInt8(ascii: "-") }, name) }
  ) { first, _ in first }
}
