internal import FontRegistry

extension FontText {
  /// What the font is made of.
  var kind: String {
    guard let face = faces.first?.face else { return "" }
    let format =
      switch face.format {
      case .trueType: "TrueType outlines"
      case .cff: "CFF outlines"
      case .cff2: "CFF2 outlines"
      case .type1: "Type 1 outlines"
      case .bitmap: "bitmaps"
      case nil: "no outlines"
      }
    var words = [format]
    if face.isVariable { words.append("variable") }
    if face.hasColor { words.append("in colour") }
    if face.details?.isSymbol == true { words.append("a symbol font") }
    if face.container != .sfnt { words.append("in a \(face.container.rawValue) file") }
    return words.joined(separator: ", ")
  }

  /// How sure it is that iOS uses the name, and why; `nil` without a name.
  func certainty(of face: Face) -> String? {
    guard let certainty = face.nameCertainty else { return nil }
    guard let reason = face.nameReason else { return certainty.rawValue }
    return "\(certainty.rawValue): \(reason)"
  }

  /// Why the PostScript name is not legal; `nil` for a legal one, or none.
  static func fault(of face: Face) -> String? {
    guard let name = face.postScriptName else { return nil }
    let faults = PostScriptNameFault.faults(of: name)
    return faults.isEmpty ? nil : faults.map { "\($0)" }.joined(separator: " and ")
  }

  /// How a word of the command line was met.
  static func words(_ match: Showing.Match) -> String {
    switch match.way {
    case .file: "the file '\(match.word)'"
    case .name(.exact): "'\(match.word)', a PostScript name"
    case .name(.fullName): "'\(match.word)', a full name; iOS wants the PostScript name"
    case .name(.family): "'\(match.word)', a family name; iOS wants the PostScript name"
    case .name(.fileName): "'\(match.word)', a file name; iOS wants the PostScript name"
    case .name(.near): "'\(match.word)', a near name"
    }
  }

  /// The weight with the constant of `UIFont.Weight`.
  static func weight(_ face: Face) -> String {
    guard let weight = face.weight else { return "not said" }
    guard let word = face.uiFontWeight?.rawValue else {
      return "\(weight.shortest), outside 1 to 1000: no UIFont.Weight"
    }
    return "\(weight.shortest), UIFont.Weight.\(word)"
  }

  /// The width class with its word.
  static func width(_ width: Int) -> String {
    let words = [
      "ultra-condensed", "extra-condensed", "condensed", "semi-condensed", "normal",
      "semi-expanded", "expanded", "extra-expanded", "ultra-expanded",
    ]
    return (1...9).contains(width) ? "\(width), \(words[width - 1])" : "\(width), outside 1 to 9"
  }
}
