internal import FontRegistry

extension LegibilityReport.Row {
  /// Why the verdict is what it is, in words for a column.
  package var reason: String {
    switch verdict {
    case .missing:
      comparison.obstacle ?? "nothing of its slant and width in the family is 150 heavier"
    case .heaviest: heaviestWords
    case .exempt: exemptWords
    case .unmeasurable: unmeasurableWords
    case .ok, .notBolder, .coverage, .metrics: join(partnerWords, faultWords, weightWords)
    }
  }

  /// What the bold trait gives, where it is known and is not the partner.
  package var traitWords: String? {
    guard let partner else { return nil }
    switch boldTrait {
    case .nothing: return "the bold trait finds nothing"
    case .face(let face):
      guard let name = face.postScriptName, name != partner.face.postScriptName else { return nil }
      return "the bold trait gives \(name)"
    case .unknown, nil: return nil
    }
  }

  private var partnerWords: String {
    guard let partner else { return "" }
    let weight = partner.face.weight?.text ?? "-"
    guard partner.source == .axis else {
      return "\(partner.face.postScriptName ?? "(no PostScript name)") \(weight)"
    }
    return "its own axis at wght=\(weight), where there is no named instance"
  }

  private var faultWords: String {
    switch verdict {
    case .notBolder: "does not look heavier"
    case .coverage:
      "lacks \(comparison.missingWords ?? "letters")"
        + (comparison.languageWords.map { ", and so cannot write \($0)" } ?? "")
    case .metrics: comparison.jumpWords ?? ""
    default: ""
    }
  }

  private var weightWords: String { comparison.decidingWeight?.words ?? "" }

  private var heaviestWords: String {
    guard partner != nil else { return "nothing heavier in the family: no fault" }
    return join("\(partnerWords), the next, looks the same: no fault", weightWords)
  }

  private var exemptWords: String {
    if isChosen { return "left alone by the configuration" }
    return switch face.details?.symbolKind {
    case .encoding: "a symbol font by its encoding: left alone"
    case .privateUse: "a symbol font, its characters are for private use: left alone"
    case .symbols: "a symbol font by its characters: left alone"
    case .ligatures: "an icon font, it turns words into pictures: left alone"
    case .family: "a symbol font by its name: left alone"
    case nil: "a font of iOS's own, which gets bolder by itself"
    }
  }

  private var unmeasurableWords: String {
    let obstacle = comparison.obstacle ?? "none of its letters could be measured"
    return partner == nil ? obstacle : join(partnerWords, "not measured: \(obstacle)")
  }

  private func join(_ parts: String...) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: "; ")
  }
}
