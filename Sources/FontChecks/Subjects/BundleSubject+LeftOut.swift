internal import FileAccess
internal import ProjectModel

extension BundleSubject {
  /// What is to be said of the font files that were counted to no bundle; `nil` when there are none.
  var wordsForFontsLeftOut: String? {
    guard let first = bundle.fontsLeftOut.first else { return nil }
    let count = bundle.fontsLeftOut.count
    let files = count == 1 ? "1 font file was" : "\(count) font files were"
    return "\(files) left out, such as '\(first)', to which no entry leads and which lies outside "
      + "the folder of the list: it is not known which target has it"
  }
}
