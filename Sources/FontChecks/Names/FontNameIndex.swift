internal import FontRegistry

/// Finds the name that was meant by one that no font has.
///
/// It knows how names go wrong: letter case, hyphens and spaces, the several words for a weight,
/// endings that are there or not, the name of the file, and styles that a family does not have.
/// Only what is none of these is looked for by the number of letters that differ.
struct FontNameIndex {
  private let scope: NameScope
  private let shipped: NamesByForm
  private let families: [[UInt8]: [NamedFace]]
  private let near: NearNames

  /// Gathers what may be meant.
  init(_ scope: NameScope) {
    self.scope = scope
    let candidates = FontNameCandidate.all(of: scope)
    shipped = NamesByForm(candidates)
    var families: [[UInt8]: [NamedFace]] = [:]
    for (name, faces) in scope.families {
      let stems = Set([name] + faces.compactMap { $0.face.postScriptStem.map(String.init) })
      for stem in stems {
        let key = FontNameKey(stem)[.joined]
        if families[key] == nil, !key.isEmpty { families[key] = faces }
      }
    }
    self.families = families
    near = NearNames(candidates.filter { $0.kind == .postScript || $0.kind == .fullName })
  }

  /// What was meant by a name that a face is asked for by; `nil` when nothing is near.
  func suggestion(forFace name: String) -> FontNameSuggestion? {
    let key = FontNameKey(name)
    for (form, isOwn) in NamesByForm.steps {
      if let found = shipped.name(key, form, isOwn) ?? Self.system.name(key, form, isOwn) {
        return found.suggestion(for: name, form)
      }
    }
    if let other = otherStyle(key) { return other }
    if let nearest = near.nearest(to: name) { return suggestion(nearest, for: name) }
    if let other = FontNameIndex.otherStyleOfSystem(key) { return other }
    guard let nearest = Self.nearSystem.nearest(to: name),
      !StyleWords(suffixOf: name).contradict(StyleWords(suffixOf: nearest.text))
    else { return nil }
    return nearest.suggestion(for: name, nil)
  }

  /// The name that differs in a few letters, unless these make another style of it: then what its
  /// family has of the style.
  private func suggestion(_ nearest: FontNameCandidate, for name: String) -> FontNameSuggestion? {
    let words = StyleWords(suffixOf: name)
    guard words.contradict(StyleWords(suffixOf: nearest.text)), let member = nearest.member else {
      return nearest.suggestion(for: name, nil)
    }
    return FontNameSuggestion(words, in: scope.siblings(of: member))
  }

  /// What was meant by a name that a family is asked for by; `nil` when nothing is near.
  func suggestion(forFamily name: String) -> FontNameSuggestion? {
    guard var found = suggestion(forFace: name) else { return nil }
    guard let member = found.member else {
      // Which of iOS's families a face belongs to, or whether the family itself is meant.
      let family = SystemFonts.families.first { $0.value.contains(found.name ?? "") }?.key
      if let family, !family.isEmpty { found.name = family }
      return found
    }
    let family = member.face.family
    if member.name?.utf8.elementsEqual(name.utf8) == true {
      found.reason = "it is the PostScript name of a face of family '\(family ?? "")'"
    } else if member.face.fullName?.utf8.elementsEqual(name.utf8) == true {
      found.reason = "it is the full name of a face of family '\(family ?? "")'"
    } else {
      found.reason = "the nearest family is '\(family ?? "")'"
    }
    found.name = family
    return family == nil ? nil : found
  }

  /// What comes nearest to a family's face of a style that it does not have.
  private func otherStyle(_ key: FontNameKey) -> FontNameSuggestion? {
    guard let (faces, words) = Self.familyAndStyle(key, in: families) else { return nil }
    var found = FontNameSuggestion(words, in: faces)
    found?.isOfFamily = true
    return found
  }

  /// The same of iOS's own families.
  private static func otherStyleOfSystem(_ key: FontNameKey) -> FontNameSuggestion? {
    familyAndStyle(key, in: SystemFonts.facesByStem).flatMap { FontNameSuggestion($1, in: $0) }
  }

  /// Takes a name apart into a family that is there and the words of a style.
  private static func familyAndStyle<Faces>(_ key: FontNameKey, in families: [[UInt8]: Faces])
    -> (Faces, StyleWords)?
  {
    let joined = key[.joined]
    for length in (1..<max(joined.count, 2)).reversed() {
      guard let faces = families[Array(joined.prefix(length))] else { continue }
      let words = StyleWords(String(decoding: joined.dropFirst(length), as: UTF8.self))
      // Another family may start alike.
      return words.others.isEmpty && !words.isEmpty ? (faces, words) : nil
    }
    return nil
  }
}

extension StyleWords {
  /// The words behind the last hyphen of a name; none where it has no hyphen.
  fileprivate init(suffixOf name: String) {
    let parts = name.split(separator: "-")
    self.init(parts.count > 1 ? parts[parts.count - 1] : "")
  }

  /// Whether none of the words has a meaning here.
  fileprivate var isEmpty: Bool { weights.isEmpty && widths.isEmpty && !isItalic }

  /// Whether both say a style, and not the same.
  fileprivate func contradict(_ other: StyleWords) -> Bool {
    guard !isEmpty, !other.isEmpty, others.isEmpty, other.others.isEmpty else { return false }
    return weights.last?.usual ?? 400 != other.weights.last?.usual ?? 400
      || isItalic != other.isItalic || widths != other.widths
  }
}

extension FontNameIndex {
  private static let system = NamesByForm(FontNameCandidate.ofSystem)

  private static let nearSystem = NearNames(
    FontNameCandidate.ofSystem.filter { $0.kind == .system }
  )
}

/// Names by each of their forms, those to write apart from the others of a face.
private struct NamesByForm {
  private typealias Names = [[UInt8]: FontNameCandidate]

  private var own = FontNameKey.Form.allCases.map { _ in Names() }
  private var others = FontNameKey.Form.allCases.map { _ in Names() }

  /// In which order forms are compared: that a name is another of the face's, to the letter, comes
  /// first; then what little is wrong with the one to write.
  static let steps: [(FontNameKey.Form, isOwn: Bool)] = [
    (.exact, false), (.letters, true), (.letters, false), (.joined, true), (.words, true),
    (.stem, true), (.joined, false), (.words, false), (.stem, false),
  ]

  /// Sorts names; of several that agree the first counts.
  init(_ candidates: [FontNameCandidate]) {
    for candidate in candidates {
      let key = FontNameKey(candidate.text)
      // That a family of iOS has another ending says nothing of the face.
      for form in FontNameKey.Form.allCases where candidate.kind != .systemFamily || form < .words {
        if candidate.kind.isToWrite {
          Self.keep(candidate, as: key[form], in: &own[form.rawValue])
        } else {
          Self.keep(candidate, as: key[form], in: &others[form.rawValue])
        }
      }
    }
  }

  private static func keep(_ candidate: FontNameCandidate, as key: [UInt8], in names: inout Names) {
    if names[key] == nil { names[key] = candidate }
  }

  func name(_ key: FontNameKey, _ form: FontNameKey.Form, _ isOwn: Bool) -> FontNameCandidate? {
    (isOwn ? own : others)[form.rawValue][key[form]]
  }
}

extension FontNameCandidate.Kind {
  /// Whether it is the name that code has to pass.
  fileprivate var isToWrite: Bool { self == .postScript || self == .system }
}
