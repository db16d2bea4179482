internal import FontRegistry

/// What a word of the command line led to.
struct FoundFont: Sendable {
  /// How a word meets a font.
  enum Way: Hashable, Sendable {
    /// It is the path of a file.
    case file
    /// It is a name.
    case name(NameMatch.Kind)
  }

  /// How the word met it.
  var way: Way

  /// The word.
  var word: String

  /// The files, with all that was asked of their faces.
  var files: [FontFile]

  /// What could not be used of the files.
  var problems: [FontProblem]

  /// The faces that the word means, as they were found; `nil` for all faces of the files.
  var selection: [Face]?
}

extension FoundFont {
  /// The faces that the word means, by file and place in it.
  var faces: [(file: FontFile, face: Face)] {
    let selected = selection.map { Set($0.map { FaceKey($0) }) }
    return files.flatMap { file in
      file.faces.filter { selected?.contains(FaceKey($0)) ?? true }.map { (file, $0) }
    }
  }
}

extension FoundFont.Way {
  /// The word for it in JSON.
  var word: String {
    switch self {
    case .file: "file"
    case .name(let kind): kind.rawValue
    }
  }
}
