import FileAccess
import FontRegistry
import FontTestSupport
import Testing

@Suite("Bold partner")
struct BoldPartnerTests {
  private static let wght = VariationAxis(
    tag: "wght",
    minimum: 100,
    defaultValue: 400,
    maximum: 900
  )
  private static let opsz = VariationAxis(tag: "opsz", minimum: 9, defaultValue: 14, maximum: 32)

  private func face(
    _ name: String,
    _ weight: Double?,
    italic: Bool = false,
    width: Int = 5,
    bits: Bool = false
  ) -> Face {
    Face(
      postScriptName: name,
      family: "Demo",
      weight: weight,
      width: width,
      isItalic: italic,
      hasBoldBits: bits,
      file: FilePath(name + ".ttf")
    )
  }

  private func instance(_ name: String, _ coordinates: [Double], axes: [VariationAxis]) -> Face {
    let isDefault = coordinates == axes.map(\.defaultValue)
    return Face(
      postScriptName: name,
      family: "Demo",
      weight: coordinates[0],
      filePostScriptName: "DemoVF",
      axes: axes,
      instance: NamedInstance(name: name, coordinates: coordinates, isDefault: isDefault),
      file: FilePath("DemoVF.ttf")
    )
  }

  private func answer(_ face: Face, _ faces: [Face]) -> String {
    switch face.boldPartner(among: faces) {
    case .partner(let partner): "\(partner.face.postScriptName ?? "?") \(partner.source)"
    case .heaviest: "heaviest"
    case .missing: "missing"
    case .exempt: "exempt"
    case .unknownWeight: "unknown weight"
    }
  }

  @Test(arguments: [
    // Nearest to weight + 300.
    (400.0, [500.0, 600, 700, 800], "700 face"),
    (300, [400, 500, 600, 700], "600 face"),
    (400, [600, 900], "600 face"),
    // At least 150 heavier.
    (400, [500, 549], "missing"),
    (400, [500, 550], "550 face"),
    // 600 and 800 are equally near to 700: the lighter.
    (400, [600, 800], "600 face"),
    // Of 600 and more any heavier face will do when none is 150 heavier.
    (600, [700], "700 face"),
    (600, [700, 750], "750 face"),
    (700, [800], "800 face"),
    (700, [700, 400], "heaviest"),
    (599, [700], "missing"),
    (900, [], "heaviest"),
    (400, [], "missing"),
  ])
  func `the nearest face that is enough heavier wins`(
    weight: Double,
    others: [Double],
    expected: String
  ) {
    let own = face("own", weight)
    #expect(answer(own, [own] + others.map { face($0.shortest, $0) }) == expected)
  }

  @Test func `on a tie the bold bits decide, then the legacy family, then the name`() {
    let own = face("own", 400)
    #expect(answer(own, [face("a", 600), face("b", 800, bits: true)]) == "b face")
    var linked = face("b", 800)
    linked.legacyFamily = "Demo"
    linked.style = "Bold"
    var ownLinked = own
    ownLinked.legacyFamily = "Demo"
    #expect(answer(ownLinked, [face("a", 600), linked]) == "b face")
    #expect(answer(own, [face("b", 700), face("a", 700)]) == "a face")
  }

  // As families of several optical sizes are made: one family of ID 16, a legacy family a size.
  @Test func `among bolds of several optical sizes the one of the same legacy family wins`() {
    func sized(_ name: String, _ weight: Double, _ legacy: (String, String), italic: Bool) -> Face {
      var sized = face(name, weight, italic: italic, bits: weight == 700)
      (sized.legacyFamily, sized.legacyStyle) = legacy
      sized.style = name
      return sized
    }
    for (italic, bold) in [(false, "Bold"), (true, "Bold Italic")] {
      let caption = sized("Caption", 400, ("Demo Caption", "Regular"), italic: italic)
      let faces = [
        sized("A Bold", 700, ("Demo", bold), italic: italic),
        sized("Z Bold Caption", 700, ("Demo Caption", bold), italic: italic),
      ]
      #expect(answer(caption, faces) == "Z Bold Caption face")
    }
  }

  @Test func `family, slant and width must agree`() {
    let own = face("own", 400)
    var stranger = face("stranger", 700)
    stranger.family = "Other"
    let others = [face("italic", 700, italic: true), face("narrow", 700, width: 3), stranger]
    #expect(answer(own, others) == "missing")
  }

  @Test func `a face that does not say its width counts as normal`() {
    var own = face("own", 400)
    own.width = nil
    #expect(answer(own, [face("narrow", 700, width: 3)]) == "missing")
    #expect(answer(own, [face("narrow", 700, width: 3), face("bold", 700)]) == "bold face")
  }

  @Test(arguments: ["wdth", "ital", "slnt"])
  func `a static face pairs with an instance of its width and slant`(tag: String) {
    let axis = VariationAxis(tag: tag, minimum: -10, defaultValue: 0, maximum: 200)
    var instance = instance("NarrowItalic", [700, 75], axes: [Self.wght, axis])
    (instance.width, instance.isItalic) = (3, true)
    #expect(answer(face("own", 400, italic: true, width: 3), [instance]) == "NarrowItalic instance")
    #expect(answer(face("own", 400, italic: true), [instance]) == "missing")
  }

  @Test func `a face without a name cannot be switched to`() {
    var nameless = face("x", 700)
    nameless.postScriptName = nil
    #expect(answer(face("own", 400), [nameless]) == "missing")
  }

  @Test func `an instance of the same other axes is a partner and says so`() {
    let axes = [Self.wght, Self.opsz]
    let faces = [
      instance("Regular", [400, 14], axes: axes),
      instance("Bold", [700, 14], axes: axes),
      instance("DisplayRegular", [400, 32], axes: axes),
      instance("DisplayBold", [700, 32], axes: axes),
    ]
    #expect(answer(faces[0], faces) == "Bold instance")
    #expect(answer(faces[2], faces) == "DisplayBold instance")
  }

  @Test func `a named instance comes before a free position that would be nearer`() {
    let faces = [
      instance("Regular", [400], axes: [Self.wght]), instance("SemiBold", [600], axes: [Self.wght]),
    ]
    #expect(answer(faces[0], faces) == "SemiBold instance")
  }

  @Test func `without a bold instance the axis itself is the partner`() {
    let faces = [instance("Regular", [400], axes: [Self.wght])]
    // 700 = 0x2BC in the upper 16 of 32 bits.
    #expect(answer(faces[0], faces) == "DemoVF_wght2BC0000 axis")
  }

  @Test func `an axis of a file without a name leads nowhere`() {
    var own = instance("Regular", [400], axes: [Self.wght])
    own.filePostScriptName = nil
    #expect(answer(own, [own]) == "missing")
  }

  /// More than any font has; building a free position for each pair took half a minute.
  @Test func `hundreds of instances take no long time`() {
    let faces = (0..<400).map { instance("I\($0)", [800 + Double($0) / 40], axes: [Self.wght]) }
    let seconds = ThreadTime.seconds {
      #expect(faces.dropLast().allSatisfy { answer($0, faces) == "I399 instance" })
    }
    #expect(seconds < 10)
    // 900 = 0x384.
    #expect(answer(faces[399], faces) == "DemoVF_wght3840000 axis")
  }

  @Test func `an axis that ends early does not reach a bold`() {
    let short = VariationAxis(tag: "wght", minimum: 300, defaultValue: 400, maximum: 500)
    #expect(answer(instance("Regular", [400], axes: [short]), []) == "missing")
    let faces = [instance("Regular", [400], axes: [short])]
    #expect(answer(faces[0], faces) == "missing")
  }

  @Test func `a static bold serves a variable face at its defaults`() {
    let own = instance("Regular", [400, 14], axes: [Self.wght, Self.opsz])
    let display = instance("Display", [400, 32], axes: [Self.wght, Self.opsz])
    #expect(answer(own, [face("StaticBold", 700)]) == "StaticBold face")
    #expect(answer(display, [face("StaticBold", 700)]) == "missing")
  }

  @Test func `a face of unknown weight is not judged`() {
    #expect(answer(face("own", nil), [face("b", 700)]) == "unknown weight")
    #expect(answer(face("own", 400), [face("b", nil)]) == "missing")
  }

  @Test func `a symbol font is left alone`() {
    var icons = face("Icons", 400)
    icons.details = FaceDetails(symbolKind: .privateUse)
    #expect(answer(icons, [icons]) == "exempt")
  }
}
