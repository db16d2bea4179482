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

  /// Takes the partners of a report that are worth switching to.
  ///
  /// A partner that does not look bolder is left out, and so is a free position of an axis: that iOS
  /// accepts the name of such a place was not seen.
  package init(_ report: LegibilityReport) {
    var entries: [[UInt8]: Entry] = [:]
    var exceptions: [[UInt8]: Exception] = [:]
    for row in report.rows {
      guard let name = row.face.postScriptName else { continue }
      // Names are told apart by their bytes: what Unicode holds for the same may be two files.
      let key = Array(name.utf8)
      if let partner = row.partner, partner.source != .axis,
        let partnerName = partner.face.postScriptName, !partnerName.hasSameBytes(as: name),
        row.verdict != .notBolder,
        row.verdict != .heaviest
      {
        entries[key] = entries[key] ?? Entry(name: name, partner: partnerName)
      } else {
        exceptions[key] =
          exceptions[key]
          ?? Exception(name: name, reason: "\(row.verdict.rawValue), \(row.reason)")
      }
    }
    let order: (String, String) -> Bool = { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    self.entries = entries.values.sorted { order($0.name, $1.name) }
    self.exceptions = exceptions.filter { entries[$0.key] == nil }.map(\.value)
      .sorted { order($0.name, $1.name) }
  }
}
