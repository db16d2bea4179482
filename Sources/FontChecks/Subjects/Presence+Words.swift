internal import FileAccess
internal import ProjectModel

extension BundledFont.Presence {
  /// Why a file cannot be looked at, in words that follow its path.
  var words: String {
    switch self {
    case .outside: "which lies outside the folder that is checked"
    case .unplaced: "which lies where only a build knows"
    case .missing: "which is not in this checkout"
    // A link to a folder, or more than is read.
    case .present: "of which not all is looked at"
    }
  }

  /// The same as a sentence.
  ///
  /// - Parameters:
  ///   - path: What cannot be looked at.
  ///   - noun: What it is, with a space behind it; the path may say enough.
  /// - Returns: The words, without a full stop.
  func sentence(about path: FilePath, _ noun: String = "") -> String {
    switch self {
    case .outside: "\(noun)'\(path)' lies outside the folder that is checked"
    case .unplaced: "\(noun)'\(path)' lies where only a build knows"
    case .missing: "this checkout lacks \(noun)'\(path)'"
    case .present: "not all that '\(path)' copies was looked at"
    }
  }
}

extension BundledFont {
  /// Why a folder that is copied whole hides fonts, in words.
  var wordsForUnseenFolder: String {
    let place = origin.map { " (\($0.place.words))" } ?? ""
    return "\(presence.sentence(about: path, "the folder "))\(place), and fonts may lie in it"
  }
}
