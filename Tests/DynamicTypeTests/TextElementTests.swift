internal import DynamicType
internal import Testing

@Suite("Text elements")
struct TextElementTests {
  let settings = TextEnvironment()
  let font: Font

  init() throws {
    font = try FontMetrics.default.scaledFont(
      for: Font(name: "Lato-Regular", size: 17, boldName: "Lato-Bold")
    )
  }

  @Test func `a scaled font follows the category only when it is told to`() {
    let fixed = TextElement(font: font, in: settings)
    let following = TextElement(font: font, adjustsFontForContentSizeCategory: true, in: settings)
    settings.traits.preferredContentSizeCategory = .accessibilityLarge
    #expect(fixed.displayedFont.pointSize == 17)
    #expect(following.displayedFont.pointSize == 31)

    fixed.adjustsFontForContentSizeCategory = true
    #expect(fixed.displayedFont.pointSize == 31)
    fixed.adjustsFontForContentSizeCategory = false
    #expect(fixed.displayedFont.pointSize == 17)
  }

  @Test func `a font of a fixed size never follows`() throws {
    let element = TextElement(
      font: try Font(name: "Lato-Regular", size: 17),
      adjustsFontForContentSizeCategory: true,
      in: settings
    )
    settings.traits.preferredContentSizeCategory = .accessibilityLarge
    #expect(element.displayedFont.pointSize == 17)
  }

  @Test func `an element begins with the settings as they are`() {
    settings.traits = TraitCollection(
      preferredContentSizeCategory: .extraExtraExtraLarge,
      legibilityWeight: .bold
    )
    let element = TextElement(font: font, adjustsFontForContentSizeCategory: true, in: settings)
    #expect(element.displayedFont.pointSize == 22)
    #expect(element.displayedFont.name == "Lato-Bold")
  }

  @Test(arguments: [1, 2, 3, 100])
  func `Bold Text turned on and off comes back to the first face`(times: Int) {
    let element = TextElement(font: font, in: settings)
    let before = element.displayedFont
    for _ in 0..<times {
      settings.traits.legibilityWeight = .bold
      #expect(element.displayedFont.name == "Lato-Bold")
      settings.traits.legibilityWeight = .regular
      #expect(element.displayedFont == before)
    }
  }

  @Test func `what is shown can be set as the font and nothing is lost`() throws {
    let element = TextElement(font: font, adjustsFontForContentSizeCategory: true, in: settings)
    settings.traits.legibilityWeight = .bold
    settings.traits.preferredContentSizeCategory = .accessibilityMedium
    for _ in 0..<3 { element.font = element.displayedFont }
    element.font = try FontMetrics.default.scaledFont(for: element.displayedFont.withSize(20))
    settings.traits.legibilityWeight = .regular
    settings.traits.preferredContentSizeCategory = .large
    #expect(element.displayedFont.name == "Lato-Regular")
    #expect(element.displayedFont.pointSize == 20)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `whatever happened, the same settings show the same font`(seed: UInt64) {
    var random = SplitMix(state: seed)
    let element = TextElement(font: font, adjustsFontForContentSizeCategory: true, in: settings)
    for _ in 0..<200 {
      switch UInt8.random(in: 0..<5, using: &random) {
      case 0: settings.traits.legibilityWeight = .bold
      case 1: settings.traits.legibilityWeight = .regular
      case 2: element.font = element.displayedFont
      case 3: element.adjustsFontForContentSizeCategory.toggle()
      default:
        settings.traits.preferredContentSizeCategory =
          ContentSizeCategory.sizes.randomElement(using: &random) ?? .large
      }
    }
    settings.traits = .standard
    element.adjustsFontForContentSizeCategory = true
    #expect(element.displayedFont == font, "seed \(seed)")
  }

  @Test func `a font without a bold face stays`() throws {
    let element = TextElement(font: try Font(name: "Lato-Black", size: 17), in: settings)
    settings.traits.legibilityWeight = .bold
    #expect(element.displayedFont.name == "Lato-Black")
    #expect(!element.displayedFont.isBoldText)
  }

  @Test func `an element that goes away is told nothing more`() {
    weak var gone: TextElement?
    do {
      let element = TextElement(font: font, in: settings)
      gone = element
      #expect(settings.observerCount == 1)
      settings.traits.legibilityWeight = .bold
      withExtendedLifetime(element) {}
    }
    #expect(gone == nil)
    #expect(settings.observerCount == 0)
    settings.traits.legibilityWeight = .regular
  }

  @Test func `overrides count for one element only`() {
    let element = TextElement(font: font, adjustsFontForContentSizeCategory: true, in: settings)
    let other = TextElement(font: font, adjustsFontForContentSizeCategory: true, in: settings)
    element.traitOverrides.legibilityWeight = .bold
    element.traitOverrides.preferredContentSizeCategory = .small
    settings.traits.preferredContentSizeCategory = .accessibilityMedium
    #expect(element.displayedFont.name == "Lato-Bold")
    #expect(element.displayedFont.pointSize == 15)
    #expect(other.displayedFont.name == "Lato-Regular")
    #expect(other.displayedFont.pointSize == 26)
    element.traitOverrides = TraitCollection()
    #expect(element.displayedFont == other.displayedFont)
  }

  @Test func `an element of a style follows both settings`() throws {
    let style = try FontStyle(
      faceName: "Lato-Regular",
      boldFaceName: "Lato-Bold",
      textStyle: .body,
      basePointSize: 17,
      maximumPointSize: 26
    )
    let element = TextElement(style: style, in: settings)
    settings.traits = TraitCollection(
      preferredContentSizeCategory: .accessibilityExtraLarge,
      legibilityWeight: .bold
    )
    #expect(element.displayedFont.pointSize == 26)
    #expect(element.displayedFont.name == "Lato-Bold")
    settings.traits = TraitCollection()
    #expect(element.displayedFont == style.font())
  }
}

/// Vigna's SplitMix64, for sequences that a seed repeats.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
