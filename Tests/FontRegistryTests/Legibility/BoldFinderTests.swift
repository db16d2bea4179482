import FileAccess
import Testing

@testable import FontRegistry

@Suite("Partners of many faces")
struct BoldFinderTests {
  static let wght = VariationAxis(tag: "wght", minimum: 100, defaultValue: 400, maximum: 900)
  static let opsz = VariationAxis(tag: "opsz", minimum: 0, defaultValue: 14, maximum: 5000)
  static let wdth = VariationAxis(tag: "wdth", minimum: 50, defaultValue: 100, maximum: 200)
  static let grad = VariationAxis(tag: "GRAD", minimum: 0, defaultValue: 0, maximum: 9)

  static func instance(_ number: Int, _ axes: [VariationAxis], _ coordinates: [Double]) -> Face {
    Face(
      postScriptName: "Demo-\(number)",
      family: "Demo",
      weight: coordinates[0],
      legacyFamily: "Demo",
      axes: axes,
      instance: NamedInstance(name: "\(number)", coordinates: coordinates, isDefault: false),
      file: FilePath("Demo.ttf")
    )
  }

  static func steps(_ faces: [Face]) -> Int {
    var finder = BoldFinder(faces)
    for face in faces { _ = (finder.boldPartner(of: face), finder.boldTrait(of: face)) }
    return finder.steps
  }

  // Each is looked at when they are sorted, once beside the others of its weight, and asks about one
  // free position.
  @Test func `work grows with the number of instances`() {
    let spread = (0..<4096).map { Self.instance($0, [Self.wght], [100 + Double($0) * 800 / 4095]) }
    #expect(Self.steps(spread) <= 3 * spread.count)
    let crowded = (0..<4096).map {
      Self.instance($0, [Self.wght], [$0 < 2048 ? 100 + Double($0) / 8 : 700])
    }
    #expect(Self.steps(crowded) <= 3 * crowded.count)
    let alone = (0..<4096).map { Self.instance($0, [Self.wght, Self.opsz], [400, Double($0)]) }
    #expect(Self.steps(alone) <= 3 * alone.count)
  }

  /// A family that has everything, by numbers that look random.
  static let mixed: [Face] = (0..<160).map { number in
    var state = UInt32(number) &* 2_654_435_761 &+ 97
    func pick(_ count: UInt32) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int((state >> 16) % count)
    }
    let weights: [Double] = [100, 300, 400, 400, 500, 600, 700, 700, 800, 900]
    let weight = weights[pick(10)]
    let axisSets: [[VariationAxis]] = [
      [], [Self.wght], [Self.wght, Self.opsz], [Self.opsz, Self.grad], [Self.wght, Self.wdth],
    ]
    let axes = axisSets[pick(5)]
    let coordinates = axes.map { axis in
      axis.tag == "wght" ? weight : pick(3) == 0 ? axis.maximum : axis.defaultValue
    }
    return Face(
      postScriptName: pick(12) == 0 ? nil : "Demo-\(number)",
      family: pick(5) == 0 ? "Other" : "Demo",
      style: pick(3) == 0 ? "Bold" : "Roman",
      weight: pick(15) == 0 ? nil : weight,
      width: [nil, 5, 5, 5, 3][pick(5)],
      isItalic: pick(6) == 0,
      hasBoldBits: weight >= 700 && pick(2) == 0,
      legacyFamily: ["Demo", "Demo Text", nil][pick(3)],
      axes: axes,
      instance: axes.isEmpty
        ? nil : NamedInstance(name: "n", coordinates: coordinates, isDefault: false),
      file: FilePath("Demo\(number).ttf")
    )
  }

  static func text(_ answer: BoldPartnerAnswer) -> String {
    switch answer {
    case .partner(let partner): "\(partner.face.file) \(partner.source) \(partner.face.weight ?? 0)"
    case .heaviest: "heaviest"
    case .missing: "missing"
    case .exempt: "exempt"
    case .unknownWeight: "unknown weight"
    }
  }

  static func text(_ trait: BoldTrait?) -> String {
    switch trait {
    case .face(let face): "\(face.file)"
    case .nothing: "nothing"
    case .unknown: "unknown"
    case nil: "has it"
    }
  }

  @Test func `many at once have the partners that each alone has`() {
    var finder = BoldFinder(Self.mixed)
    var answers: Set<String> = []
    for face in Self.mixed {
      let answer = Self.text(finder.boldPartner(of: face))
      #expect(answer == Self.text(face.boldPartner(among: Self.mixed)), "\(face.file)")
      #expect(Self.text(finder.boldTrait(of: face)) == Self.text(face.boldTrait(among: Self.mixed)))
      answers.insert(answer)
    }
    #expect(
      answers.count > 20 && answers.isSuperset(of: ["heaviest", "missing", "unknown weight"])
    )
  }

  // The rule as the documentation has it, by asking everybody.
  @Test func `the partner is the first in the order of the rule`() {
    for face in Self.mixed {
      guard let weight = face.weight else { continue }
      let siblings = Self.mixed.filter { $0.postScriptName != nil && face.isSibling(of: $0) }
      func rank(_ other: Face) -> (Double, Int, Int, Double) {
        let isLinked =
          face.legacyFamily != nil && other.legacyFamily == face.legacyFamily
          && other.style == "Bold"
        return (
          abs((other.weight ?? 0) - weight - 300), other.hasBoldBits ? 0 : 1, isLinked ? 0 : 1,
          other.weight ?? 0
        )
      }
      let expected = siblings.filter { ($0.weight ?? 0) - weight >= 150 }.min {
        rank($0) < rank($1)
      }
      guard let expected else { continue }
      let answer = face.boldPartner(among: Self.mixed)
      guard case .partner(let partner) = answer else {
        Issue.record("\(face.file): \(Self.text(answer))")
        continue
      }
      let isFirst = rank(partner.face) == rank(expected)
      #expect(isFirst, "\(face.file)")
    }
  }
}
