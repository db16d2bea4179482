internal import FontRegistry

extension LegibilityReport.Row {
  /// Why the verdict is what it is, in words for a column.
  package var reason: String { bundle.map { "in \($0): \(reasonAlone)" } ?? reasonAlone }

  /// The same without the bundle that it holds for.
  var reasonAlone: String {
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
      guard let name = face.postScriptName,
        partner.face.postScriptName?.hasSameBytes(as: name) != true
      else { return nil }
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
    case .notBolder: comparison.isLighter ? "looks lighter" : "does not look heavier"
    case .coverage: join(coverageWords, faintWords)
    case .metrics: comparison.jumpWords ?? ""
    default: ""
    }
  }

  private var coverageWords: String {
    comparison.missingWords.map { missing in
      "lacks \(missing)"
        + (comparison.languageWords.map { ", and so cannot write \($0)" } ?? "")
    } ?? ""
  }

  private var faintWords: String { comparison.faintWords.map { "not heavier: \($0)" } ?? "" }

  private var weightWords: String { comparison.decidingWeight?.words ?? "" }

  private var heaviestWords: String {
    guard partner != nil else { return "nothing heavier in the family: no fault" }
    return join("\(partnerWords), the next, looks much the same: no fault", weightWords)
  }

  private var exemptWords: String {
    if isChosen { return "left alone by the configuration" }
    return exemption?.words ?? "left alone"
  }

  private var unmeasurableWords: String {
    let obstacle = comparison.obstacle ?? "none of its letters could be measured"
    return partner == nil ? obstacle : join(partnerWords, "not measured: \(obstacle)")
  }

  private func join(_ parts: String...) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: "; ")
  }
}
