import FileAccess
import FontRegistry
import Testing

@Suite("A position on the axes")
struct PositionTests {
  private func file(_ axes: [VariationAxis], name: String? = "ChirpUIVF") -> FontFile {
    let regular = Face(
      postScriptName: name,
      family: "Chirp",
      filePostScriptName: name,
      axes: axes,
      instance: NamedInstance(
        name: "Regular",
        coordinates: axes.map(\.defaultValue),
        isDefault: true
      )
    )
    var bold = regular
    bold.postScriptName = "Chirp-Bold"
    bold.instance = NamedInstance(
      name: "Bold",
      coordinates: [700] + axes.dropFirst().map(\.defaultValue)
    )
    return FontFile(path: FilePath("Chirp.ttf"), faces: [regular, bold])
  }

  private static let wght = VariationAxis(
    tag: "wght",
    minimum: 100,
    defaultValue: 400,
    maximum: 900
  )
  private static let opsz = VariationAxis(tag: "opsz", minimum: 8, defaultValue: 12, maximum: 40)
  private static let slnt = VariationAxis(tag: "slnt", minimum: -10, defaultValue: 0, maximum: 0)

  // Names that devices gave, from the collected facts: 2BC0000 is 700.0 and E0000 is 14.0 as 16.16;
  // an axis at its default has its tag and no value.
  @Test(arguments: [
    (["wght": 700.0, "opsz": 14.0], "ChirpUIVF_wght2BC0000_opszE0000"),
    (["wght": 650], "ChirpUIVF_wght28A0000_opsz"),
    (["opsz": 26], "ChirpUIVF_wght_opsz1A0000"),
    (["wght": 400.5], "ChirpUIVF_wght1908000_opsz"),
  ])
  func `a free position is called by axis and hexadecimal value`(
    position: [String: Double],
    expected: String
  ) throws {
    let file = file([Self.wght, Self.opsz])
    let face = try file.face(at: position, from: file.faces[0])
    #expect(face.postScriptName == expected)
    #expect(face.nameCertainty == .medium)
    #expect(face.fullName == nil)
  }

  // 33.3 * 65536 is 2182348.8; the nearest whole number is 2182349, 0x214CCD.
  @Test func `a position is the nearest that a file can store`() throws {
    let stored = 2_182_349.0 / 65536
    var file = file([VariationAxis(tag: "wght", minimum: 1, defaultValue: 2, maximum: stored)])
    let free = try file.face(at: ["wght": 33.3], from: file.faces[0])
    #expect(free.postScriptName == "ChirpUIVF_wght214CCD")
    file.faces[1].instance?.coordinates = [stored]
    let named = try file.face(at: ["wght": 33.3], from: file.faces[0])
    #expect(named.postScriptName == "Chirp-Bold")
  }

  @Test func `a slant that an instance has ends where its axis is back at 0`() throws {
    var file = file([Self.wght, Self.slnt])
    file.faces[1].instance?.coordinates = [700, -10]
    file.faces[1].isItalic = true
    #expect(try !file.face(at: ["slnt": 0], from: file.faces[1]).isItalic)
    #expect(try file.face(at: ["wght": 600], from: file.faces[1]).isItalic)
  }

  @Test(arguments: ["ital", "slnt"])
  func `where the default slants, 0 on its axis is upright`(tag: String) throws {
    let axis = VariationAxis(tag: tag, minimum: -10, defaultValue: 1, maximum: 1)
    var file = file([Self.wght, axis])
    file.faces[0].isItalic = true
    #expect(try !file.face(at: [tag: 0], from: file.faces[0]).isItalic)
    #expect(try file.face(at: ["wght": 600], from: file.faces[0]).isItalic)
  }

  @Test func `a position where an instance lies is that instance`() throws {
    let file = file([Self.wght, Self.opsz])
    #expect(try file.face(at: ["wght": 700], from: file.faces[0]).postScriptName == "Chirp-Bold")
    #expect(try file.face(at: ["wght": 400], from: file.faces[1]).postScriptName == "ChirpUIVF")
  }

  @Test func `the other axes stay where the face is`() throws {
    let file = file([Self.wght, Self.opsz])
    let face = try file.face(at: ["opsz": 14], from: file.faces[1])
    #expect(face.coordinates == [700, 14])
    #expect(face.weight == 700)
    #expect(face.isBold)
  }

  @Test func `a negative position is unsigned hexadecimal of low certainty`() throws {
    // -10.0 as 16.16 is -655360 = 0xFFF60000.
    let file = file([Self.wght, Self.slnt])
    let face = try file.face(at: ["slnt": -10], from: file.faces[0])
    #expect(face.postScriptName == "ChirpUIVF_wght_slntFFF60000")
    #expect(face.nameCertainty == .low)
    #expect(face.isItalic)
  }

  @Test func `a file without name ID 6 gives no name`() throws {
    let file = file([Self.wght], name: nil)
    let face = try file.face(at: ["wght": 500], from: file.faces[0])
    #expect(face.postScriptName == nil)
    #expect(face.nameCertainty == nil)
  }

  @Test(arguments: [
    (["wght": 1000.0], PositionError.outOfRange(axis: wght, position: 1000)),
    (["wght": .nan], nil),
    (["wdth": 90], .unknownAxis("wdth", available: ["wght", "opsz"])),
  ])
  func `a position that is not there is refused`(
    position: [String: Double],
    expected: PositionError?
  ) {
    let file = file([Self.wght, Self.opsz])
    let error = #expect(throws: PositionError.self) {
      try file.face(at: position, from: file.faces[0])
    }
    if let expected { #expect(error == expected) }
  }

  @Test func `a static face has no positions`() {
    let file = FontFile(path: FilePath("a.ttf"), faces: [Face()])
    #expect(throws: PositionError.notVariable) {
      try file.face(at: ["wght": 700], from: file.faces[0])
    }
  }

  @Test(arguments: [
    (50.0, 1), (75, 3), (90, 4), (87.5, 4), (100, 5), (112.5, 6), (151, 8), (500, 9), (0, 1),
    // Half-way between classes: the one closer to normal.
    (93.75, 5), (68.75, 3), (175, 8),
  ])
  func `a wdth position falls into the nearest width class`(percent: Double, width: Int) throws {
    let wdth = VariationAxis(tag: "wdth", minimum: 0, defaultValue: 100, maximum: 500)
    let file = file([wdth])
    #expect(try file.face(at: ["wdth": percent], from: file.faces[0]).width == width)
  }
}

@Suite("UIFont.Weight")
struct UIFontWeightTests {
  @Test(arguments: [
    (1.0, UIFontWeight.ultraLight), (100, .ultraLight), (149, .ultraLight), (150, .thin),
    (200, .thin), (249, .thin), (250, .light), (300, .light), (350, .regular), (400, .regular),
    (450, .medium), (500, .medium), (550, .semibold), (600, .semibold), (650, .bold), (700, .bold),
    (750, .heavy), (800, .heavy), (850, .black), (900, .black), (1000, .black),
  ])
  func `a weight falls into its hundred`(weight: Double, expected: UIFontWeight) {
    #expect(UIFontWeight(weightClass: weight) == expected)
  }

  @Test(arguments: [0, -1, 1001, .infinity, .nan] as [Double])
  func `a weight outside the scale has no constant`(weight: Double) {
    #expect(UIFontWeight(weightClass: weight) == nil)
  }
}
