internal import FileAccess
internal import FontRegistry
internal import ProjectModel
internal import SourceScan

/// Says what is wrong with names that no font has.
struct UnknownNames {
  private let subject: BundleSubject
  private let index: FontNameIndex
  private let registrationOfUnknownFonts: FontRegistration?

  private var known: [[UInt8]: FontNameSuggestion?] = [:]
  private var beyond: [[UInt8]: NameScope.FontBeyond] = [:]

  init(_ subject: BundleSubject) {
    self.subject = subject
    index = FontNameIndex(subject.names)
    registrationOfUnknownFonts = subject.registrationOfUnknownFonts
    for font in subject.names.beyond {
      for face in font.font.file.faces {
        let names = [face.postScriptName, face.fullName, face.family].compactMap { $0 }
        for name in names where beyond[Array(name.utf8)] == nil {
          beyond[Array(name.utf8)] = font
        }
      }
    }
  }

  mutating func draft(for used: UsedName) -> FindingDraft? {
    switch used.answer {
    case .doubtful(let member, let why): doubtful(used, member, why)
    case .unknown: unknown(used)
    case .postScript, .system, .family, .fullName, .systemFullName, .hidden: nil
    }
  }

  private mutating func unknown(_ used: UsedName) -> FindingDraft? {
    let isFamily = used.request.role == .family
    let what = isFamily ? "no family is called" : "no font is called"
    let start =
      used.name.isEmpty
      ? "\(used.request.api) is given an empty name"
      : "\(what) '\(used.name)'"
    if let other = beyond[Array(used.name.utf8)] {
      if subject.isInDoubt(used.request, named: used.name) { return nil }
      return FindingDraft(
        used.request,
        name: used.name,
        font: other.font.bundlePath,
        message: "\(start) here: \(other.words(besides: subject.bundle.target))"
      )
    }
    let suggestion = suggestion(for: used)
    let isSure = suggestion?.isSure ?? false
    if subject.names.mayBeAbsent(used.name) { return nil }
    if !isSure {
      let isOfOther = suggestion?.isOfFamily != true && subject.names.otherFamilies != nil
      if isOfOther || subject.names.openEnd != nil { return nil }
    }
    let registration = isSure ? nil : registrationOfUnknownFonts
    let hint = suggestion.map { "; \($0.reason)" } ?? ""
    if let words = wordsForNote(used.request) {
      return FindingDraft(
        used.request,
        name: used.name,
        severity: .note,
        font: suggestion?.member?.font.bundlePath,
        suggestion: suggestion?.name,
        message: start + words + hint
      )
    }
    let code = registration.map { place in
      "; '\(place.location.file)' registers fonts while the app runs, and may bring it"
    }
    return FindingDraft(
      used.request,
      name: used.name,
      severity: registration == nil ? nil : .warning,
      font: suggestion?.member?.font.bundlePath,
      suggestion: suggestion?.name,
      message: start + hint + (code ?? "")
    )
  }

  /// Why it does no harm that a font is not there, in words that follow what is not; `nil` where it
  /// does.
  private func wordsForNote(_ request: FontRequest) -> String? {
    let there = request.alternatives.filter { other in
      other.names.allSatisfy { subject.names.answer(toFace: $0).isThere }
    }
    if let other = there.first(where: { !$0.comesFirst }) ?? there.first {
      return "; the code takes \(other.words) " + (other.comesFirst ? "first" : "in its place")
    }
    return request.isProbe ? ", which the code asks for to learn whether it is there" : nil
  }

  private mutating func suggestion(for used: UsedName) -> FontNameSuggestion? {
    let isFamily = used.request.role == .family
    let key = [isFamily ? 1 : 0] + Array(used.name.utf8)
    if let known = known[key] { return known }
    let found =
      isFamily
      ? index.suggestion(forFamily: used.name) : index.suggestion(forFace: used.name)
    known[key] = .some(found)
    return found
  }

  private func doubtful(
    _ used: UsedName,
    _ member: NamedFace,
    _ why: DoubtfulName
  ) -> FindingDraft {
    let meant = member.name.map { "'\($0)'" } ?? "the face"
    let words =
      switch why {
      case .otherRecord:
        "it is another record of the PostScript name of \(meant), and which one iOS takes is not "
          + "published"
      case .storedForDefault:
        "it is the name that the file stores for its default instance, where iOS was seen to say "
          + meant
      case .position:
        "it spells a free position of the axes of \(meant), and that iOS finds a font by such a "
          + "name was not seen; a descriptor with the variation attribute is sure"
      }
    return FindingDraft(
      used.request,
      name: used.name,
      severity: .warning,
      font: member.font.bundlePath,
      suggestion: {
        if case .position = why { return nil }
        return member.name
      }(),
      message: "it is not certain that a font is called '\(used.name)'; \(words)"
    )
  }

  /// Styles that no face of their family has, as far as they are neither a weight nor an italic.
  func styleDrafts() -> [FindingDraft] {
    guard subject.wordsForUnknownFaces == nil else { return [] }
    return subject.styleRequests.compactMap { style in
      guard style.isMissing, !style.words.areOnlyWeightAndSlant else { return nil }
      let nearest = NearNames(
        style.faces.compactMap { member in
          member.face.style.map {
            FontNameCandidate(text: $0, kind: .postScript, member: member)
          }
        }
      ).nearest(to: style.name)
      let there = Set(style.faces.compactMap(\.face.style)).sorted().joined(separator: ", ")
      return FindingDraft(
        style.request,
        name: style.name,
        font: nearest?.member?.font.bundlePath,
        suggestion: nearest?.text,
        message: "family '\(style.family)' has no style '\(style.name)', only \(there)"
      )
    }
  }
}

extension NameScope.FontBeyond {
  /// Where the font is instead.
  fileprivate func words(besides target: String) -> String {
    guard let first = targets.first else {
      return "'\(font.path)' has the name, and no target copies it"
    }
    let more = targets.count - 1
    let others = more == 0 ? "" : " and \(more) other target\(more == 1 ? "" : "s")"
    return "'\(font.path)' has the name, and only '\(first)'\(others) copies it"
  }
}

extension FontAlternative {
  /// What is taken, as one of the names.
  fileprivate var words: String {
    let first = names.first ?? ""
    return switch names.count {
    case 1: "'\(first)'"
    case 2: "'\(first)' or '\(names[1])'"
    default: "one of \(names.count) others, such as '\(first)',"
    }
  }
}
