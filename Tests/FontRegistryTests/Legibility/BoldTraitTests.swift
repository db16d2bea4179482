import Testing

@testable import FontRegistry

@Suite("What the bold trait gives")
struct BoldTraitTests {
  static func face(
    _ name: String,
    _ weight: Double,
    bits: Bool = false,
    italic: Bool = false
  ) -> Face {
    Face(
      postScriptName: name,
      family: "Demo",
      weight: weight,
      isItalic: italic,
      isBold: bits || weight >= 600,
      hasBoldBits: bits
    )
  }

  static let regular = face("Demo-Regular", 400)

  @Test func `the one face with the bits is found`() {
    let bold = Self.face("Demo-Bold", 700, bits: true)
    let others = [Self.regular, Self.face("Demo-Black", 900), bold, bold]
    guard case .face(let found) = Self.regular.boldTrait(among: others) else {
      Issue.record("not found")
      return
    }
    #expect(found.postScriptName == "Demo-Bold")
  }

  @Test func `nothing is found where nothing is bold`() {
    let italic = Self.face("Demo-BoldItalic", 700, bits: true, italic: true)
    guard
      case .nothing = Self.regular.boldTrait(
        among: [Self.regular, Self.face("Demo-Medium", 500), italic]
      )
    else {
      Issue.record("something was found")
      return
    }
  }

  @Test func `it is not known where several have the bits, or the only bold has none`() {
    for others in [
      [Self.face("Demo-Bold", 700, bits: true), Self.face("Demo-Black", 900, bits: true)],
      [Self.face("Demo-Bold", 700)],
    ] {
      guard case .unknown = Self.regular.boldTrait(among: [Self.regular] + others) else {
        Issue.record("known")
        continue
      }
    }
  }

  @Test func `a face with the bits has the trait`() {
    let bold = Self.face("Demo-Bold", 700, bits: true)
    #expect(bold.boldTrait(among: [Self.regular, bold]) == nil)
  }
}
