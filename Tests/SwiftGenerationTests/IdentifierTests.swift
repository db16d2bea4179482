import FontTestSupport
import SwiftGeneration
import Testing

@Suite("Identifiers of faces")
struct IdentifierTests {
  /// A face with a name of its own.
  private static func face(
    _ family: String?,
    _ style: String?,
    _ name: String? = nil,
    weight: Double? = 400,
    isItalic: Bool = false,
    file: String? = "Demo.ttf"
  ) -> FaceDescription {
    FaceDescription(
      postScriptName: name ?? "\(family ?? "None")-\(style ?? "None")",
      family: family,
      style: style,
      weight: weight,
      isItalic: isItalic,
      file: file
    )
  }

  @Test(arguments: [
    ("Demo Sans", "DemoSans"), ("IBM Plex Sans", "IBMPlexSans"), ("inter", "Inter"),
    ("PT_Serif-Pro", "PTSerifPro"), ("3270 Nerd Font", "_3270NerdFont"), ("Font", "FontFamily"),
    ("View", "ViewFamily"), ("self", "SelfFamily"), ("BoldFaces", "BoldFacesFamily"),
    ("源ノ角ゴシック", "源ノ角ゴシック"), ("Žluťoučký kůň", "ŽluťoučkýKůň"), ("émoi", "Émoi"),
    ("Noto 😀 Emoji", "NotoEmoji"), ("a\u{200B}b", "AB"), ("!?", "UnnamedFamily"),
    ("\u{301}acute", "_\u{301}acute"), ("نستعلیق", "نستعلیق"), ("O'Demo", "ODemo"),
    ("a\nb", "AB"), ("", "UnnamedFamily"), ("Swift", "SwiftFamily"), ("UIKit", "UIKitFamily"),
    ("SwiftUI", "SwiftUIFamily"), ("foundation", "FoundationFamily"), ("Task", "TaskFamily"),
    ("Selector", "SelectorFamily"), ("Image", "ImageFamily"), ("Map", "MapFamily"),
    ("No Family", "NoFamilyFamily"),
  ])
  func `a family is called by its words`(name: String, identifier: String) {
    let families = FaceNaming([Self.face(name, "Regular", "Demo-Regular")]).families
    #expect(families.map(\.identifier) == [identifier])
    #expect(families[0].name == name)
  }

  @Test(arguments: [
    ("Regular", "regular"), ("Bold Italic", "boldItalic"), ("SemiBold", "semiBold"),
    ("BOLD", "bold"), ("LT Bold", "ltBold"), ("LTBold", "ltBold"), ("W3", "w3"),
    ("55 Roman", "_55Roman"), ("Default", "defaultFace"), ("Init", "initFace"),
    ("None", "noneFace"), ("Weight", "weightFace"), ("Self", "selfFace"), ("標準", "標準"),
    ("Élan", "élan"), ("Extra-Light", "extraLight"),
  ])
  func `a face is called by its style`(style: String, identifier: String) {
    let families = FaceNaming([Self.face("Demo", style, "Demo-X")]).families
    #expect(families.flatMap(\.faces).map(\.identifier) == [identifier])
  }

  @Test(arguments: [nil, "", "!"])
  func `a face without a style is called by its PostScript name`(style: String?) {
    let families = FaceNaming([Self.face("Demo", style, "DemoSans-Bold")]).families
    #expect(families.flatMap(\.faces).map(\.identifier) == ["demoSansBold"])
  }

  @Test func `faces of one style are all called by their PostScript names`() {
    let faces = [
      Self.face("Demo", "Bold", "DemoNarrow-Bold", weight: 700),
      Self.face("Demo", "Regular", "Demo-Regular"),
      Self.face("Demo", "bold", "Demo-Bold", weight: 700),
    ]
    for order in [faces, faces.reversed()] {
      let named = FaceNaming(order).families[0].faces
      #expect(named.map(\.identifier) == ["regular", "demoBold", "demoNarrowBold"])
    }
  }

  @Test func `faces whose PostScript names are alike are all spelled out`() {
    let faces = [
      Self.face("Demo", "A", "A-B"), Self.face("Demo", "a", "A B"), Self.face("Demo", "aB", "X"),
      Self.face("Demo", "A.", "A_B"), Self.face("Demo", "a!", "C"),
    ]
    for order in [faces, faces.reversed()] {
      let named = FaceNaming(order).families[0].faces
      let identifiers = Dictionary(
        uniqueKeysWithValues: named.map { ($0.postScriptName, $0.identifier) }
      )
      // The codes of a space, a hyphen and an underscore; "X" would have had what two others want.
      #expect(
        identifiers == [
          "A B": "face_A_20_B", "A-B": "face_A_2D_B", "A_B": "face_A_5F_B", "X": "face_X", "C": "c",
        ]
      )
    }
  }

  @Test
  func
    `beside another that is called the same nothing keeps its name, and spelled out is one thing`()
  {
    let faces = [
      Self.face("Demo Sans", "A", "A-B"), Self.face("Demo-Sans", "a", "A B"),
      Self.face("demo sans", "aB", "X"), Self.face("DemoSans", "A", "A_B"),
      Self.face("Demo Sans", "a", "A.B"), Self.face("Demo Sans", "aB", "Y"),
      Self.face("Demo Sans", "a-B", "a b"), Self.face("Font", "a", "F"),
      Self.face("Font Family", "a", "G"),
    ]
    var meanings: [String: Set<String>] = [:]
    // Every choice among them.
    for choice in 1..<(1 << faces.count) {
      let chosen = faces.indices.filter { choice >> $0 & 1 == 1 }.map { faces[$0] }
      for family in FaceNaming(chosen).families {
        meanings[family.identifier, default: []].insert(family.name ?? "")
        for face in family.faces {
          meanings["\(family.name ?? "").\(face.identifier)", default: []]
            .insert(face.postScriptName)
        }
      }
    }
    // Alone each is called by its words; beside another that is called so none is.
    #expect(
      meanings["DemoSans"] == ["Demo Sans", "Demo-Sans", "demo sans", "DemoSans"]
    )
    for (identifier, names) in meanings where identifier.contains("_") {
      #expect(names.count == 1, "\(identifier)")
    }
    for pair in [(0, 1), (0, 2), (0, 3), (1, 2), (7, 8)] {
      let families = FaceNaming([faces[pair.0], faces[pair.1]]).families
      #expect(families.allSatisfy { $0.identifier.hasPrefix("Family_") })
    }
  }

  @Test
  func `families that are alike are all spelled out, and the nameless have a name of their own`() {
    let faces = [
      Self.face("Demo-Sans", "Regular"), Self.face("Demo Sans", "Regular"),
      Self.face("?", "Regular"), Self.face(nil, "Regular", "Alone-Regular"),
    ]
    let families = FaceNaming(faces).families
    #expect(
      families.map(\.identifier)
        == ["UnnamedFamily", "Family_Demo_20_Sans", "Family_Demo_2D_Sans", "NoFamily"]
    )
    #expect(families.map(\.name) == ["?", "Demo Sans", "Demo-Sans", nil])
    #expect(families[3].faces.map(\.identifier) == ["aloneRegular"])
  }

  @Test func `faces that no code can ask for are left out, each with a reason`() {
    let faces = [
      FaceDescription(postScriptName: nil, family: "Demo", style: "Bold", file: "a.ttf"),
      Self.face("Demo", "Bold", ".Demo-Bold", file: "b.ttf"),
      Self.face("Demo", "Bold", "Demo\u{FFFD}Bold", file: "c.ttf"),
      Self.face("Demo", "Bold", "Demo-Bold", file: nil),
      Self.face("Demo", "Regular", "Demo-Regular", file: "d.ttf"),
      Self.face("Demo", "Regular", "Demo-Regular", file: "e.ttf"),
      Self.face("Demo", "Regular", "Demo-Regular", file: "d.ttf"),
    ]
    let naming = FaceNaming(faces)
    #expect(naming.families.flatMap(\.faces).map(\.file) == ["d.ttf"])
    let reasons = naming.leftOut.map { "\($0.file ?? "-") \($0.name ?? "-"): \($0.words)" }
    #expect(
      Set(reasons) == [
        "a.ttf -: it has no PostScript name to ask for",
        "b.ttf .Demo-Bold: iOS gives nobody a font whose name starts with a dot",
        "c.ttf Demo\u{FFFD}Bold: its PostScript name holds bytes that are no character",
        "- Demo-Bold: the name of its file is no UTF-8",
        "e.ttf Demo-Regular: 'd.ttf' has a face of that name, and an app gets one of the two",
      ]
    )
  }

  @Test func `two names that Unicode holds for one are one raw value`() {
    // Swift refuses an enum with both.
    let faces = [
      Self.face("Demo", "Regular", "D\u{E9}mo"), Self.face("Demo", "Bold", "De\u{301}mo"),
    ]
    let naming = FaceNaming(faces)
    #expect(naming.families.flatMap(\.faces).count == 1)
    #expect(naming.leftOut.count == 1)
  }

  @Test func `faces come lightest first, uprights before italics`() {
    let faces = [
      Self.face("Demo", "Bold", weight: 700), Self.face("Demo", "Italic", isItalic: true),
      Self.face("Demo", "Regular"), Self.face("Demo", "Odd", weight: nil),
    ]
    #expect(
      FaceNaming(faces).families[0].faces.map(\.identifier) == ["odd", "regular", "italic", "bold"]
    )
  }

  @Test func `a family of thousands of faces that are alike takes no long time`() {
    let faces = (0..<5000).map { number in
      Self.face("Demo", "Bold", "D" + String(repeating: "-", count: number % 60 + 1) + "\(number)")
    }
    let clock = ContinuousClock()
    let time = clock.measure {
      let named = FaceNaming(faces).families[0].faces
      #expect(Set(named.map(\.identifier)).count == 5000)
    }
    #expect(time < .seconds(20))
  }
}
