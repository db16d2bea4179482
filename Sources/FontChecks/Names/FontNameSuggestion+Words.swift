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
    guard let form else { return "the nearest is \(member == nil ? "iOS's " : "")\(meant)" }
    switch kind {
    case .postScript, .system, .systemFamily:
      let owner = member == nil ? kind == .systemFamily ? "iOS's family " : "iOS's " : ""
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
    case .stem where FontNameKey(name + "-Regular")[.words] == FontNameKey(other)[.words]:
      "has '-Regular' at its end"
    case .stem: "differs at its end"
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
      .filter(\.face.styleWords.widths, words.widths)
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

  /// What iOS has in place of a style that one of its own families does not have.
  init?(_ words: StyleWords, in faces: [SystemFace]) {
    let sameSlant = faces.filter { $0.words.isItalic == words.isItalic }
      .filter(\.words.widths, words.widths)
    guard let family = faces.first?.family else { return nil }
    let weight = Double(words.weights.last?.usual ?? 400)
    func rank(_ face: SystemFace) -> (Int, Double, Double, String) {
      let own = face.weight
      return (
        face.isPlain ? 0 : 1, abs(own - weight), weight > 500 ? -own : own, face.name
      )
    }
    guard let nearest = sameSlant.min(by: { rank($0) < rank($1) }) else {
      self.init(
        name: nil,
        member: nil,
        reason:
          "iOS's family '\(family)' has no \(words.isItalic ? "italic " : "")face of that style",
        isSure: false
      )
      return
    }
    let style = words.weights.last?.word ?? (words.isItalic ? "Italic" : "Regular")
    self.init(
      name: nearest.name,
      member: nil,
      reason: "iOS's family '\(family)' has no \(style); the nearest is '\(nearest.name)'",
      isSure: false
    )
  }
}

extension Array {
  /// The elements with certain words, or all where none has.
  fileprivate func filter(_ path: KeyPath<Element, [String]>, _ words: [String]) -> [Element] {
    let same = filter { $0[keyPath: path] == words }
    return same.isEmpty ? self : same
  }
}
