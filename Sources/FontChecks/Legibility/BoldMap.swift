internal import FontRegistry

/// Which face takes the place of which when a person has turned on Bold Text, for an app to use.
package struct BoldMap: Sendable {
  /// A face and the one for it.
  package struct Entry: Hashable, Sendable {
    /// The PostScript name of the face.
    package var name: String

    /// The PostScript name of its partner.
    package var partner: String
  }

  /// A face that keeps its place.
  package struct Exception: Hashable, Sendable {
    /// Its PostScript name.
    package var name: String

    /// Why it does, in words that follow a colon.
    package var reason: String
  }

  /// The faces that have a partner to switch to, by name.
  package let entries: [Entry]

  /// The faces that have none, by name.
  package let exceptions: [Exception]

  /// The faces that a partner is there for in some bundles and not in others, or another one.
  package let disputed: [Exception]

  /// Takes the partners of a report that are worth switching to.
  ///
  /// A partner that does not look bolder is left out, and so is a free position of an axis: that iOS
  /// accepts the name of such a place was not seen. An app and its extensions often share the code
  /// that has the map, so a partner has to be there in every bundle that has the face.
  package init(_ report: LegibilityReport) {
    // Names are told apart by their bytes: what Unicode holds for the same may be two files.
    var answers: [[UInt8]: Answers] = [:]
    for row in report.rows {
      guard let name = row.face.postScriptName else { continue }
      answers[Array(name.utf8), default: Answers(name: name)].add(row)
    }
    let order: (String, String) -> Bool = { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let sorted = answers.values.sorted { order($0.name, $1.name) }
    entries = sorted.compactMap { answers in
      answers.partner.map { Entry(name: answers.name, partner: $0) }
    }
    disputed = sorted.filter(\.areSeveral).map(\.exception)
    exceptions = sorted.filter { $0.partner == nil }.map(\.exception)
  }
}

/// What a report says of the faces of one name.
private struct Answers {
  let name: String

  /// For each bundle, in the order of the report; faces of no bundle are one together.
  private var byBundle: [(bundle: String?, partner: String?, reason: String)] = []

  init(name: String) {
    self.name = name
  }

  mutating func add(_ row: LegibilityReport.Row) {
    let partner = row.partnerInMap
    for bundle in row.holders.isEmpty ? [nil] : row.holders.map(Optional.some) {
      guard let place = byBundle.firstIndex(where: { $0.bundle == bundle }) else {
        byBundle.append((bundle, partner, "\(row.verdict.rawValue), \(row.reasonAlone)"))
        continue
      }
      byBundle[place].partner = byBundle[place].partner ?? partner
    }
  }

  /// Whether bundles differ.
  var areSeveral: Bool {
    byBundle.dropFirst().contains { answer in
      switch (answer.partner, byBundle[0].partner) {
      case (let one?, let other?): !one.hasSameBytes(as: other)
      case (nil, nil): false
      default: true
      }
    }
  }

  /// The partner that every bundle has, or `nil`.
  var partner: String? { areSeveral ? nil : byBundle.first?.partner }

  /// Why the face keeps its place.
  var exception: BoldMap.Exception {
    guard areSeveral else {
      return BoldMap.Exception(name: name, reason: byBundle.first?.reason ?? "")
    }
    let words = byBundle.map { answer in
      let place = answer.bundle.map { "in \($0)" } ?? "elsewhere"
      return "\(place) \(answer.partner ?? answer.reason)"
    }
    let reason = "not the same in each bundle: \(words.joined(separator: "; "))"
    return BoldMap.Exception(name: name, reason: reason)
  }
}

extension LegibilityReport.Row {
  /// The name of the partner, if it is worth switching to and a name leads to it.
  fileprivate var partnerInMap: String? {
    guard let partner, partner.source != .axis, let name = partner.face.postScriptName,
      face.postScriptName?.hasSameBytes(as: name) != true,
      verdict != .notBolder, verdict != .heaviest, !comparison.drawsNothing
    else { return nil }
    return name
  }
}
