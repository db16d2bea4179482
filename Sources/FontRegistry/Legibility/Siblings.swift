/// The faces that differ from some face by nothing but their weights, in the order of these.
///
/// A variable file may have thousands of instances, each of which asks all the others; so they are
/// sorted once.
struct Siblings {
  /// What asking a face of them for its bold trait gives, when it has not got the bits itself.
  let boldTrait: BoldTrait

  /// The faces that can be switched to, from light to heavy, with their weights.
  private var byWeight: [(face: Face, weight: Double)]

  /// The first face of each variable design that has an axis of weight.
  private let variable: [Face]

  private var answers: [WeightAndFamily: BoldPartnerAnswer] = [:]

  /// The best of the faces of one weight for those that ask with a legacy family name.
  private var bests: [WeightAndFamily: Face] = [:]

  /// How many faces were looked at; tests count it.
  private(set) var steps: Int

  /// Sorts faces.
  ///
  /// - Parameter faces: The siblings, in the order of the candidates.
  init(_ faces: [Face]) {
    steps = faces.count
    // A face without a name cannot be switched to.
    let named = faces.filter { $0.postScriptName != nil }
    boldTrait = BoldTrait(among: named)
    byWeight = named.compactMap { face in face.weight.map { (face: face, weight: $0) } }
      .sorted { $0.weight < $1.weight }
    var designs: Set<DesignPlace> = []
    variable = faces.filter { face in
      // All instances of a design lead to the same positions.
      face.axes.contains { $0.tag == "wght" } && designs.insert(DesignPlace(face)).inserted
    }
  }
}

extension Siblings {
  /// What there is for a face when Bold Text is on.
  ///
  /// - Parameter face: A face whose siblings these are.
  /// - Returns: The partner, or why there is none.
  mutating func boldPartner(of face: Face) -> BoldPartnerAnswer {
    if face.details?.isSymbol == true { return .exempt }
    guard let weight = face.weight else { return .unknownWeight }
    let asker = WeightAndFamily(weight, face)
    let answer = answers[asker] ?? answer(to: face.withoutName, weight)
    answers[asker] = answer
    // The name of the face itself leads nowhere; this is rare, and the rest is asked then.
    guard case .partner(let partner) = answer, let name = face.postScriptName,
      partner.face.postScriptName?.hasSameBytes(as: name) == true
    else { return answer }
    var others = self
    others.removeFaces(named: name)
    return others.answer(to: face, weight)
  }

  private mutating func removeFaces(named name: String) {
    byWeight.removeAll { $0.face.postScriptName?.hasSameBytes(as: name) == true }
    bests = [:]
  }

  private mutating func answer(to face: Face, _ weight: Double) -> BoldPartnerAnswer {
    if let bold = best(for: face, weight, by: 150) { return .partner(BoldPartner(named: bold)) }
    steps += variable.count
    let positions = variable.compactMap { $0.freePosition(boldFor: weight) }
    if let bold = face.best(of: positions, heavierBy: 150) {
      return .partner(BoldPartner(face: bold, source: .axis))
    }
    guard weight >= 600 else { return .missing }
    if let bold = best(for: face, weight, by: 0) { return .partner(BoldPartner(named: bold)) }
    if let bold = face.best(of: positions, heavierBy: 0) {
      return .partner(BoldPartner(face: bold, source: .axis))
    }
    return .heaviest
  }

  /// The best of the faces that are heavier by at least some weight.
  private mutating func best(for face: Face, _ weight: Double, by least: Double) -> Face? {
    let enough = byWeight.firstPlace { $0.weight > weight && $0.weight - weight >= least }
    let wanted = byWeight.firstPlace { $0.weight >= weight + 300 }
    // The nearest below and the nearest above are at hand.
    var near: [Face] = []
    if wanted > enough { near.append(best(ofWeight: byWeight[wanted - 1].weight, for: face)) }
    let above = max(wanted, enough)
    if above < byWeight.count { near.append(best(ofWeight: byWeight[above].weight, for: face)) }
    return face.best(of: near, heavierBy: least)
  }

  /// The best of the faces of one weight, of which there is at least one.
  private mutating func best(ofWeight weight: Double, for face: Face) -> Face {
    let key = WeightAndFamily(weight, face)
    if let best = bests[key] { return best }
    let first = byWeight.firstPlace { $0.weight >= weight }
    var best = byWeight[first].face
    for other in byWeight[(first + 1)...].prefix(while: { $0.weight == weight }) {
      steps += 1
      if face.isBetterPartner(other.face, than: best) { best = other.face }
    }
    bests[key] = best
    return best
  }
}

/// A weight, and the legacy family name of a face that asks: by the name the Bold of four styles is
/// told from others.
private struct WeightAndFamily: Hashable {
  let weight: Double
  let legacyFamily: [UInt8]?

  init(_ weight: Double, _ asker: Face) {
    self.weight = weight
    legacyFamily = asker.legacyFamily.map { Array($0.utf8) }
  }
}

extension Array {
  /// The place of the first element that satisfies a condition, of which all behind it do; the end
  /// when none does.
  fileprivate func firstPlace(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Face {
  /// The face as one that has no namesakes.
  fileprivate var withoutName: Face {
    var face = self
    face.postScriptName = nil
    return face
  }
}
