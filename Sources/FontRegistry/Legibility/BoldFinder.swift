/// Finds the bold partners of many faces among the same candidates.
///
/// What ``Face/boldPartner(among:)`` and ``Face/boldTrait(among:)`` say of each, in a time that
/// grows with the number of faces and not with its square.
package struct BoldFinder {
  /// The candidates.
  private let faces: [Face]

  /// The candidates of each family, slant and width by what they have of other axes.
  private let designs: [FamilyPart: [AxisSet: AxisPlaces]]

  private var siblings: [SiblingKey: Siblings] = [:]
  private var projections: [Projection: AxisPlaces] = [:]

  /// Sorts candidates.
  ///
  /// - Parameter faces: The faces of the app, or at least of the families that will be asked for.
  package init(_ faces: [Face]) {
    self.faces = faces
    var designs: [FamilyPart: [AxisSet: AxisPlaces]] = [:]
    for (number, face) in faces.enumerated() {
      guard let part = FamilyPart(face) else { continue }
      let place = OtherAxes(face)
      designs[part, default: [:]][place.set, default: [:]][place.positions, default: []]
        .append(number)
    }
    self.designs = designs
  }
}

extension BoldFinder {
  /// What there is for a face when Bold Text is on.
  package mutating func boldPartner(of face: Face) -> BoldPartnerAnswer {
    ask(face) { siblings, face in siblings.boldPartner(of: face) }
  }

  /// What asking a face for its bold trait gives; `nil` for one that has it.
  package mutating func boldTrait(of face: Face) -> BoldTrait? {
    guard !face.hasBoldBits else { return nil }
    return ask(face) { siblings, _ in siblings.boldTrait }
  }

  /// How many faces were looked at; tests count it.
  var steps: Int { siblings.values.reduce(0) { $0 + $1.steps } }

  private mutating func ask<Answer>(
    _ face: Face,
    _ question: (inout Siblings, Face) -> Answer
  ) -> Answer {
    guard let part = FamilyPart(face) else {
      var nobody = Siblings([])
      return question(&nobody, face)
    }
    let key = SiblingKey(part: part, place: OtherAxes(face))
    if siblings[key] == nil {
      siblings[key] = Siblings(numbers(of: key).map { faces[$0] })
    }
    return question(&siblings[key, default: Siblings([])], face)
  }

  /// The siblings of faces, as places in ``faces``, in order.
  private mutating func numbers(of key: SiblingKey) -> [Int] {
    var numbers: [Int] = []
    for (set, places) in designs[key.part] ?? [:] {
      if set == key.place.set {
        numbers += places[key.place.positions] ?? []
        continue
      }
      let common = set.tags.filter(key.place.set.tags.contains)
      guard let positions = key.place.projected(to: common) else { continue }
      let projection = Projection(part: key.part, set: set, tags: common)
      if projections[projection] == nil {
        projections[projection] = AxisPlaces.projected(places, of: set, to: common)
      }
      numbers += projections[projection]?[positions] ?? []
    }
    return numbers.sorted()
  }
}

/// What siblings share beside their place on axes.
private struct FamilyPart: Hashable {
  let family: [UInt8]
  let isItalic: Bool
  let width: Int

  /// - Returns: `nil` for a face without a family, which has no siblings.
  init?(_ face: Face) {
    guard let family = face.family else { return nil }
    self.family = Array(family.utf8)
    isItalic = face.isItalic
    // A face that does not say how wide it is counts as normal.
    width = face.width ?? 5
  }
}

private struct SiblingKey: Hashable {
  let part: FamilyPart
  let place: OtherAxes
}

private struct Projection: Hashable {
  let part: FamilyPart
  let set: AxisSet
  let tags: [String]
}
