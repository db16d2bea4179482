internal import FontRegistry

/// The words for what a face has, or has not.
enum FaceText {
  /// Stands where a family's name belongs.
  static let noFamily = "(no family name)"

  /// Stands where a PostScript name belongs.
  static let noName = "(no PostScript name)"

  /// The PostScript name with a mark when it is not sure that iOS uses it.
  static func markedName(_ face: Face) -> String {
    guard let name = face.postScriptName else { return noName }
    guard let certainty = face.nameCertainty, certainty != .high else { return name }
    return "\(name) \(mark(certainty))"
  }

  /// The mark for a certainty that is not high.
  static func mark(_ certainty: NameCertainty) -> String {
    switch certainty {
    case .high: ""
    case .medium: "?"
    case .low: "??"
    }
  }

  /// What a mark means.
  static func legend(_ certainty: NameCertainty) -> String {
    switch certainty {
    case .high: ""
    case .medium: "?   that iOS uses this name is known from few sources; 'fontscan show' says more"
    case .low: "??  that iOS uses this name is inferred and was not seen; 'fontscan show' says more"
    }
  }

  /// The weight as a number; `-` when the file says none.
  static func weight(_ face: Face) -> String {
    face.weight.map(\.shortest) ?? "-"
  }

  /// The path, in a file of several faces with the place of the face in it.
  static func file(_ face: Face) -> String {
    face.container == .collection || face.container == .dfont
      ? "\(face.file)#\(face.index)" : "\(face.file)"
  }

  /// A text that may be as long as a licence, cut to what fits a line or two.
  static func shortened(_ text: String) -> String {
    let most = 160
    guard text.utf8.count > most, text.unicodeScalars.count > most else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(most))) + "..."
  }

  /// A position of the axes: `wght=700 wdth=100`.
  static func position(_ coordinates: [Double], on axes: [VariationAxis]) -> String {
    zip(axes, coordinates).map { "\($0.tag)=\($1.shortest)" }.joined(separator: " ")
  }
}
