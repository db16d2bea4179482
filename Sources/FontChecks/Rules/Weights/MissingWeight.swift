internal import FileAccess
internal import FontRegistry
internal import SourceScan

extension Rule {
  static let weightMissing = Rule(
    id: "weights/missing",
    title: "Every weight that code asks for is there",
    severity: .error,
    rationale: """
      A weight or the bold trait that is laid on a custom font has to find a face of the family. \
      Where there is none, the weight is ignored or another is taken: iOS draws no custom font \
      heavier by itself. Weights go by the hundreds, semibold for 600; a face is also taken by the \
      word in its style. Axes that reach a weight, symbol fonts and iOS's own are left alone.
      """,
    fix: "Ask for a weight that is there, or ship the face.",
    needs: [.sources],
    limit: \.wordsForUnsureFaces,
    examples: {
      let regular = SubjectFont.example("Regular.ttf", .example("Demo-Regular"))
      let bold = SubjectFont.example(
        "Bold.ttf",
        .example("Demo-Bold", style: "Bold", weight: 700)
      )
      return [
        .passes(
          "Code asks for bold, and there is a Bold.",
          .example(regular, bold),
          swift: #"Font.custom("Demo-Regular", size: 17).weight(.bold)"#
        ),
        .passes(
          "Code asks for a weight that the axis of a variable font reaches.",
          .example(.example("Demo.ttf", .example("Demo-Regular").at(400, name: "Regular"))),
          swift: #"Font.custom("Demo-Regular", size: 17).weight(.black)"#
        ),
        .fails(
          "Code asks for semibold, and there are 400 and 700.",
          .error,
          in: .example(regular, bold),
          swift: #"Font.custom("Demo-Regular", size: 17).weight(.semibold)"#
        ),
        .fails(
          "Code asks for the bold trait, and there is a Regular alone.",
          .error,
          in: .example(regular),
          swift: #"Font.custom("Demo-Regular", size: 17).bold()"#
        ),
        .fails(
          "A descriptor wants a weight of a family that has no such face.",
          .error,
          in: .example(regular, bold),
          swift: #"""
            UIFontDescriptor(fontAttributes: [
              .family: "Demo",
              .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.black],
            ])
            """#
        ),
        .fails(
          "A descriptor wants the style Black of a family that has none.",
          .error,
          in: .example(regular, bold),
          swift: #"UIFontDescriptor(fontAttributes: [.family: "Demo", .face: "Black"])"#
        ),
      ]
    }
  ) { subject in
    guard subject.wordsForUnknownFaces == nil else { return [] }
    return subject.usedNamesOfItsOwn
      .flatMap { WeightsAsked(of: $0, in: subject.names)?.drafts ?? [] }
      + subject.styleRequestsOfItsOwn.compactMap(\.draftForWeight)
  }
}

extension BundleSubject {
  /// Why it is not known of each request whether the faces for it are there; `nil` where it is.
  var wordsForUnsureFaces: String? {
    wordsForUnknownFaces ?? wordsForUnreadCode ?? wordsForSharedTraits
  }

  /// The names in use that are the bundle's for certain; the app judges what it shares.
  var usedNamesOfItsOwn: [UsedName] { usedNames.filter { !mayBelongToOthers($0.request) } }

  /// The same of styles.
  var styleRequestsOfItsOwn: [StyleRequest] {
    styleRequests.filter { !mayBelongToOthers($0.request) }
  }

  private var wordsForSharedTraits: String? {
    let shared = judgedRequests.first { request in
      (!request.traits.isEmpty || request.role == .style) && mayBelongToOthers(request)
    }
    return shared.map { request in
      "'\(request.location.file)' belongs to other targets too, and whether this one asks for its "
        + "weights is not known"
    }
  }

  /// What may bring a face that is not known; `nil` when nothing does.
  var wordsForUnknownFaces: String? {
    names.openEnd.map { "a font that is not known may have the face: \($0)" }
      ?? registrationOfUnknownFonts.map { place in
        "'\(place.location.file)' registers fonts while the app runs, and may bring the face"
      }
  }
}

/// The weights that code lays on a face.
private struct WeightsAsked {
  private let used: UsedName
  private let asked: NamedFace
  private let siblings: [NamedFace]
  private let isItalic: Bool

  init?(of used: UsedName, in scope: NameScope) {
    guard !used.request.traits.isEmpty,
      let asked = used.answer.faces.regular ?? used.answer.faces.first, asked.mayTakeTraits
    else { return nil }
    let siblings = scope.siblings(of: asked)
    guard siblings.allSatisfy(\.mayTakeTraits) else { return nil }
    self.used = used
    self.asked = asked
    self.siblings = siblings
    let wantsItalic = used.request.traits.contains { $0.kind == .italic }
    isItalic = (wantsItalic || asked.face.isItalic) && siblings.contains { $0.face.isItalic }
  }

  /// The faces among which a weight is looked for.
  private var candidates: [NamedFace] { siblings.filter { $0.face.isItalic == isItalic } }

  var drafts: [FindingDraft] {
    used.request.traits.compactMap { trait in
      switch trait.kind {
      case .weight(let word): RequestedWeightWord(word).flatMap { missing($0, trait) }
      case .bold: missingBold(trait)
      case .italic: nil
      }
    }
  }

  private func missing(_ weight: RequestedWeightWord, _ trait: RequestedTrait) -> FindingDraft? {
    guard !candidates.contains(where: { weight.isMet(by: $0.face) }),
      let nearest = candidates.nearest(to: weight.usual)
    else { return nil }
    return FindingDraft(
      used.request,
      at: trait.location,
      name: used.name,
      font: nearest.font.bundlePath,
      // The word alone: what stands before it may be a full stop, or `UIFont.Weight.`.
      suggestion: nearest.face.uiFontWeight?.rawValue,
      detail: weight.word,
      message: "\(family) has no\(slant) face of weight \(weight.word) (\(weight.usual.text)), "
        + "only \(there); the nearest is \(nearest.words)"
    )
  }

  private func missingBold(_ trait: RequestedTrait) -> FindingDraft? {
    guard !asked.face.isBold, case .nothing? = asked.face.boldTrait(among: siblings.map(\.face)),
      !candidates.contains(where: { $0.face.isBold || RequestedWeightWord.bold.isMet(by: $0.face) })
    else { return nil }
    return FindingDraft(
      used.request,
      at: trait.location,
      name: used.name,
      font: asked.font.bundlePath,
      detail: "trait",
      message: "\(family) has no bold\(slant) face, only \(there)"
    )
  }

  private var family: String { "family '\(asked.face.family ?? used.name)'" }
  private var slant: String { isItalic ? " italic" : "" }
  private var there: String { candidates.weights.map(\.text).joined(separator: ", ") }
}

extension StyleRequest {
  /// What is wrong with a style that is a weight, and that no face has.
  fileprivate var draftForWeight: FindingDraft? {
    guard isMissing, words.areOnlyWeightAndSlant, let word = words.weights.last,
      faces.allSatisfy(\.mayTakeTraits)
    else { return nil }
    let sameSlant = faces.filter { $0.face.isItalic == words.isItalic }
    guard !sameSlant.contains(where: { $0.face.styleWords.weights.contains(word) }),
      let nearest = sameSlant.nearest(to: Double(word.usual)),
      let style = nearest.face.style
    else { return nil }
    let there = sameSlant.weights.map(\.text).joined(separator: ", ")
    return FindingDraft(
      request,
      name: name,
      font: nearest.font.bundlePath,
      suggestion: style,
      detail: "style",
      message: "family '\(family)' has no style '\(name)' (\(word.usual)), only \(there); the "
        + "nearest is '\(style)', \(nearest.words)"
    )
  }
}
