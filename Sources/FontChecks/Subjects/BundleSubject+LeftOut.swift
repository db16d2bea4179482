internal import FileAccess
internal import ProjectModel

extension BundleSubject {
  /// Why it is not known whether the fonts that no list names are used; `nil` where it is known.
  var wordsForFontsWithoutEntry: String? {
    guard let source = registeringSource else { return wordsForFontsLeftOut }
    return "'\(source)' registers fonts by code, and may do so for those that no list names"
  }

  /// What is to be said of the font files that were counted to no bundle; `nil` when there are none.
  var wordsForFontsLeftOut: String? {
    guard let first = bundle.fontsLeftOut.first else { return nil }
    let count = bundle.fontsLeftOut.count
    let files = count == 1 ? "1 font file was" : "\(count) font files were"
    return "\(files) left out, such as '\(first)', to which no entry leads and which lies outside "
      + "the folder of the list: it is not known which target has it"
  }
}
