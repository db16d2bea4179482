internal import FileAccess
internal import FontRegistry
internal import ProjectModel

extension Rule {
  static let familyMissing = Rule(
    id: "declared/family-missing",
    title: "Families that .fontscan.yml requires are there",
    severity: .error,
    rationale: """
      Which families an app needs is decided by its design, and a project says it nowhere: a family \
      that somebody removes takes its entry in the list along, and every other rule is content. \
      What .fontscan.yml requires has to be in some bundle, in every weight and style that it names; \
      a variable font has every weight that its axis reaches.
      """,
    fix: "Add the font files to a target, or correct what .fontscan.yml requires.",
    limit: { subject in
      guard let required = subject.required, let unseen = required.unseen,
        !required.unmet.isEmpty
      else { return nil }
      return "'\(unseen)' cannot be looked at, and may hold what .fontscan.yml requires"
    },
    examples: {
      [
        .passes("A required family is there.", .requiring("Demo")),
        .passes(
          "A family has the weights that are required.",
          .requiring("Demo", [.number(400), .word(.bold)], [.upright])
        ),
        .fails("A family is not there.", .error, in: .requiring("Demo Serif")),
        .fails(
          "A family has no face of a weight.",
          .error,
          in: .requiring("Demo", [.number(300), .word(.bold)], [.upright])
        ),
        .fails(
          "A family has no italic face of any weight.",
          .error,
          in: .requiring("Demo", [.number(400), .word(.bold)], [.italic])
        ),
        .fails(
          "A family has neither an italic face nor one of a weight.",
          .error,
          .error,
          in: .requiring("Demo", [.number(300), .word(.bold)], [.italic])
        ),
      ]
    }
  ) { subject in
    guard let required = subject.required, required.unseen == nil else { return [] }
    return required.unmet
  }
}

extension BundleSubject {
  /// An app with two faces of the family Demo, and a configuration.
  fileprivate static func requiring(
    _ family: String,
    _ weights: [RequiredWeight] = [],
    _ styles: [RequiredFont.Style] = []
  ) -> BundleSubject {
    let regular = SubjectFont.example("Demo-Regular.ttf", .example("Demo-Regular"))
    let bold = SubjectFont.example(
      "Demo-Bold.ttf",
      .example("Demo-Bold", style: "Bold", weight: 700)
    )
    let place = SourcePosition(line: 2, column: 13, byte: 19)
    var subject = BundleSubject.example(regular, bold)
    subject.required = FontRequirements(
      path: FilePath(".fontscan.yml"),
      fonts: [
        RequiredFont(
          family: .init(family, at: place),
          weights: weights.map { .init($0, at: place) },
          styles: styles.map { .init($0, at: place) }
        )
      ],
      faces: (regular.file.faces + bold.file.faces)
    )
    return subject
  }
}

extension FontRequirements {
  /// What is not there, in the order of the configuration.
  fileprivate var unmet: [FindingDraft] {
    fonts.flatMap { unmet($0) }
  }

  private func unmet(_ font: RequiredFont) -> [FindingDraft] {
    let family = font.family.value
    let members = faces.filter { $0.isOf(family: family) }
    guard !members.isEmpty else {
      let nearest = nearestFamily(to: family)
      let hint = nearest.map { "; the nearest is '\($0)'" } ?? ""
      return [
        draft("no bundle has the family '\(family)'\(hint)", at: font.family, of: font, nearest)
      ]
    }
    // A style that is not there at all is one thing to say, however many weights are required of it;
    // that no face of any style has a weight is another.
    let absent = font.styles.filter { style in !members.contains { $0.style(is: style.value) } }
    let noFace = absent.map { style in
      draft("'\(family)' has no \(style.value) face", at: style, of: font)
    }
    let styles = font.styles.map(\.value).filter { style in
      !absent.contains { $0.value == style }
    }
    return noFace
      + font.weights.flatMap { weight -> [FindingDraft] in
        guard !styles.isEmpty else {
          return missing(weight, nil, of: font, in: members).map { [$0] } ?? []
        }
        return styles.compactMap { missing(weight, $0, of: font, in: members) }
      }
  }

  /// A draft when no face has a weight in a style.
  private func missing(
    _ weight: RequiredFont.Part<RequiredWeight>,
    _ style: RequiredFont.Style?,
    of font: RequiredFont,
    in members: [Face]
  ) -> FindingDraft? {
    let styled = members.filter { face in style.map { face.style(is: $0) } ?? true }
    guard !styled.contains(where: { $0.reaches(weight.value) }) else { return nil }
    let words = style.map { "\($0) " } ?? ""
    var message = "'\(font.family.value)' has no \(words)face of weight \(weight.value)"
    if let nearest = styled.nearest(to: weight.value) {
      message += "; the nearest is \(nearest.name), \(nearest.weight.text)"
    }
    return draft(message, at: weight, of: font, detail: "\(weight.value) \(words)")
  }

  private func draft<Value>(
    _ message: String,
    at part: RequiredFont.Part<Value>,
    of font: RequiredFont,
    _ suggestion: String? = nil,
    detail: String? = nil
  ) -> FindingDraft {
    var draft = FindingDraft(
      message: message,
      file: path,
      position: part.position,
      suggestion: suggestion,
      detail: "\(font.family.value) \(detail ?? "\(part.value)")"
    )
    draft.isOfProject = true
    return draft
  }

  /// The family whose name is nearest, as long as it is near at all.
  private func nearestFamily(to name: String) -> String? {
    let wanted = NameLikeness(name)
    var best: (name: String, distance: Int)?
    for family in Set(faces.compactMap(\.family)).sorted() {
      let distance = wanted.distance(to: NameLikeness(family), atMost: wanted.farthest)
      guard distance <= wanted.farthest, distance < best?.distance ?? .max else { continue }
      best = (family, distance)
    }
    return best?.name
  }
}

extension Face {
  fileprivate func isOf(family name: String) -> Bool {
    ([family].compactMap { $0 } + familyAlsoKnownAs).contains {
      $0.utf8.elementsEqual(name.utf8)
    }
  }

  fileprivate func style(is style: RequiredFont.Style) -> Bool {
    isItalic == (style == .italic)
  }

  /// Whether the face has a weight, or lies on an axis that reaches it.
  fileprivate func reaches(_ wanted: RequiredWeight) -> Bool {
    let axis = axes.first { $0.tag == "wght" }
    switch wanted {
    case .number(let number):
      let number = Double(number)
      return weight == number || axis.map { $0.minimum <= number && number <= $0.maximum } ?? false
    case .word(let word):
      if let weight, UIFontWeight(weightClass: weight)?.rawValue == word.rawValue { return true }
      let usual = Double(word.usual)
      return axis.map { $0.minimum <= usual && usual <= $0.maximum } ?? false
    }
  }
}

extension [Face] {
  /// The face whose weight is nearest, the lighter one on a tie, with what to call it.
  fileprivate func nearest(to wanted: RequiredWeight) -> (name: String, weight: Double)? {
    let target: Double
    switch wanted {
    case .number(let number): target = Double(number)
    case .word(let word): target = Double(word.usual)
    }
    return compactMap { face in
      face.weight.map { (face.postScriptName ?? "a face without a name", $0) }
    }
    .min { (abs($0.1 - target), $0.1, $0.0) < (abs($1.1 - target), $1.1, $1.0) }
  }
}
