internal import FileAccess
internal import FontRegistry

extension FontNameCandidate {
  /// The face or family to write in the place of a name that agrees with the candidate's in a form.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - form: The form; `nil` when only some letters differ.
  /// - Returns: What to write, and why.
  func suggestion(for name: String, _ form: FontNameKey.Form?) -> FontNameSuggestion {
    FontNameSuggestion(
      name: member == nil ? text : member?.name,
      member: member,
      reason: reason(name, form) + doubt,
      isSure: form.map { $0 < .stem } ?? false
    )
  }

  private func reason(_ name: String, _ form: FontNameKey.Form?) -> String {
    let meant = "'\(member?.name ?? text)'"
    guard let form else { return "the nearest is \(meant)" }
    switch kind {
    case .postScript, .system, .systemFamily:
      let owner = member == nil ? "iOS's " : ""
      return "\(owner)\(meant) \(form.difference(between: name, and: text))"
    case .fullName: return "\(form.nearly)it is the full name of \(meant)"
    case .file:
      let file = member?.font.bundlePath.description ?? text
      return "\(form.nearly)it is the name of the file '\(file)', whose PostScript name is \(meant)"
    case .family: return "\(form.nearly)it is the family of \(meant)"
    case .style:
      let face = member?.face
      return "\(form.nearly)it means the instance '\(face?.instance?.name ?? "")' of family "
        + "'\(face?.family ?? "")', which iOS calls \(meant)"
    }
  }

  private var doubt: String {
    member?.hasDoubtfulName == true ? " (that iOS calls it so is not certain)" : ""
  }
}

extension FontNameKey.Form {
  /// What differs between two names that agree in this form and in no earlier one.
  fileprivate func difference(between name: String, and other: String) -> String {
    switch self {
    case .exact: "is called so"
    case .letters: "differs in letter case"
    case .joined: "has other spaces, hyphens or underscores"
    case .words: "has another word for its weight or slant"
    case .stem where name.lowercased().hasSuffix("regular"): "is called so without 'Regular'"
    case .stem where other.hasSuffix("-Regular"): "has '-Regular' at its end"
    case .stem: "has another ending"
    }
  }

  /// What to leave out of two names to make them equal.
  fileprivate var nearly: String {
    switch self {
    case .exact: ""
    case .letters: "but for letter case "
    case .joined: "but for spaces, hyphens and underscores "
    case .words: "but for the word for its weight or slant "
    case .stem: "but for its ending "
    }
  }
}

extension FontNameSuggestion {
  /// What there is in place of a style that a family does not have.
  init?(_ words: StyleWords, in faces: [NamedFace]) {
    let family = faces.lazy.compactMap(\.face.family).first ?? ""
    let sameSlant = faces.filter { $0.face.isItalic == words.isItalic }
    if sameSlant.isEmpty, words.isItalic {
      self.init(
        name: nil,
        member: nil,
        reason: "family '\(family)' has no italic face",
        isSure: false
      )
      return
    }
    let weight = Double(words.weights.last?.usual ?? 400)
    guard let nearest = sameSlant.nearest(to: weight) else { return nil }
    let word = words.weights.last?.word ?? "Regular"
    let slant = words.isItalic ? " italic" : ""
    let there = sameSlant.weights.map(\.text).joined(separator: ", ")
    let start = "family '\(family)' has"
    self.init(
      name: nearest.name,
      member: nearest,
      reason: nearest.face.weight == weight
        ? "\(start) its\(slant) face of weight \(weight.text) under the name \(nearest.words)"
        : "\(start) no\(slant) face of weight \(word), only \(there); the nearest is "
          + nearest.words,
      isSure: false
    )
  }
}
