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
    case .ok, .notBolder, .coverage, .metrics: words(for: faults)
    }
  }

  /// What is wrong, the worst first: verdicts that a rule objects to.
  ///
  /// A partner that lacks letters or moves lines does so as well where it does not look bolder, or
  /// cannot be measured: code that asks for the bold of the font gets it.
  var faults: [LegibilityVerdict] {
    switch verdict {
    case .missing: return [.missing]
    case .ok, .heaviest, .exempt: return []
    case .notBolder, .coverage, .metrics, .unmeasurable: break
    }
    guard partner != nil else { return [] }
    var faults: [LegibilityVerdict] = verdict == .notBolder ? [.notBolder] : []
    if comparison.missingWords != nil || comparison.faintWords != nil { faults.append(.coverage) }
    if comparison.jumps { faults.append(.metrics) }
    return faults
  }

  /// The reason for one fault alone.
  func reason(for fault: LegibilityVerdict) -> String {
    let words = verdict == .missing ? reasonAlone : words(for: [fault])
    return bundle.map { "in \($0): \(words)" } ?? words
  }

  /// What the bold trait gives, where it is known and is not the partner.
  package var traitWords: String? {
    switch boldTrait {
    case .nothing: return "the bold trait finds nothing"
    case .face(let face):
      guard let name = face.postScriptName,
        partner?.face.postScriptName?.hasSameBytes(as: name) != true
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

  private func words(for faults: [LegibilityVerdict]) -> String {
    join([partnerWords] + faults.map(faultWords) + [weightWords])
  }

  private func faultWords(_ fault: LegibilityVerdict) -> String {
    switch fault {
    case .notBolder: comparison.isLighter ? "looks lighter" : "does not look heavier"
    case .coverage: join([coverageWords, faintWords])
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
    return join(["\(partnerWords), the next, looks much the same: no fault", weightWords])
  }

  private var exemptWords: String {
    if isChosen { return "left alone by the configuration" }
    return exemption?.words ?? "left alone"
  }

  private var unmeasurableWords: String {
    let obstacle = comparison.obstacle ?? "none of its letters could be measured"
    guard partner != nil else { return obstacle }
    return join([partnerWords, "not measured: \(obstacle)"] + faults.map(faultWords))
  }

  private func join(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: "; ")
  }
}
