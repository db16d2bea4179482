package import FontRegistry
package import ProjectModel

extension BoldChoices {
  /// More than anybody reads.
  private static let mostTold = 20

  /// The names in the configuration that no font has, each with the nearest that one has.
  ///
  /// A slip there would leave everything to the rule, and nobody would know.
  ///
  /// - Parameters:
  ///   - faces: All faces that were looked at.
  ///   - areAll: Whether these are all that the configuration can speak of; else only names are told
  ///     that are nearly those of some face.
  /// - Returns: What to say of each, in the order of the file.
  package func unknownNames(among faces: [Face], areAll: Bool) -> [ProjectProblem] {
    guard let path, !overrides.isEmpty else { return [] }
    var names = KnownNames(faces.compactMap(\.postScriptName), kind: .postScript)
    var families = KnownNames(faces.compactMap(\.family), kind: .family)
    var told: [ProjectProblem] = []
    func tell(_ name: String, _ known: inout KnownNames, _ words: String, _ place: SourcePosition) {
      guard told.count < Self.mostTold, !known.contains(name) else { return }
      let nearest = known.nearest(to: name)
      guard areAll || nearest != nil else { return }
      let hint = nearest.map { "; the nearest is '\($0)'" } ?? ""
      told.append(
        ProjectProblem(
          path: path,
          position: place,
          reason: "\(words) '\(name)'\(hint)",
          losesNothing: true
        )
      )
    }
    for override in overrides {
      tell(override.family, &families, "no font is of the family", override.position)
      for partner in override.partners {
        tell(partner.name, &names, "no face is called", partner.namePosition)
        tell(partner.partner, &names, "no face is called", partner.position)
      }
    }
    return told
  }
}

/// Names that fonts have.
private struct KnownNames {
  private let known: Set<[UInt8]>
  private let candidates: [FontNameCandidate]
  private var near: NearNames?

  init(_ names: [String], kind: FontNameCandidate.Kind) {
    var known: Set<[UInt8]> = []
    candidates = names.filter { known.insert(Array($0.utf8)).inserted }
      .map { FontNameCandidate(text: $0, kind: kind) }
    self.known = known
  }

  func contains(_ name: String) -> Bool { known.contains(Array(name.utf8)) }

  mutating func nearest(to name: String) -> String? {
    let near = near ?? NearNames(candidates)
    self.near = near
    return near.nearest(to: name)?.text
  }
}
