import FileAccess
import FontRegistry
import FontTestSupport
import Testing

@testable import FontChecks

@Suite("Faces of several bundles")
struct FaceGroupTests {
  private static let measurer = LetterMeasurer.example([
    "Demo-Regular": .example(stem: 80), "Demo-Bold": .example(stem: 140),
  ])

  private static func face(
    _ style: String,
    weight: Int,
    family: String = "Demo",
    name: String? = nil,
    in folder: String = "App.app"
  ) -> Face {
    var face = Face.example(
      name ?? "\(family)-\(style)",
      family: family,
      style: style,
      weight: weight
    )
    face.file = FilePath("\(folder)/\(face.postScriptName ?? style).ttf")
    return face
  }

  private static func answers(_ groups: [FaceGroup]) -> [String] {
    LegibilityReport(groups, measurer: measurer).rows.map {
      "\($0.face.file) \($0.verdict.rawValue) \($0.partner?.face.postScriptName ?? "-")"
    }
  }

  @Test func `an extension finds no bold in its app`() {
    let app = [Self.face("Regular", weight: 400), Self.face("Bold", weight: 700)]
    let own = [Self.face("Regular", weight: 400, in: "App.app/PlugIns/W.appex")]
    let groups = [
      FaceGroup(bundle: "App.app", faces: app), FaceGroup(bundle: "W.appex", faces: own),
    ]
    #expect(
      Self.answers(groups) == [
        "App.app/Demo-Regular.ttf ok Demo-Bold", "App.app/Demo-Bold.ttf heaviest -",
        "App.app/PlugIns/W.appex/Demo-Regular.ttf missing -",
      ]
    )
  }

  @Test func `a file of two targets has an answer for each, told apart where they differ`() {
    let (regular, bold) = (Self.face("Regular", weight: 400), Self.face("Bold", weight: 700))
    let app = FaceGroup(bundle: "App", faces: [regular, bold])
    let report = LegibilityReport(
      [app, FaceGroup(bundle: "Widget", faces: [regular])],
      measurer: Self.measurer
    )
    #expect(report.rows.map(\.verdict) == [.ok, .heaviest, .missing])
    #expect(report.rows.map(\.bundle) == ["App", nil, "Widget"])
    #expect(report.rows[2].reason.hasPrefix("in Widget: nothing of its slant"))
    #expect(Self.answers([app, app]).count == 2)
  }

  @Test func `families of several bundles stay together`() {
    let first = FaceGroup(
      bundle: "App.app",
      faces: [Self.face("Bold", weight: 700), Self.face("Bold", weight: 700, family: "Zeta")]
    )
    let second = FaceGroup(
      bundle: "W.appex",
      faces: [Self.face("Black", weight: 900), Self.face("Bold", weight: 700, family: "Alpha")]
    )
    let rows = LegibilityReport([first, second], measurer: Self.measurer).rows
    #expect(
      rows.map(\.face.postScriptName) == ["Alpha-Bold", "Demo-Bold", "Demo-Black", "Zeta-Bold"]
    )
  }

  @Test func `a bold that is not declared is no partner`() {
    let report = LegibilityReport(
      [
        FaceGroup(
          bundle: "App.app",
          faces: [Self.face("Regular", weight: 400)],
          undeclared: [Self.face("Bold", weight: 700)]
        )
      ],
      measurer: Self.measurer
    )
    #expect(report.rows.map(\.verdict) == [.missing])
    #expect(
      report.rows[0].reason == "'Demo-Bold' is in the bundle, but no entry of its list leads to it"
    )
    let map = BoldMap(report)
    #expect(map.entries.isEmpty)
    #expect(map.exceptions.map(\.name) == ["Demo-Regular"])
  }

  @Test func `an axis that is not declared is named by its file`() throws {
    let file = Fixtures.font("variable/no-bold-instance.ttf")
    let faces = Registry(paths: [FilePath(file)], questions: .everything).faces
    let regular = Self.face("Regular", weight: 400, family: try #require(faces[0].family))
    let group = FaceGroup(bundle: "App.app", faces: [regular], undeclared: faces)
    var families = FaceFamilies(group)
    #expect(
      families.obstacle(of: regular)
        == "'\(file)', whose axis reaches it, is in the bundle, but no entry of its list leads to it"
    )
  }

  // Code with the map is often shared: in the widget the name of the bold would lead nowhere.
  @Test(arguments: [false, true])
  func `the map has no partner that a bundle lacks`(isOneFile: Bool) {
    let (regular, bold) = (Self.face("Regular", weight: 400), Self.face("Bold", weight: 700))
    let own = isOneFile ? regular : Self.face("Regular", weight: 400, in: "W.appex")
    let groups = [
      FaceGroup(bundle: "App", faces: [regular, bold]), FaceGroup(bundle: "Widget", faces: [own]),
    ]
    let map = BoldMap(LegibilityReport(groups, measurer: Self.measurer))
    #expect(map.entries.isEmpty)
    #expect(map.disputed.map(\.name) == ["Demo-Regular"])
    #expect(
      map.disputed.first?.reason
        == "not the same in each bundle: in App Demo-Bold; in Widget missing, nothing of its slant "
        + "and width in the family is 150 heavier"
    )
    #expect(map.exceptions.map(\.name) == ["Demo-Bold", "Demo-Regular"])
    let reversed = BoldMap(LegibilityReport(groups.reversed(), measurer: Self.measurer))
    #expect(reversed.entries.isEmpty)
  }

  @Test func `the map has the partner that all bundles with the face have`() {
    let groups = ["App", "Widget"].map { bundle in
      FaceGroup(
        bundle: bundle,
        faces: [
          Self.face("Regular", weight: 400, in: bundle), Self.face("Bold", weight: 700, in: bundle),
        ]
      )
    }
    let alone = FaceGroup(bundle: "Clip", faces: [Self.face("Bold", weight: 700, in: "Clip")])
    let map = BoldMap(LegibilityReport(groups + [alone], measurer: Self.measurer))
    #expect(map.entries == [BoldMap.Entry(name: "Demo-Regular", partner: "Demo-Bold")])
    #expect(map.disputed.isEmpty)
  }

  @Test func `a family with a name of iOS is left alone as a whole`() {
    // Noto Sans Kannada comes with iOS as Light, Regular and Bold.
    let weights = [("Light", 300), ("Regular", 400), ("Medium", 500), ("Bold", 700)]
    let faces = weights.map { style, weight in
      Self.face(
        style,
        weight: weight,
        family: "Noto Sans Kannada",
        name: "NotoSansKannada-\(style)"
      )
    }
    let rows = LegibilityReport([FaceGroup(faces: faces)], measurer: Self.measurer).rows
    #expect(rows.map(\.verdict) == [.exempt, .exempt, .exempt, .exempt])
    #expect(rows[2].exemption == .systemFamily)
    #expect(rows[0].reason.contains("which of the two an app gets is not certain"))
  }

  @Test func `a family is one of symbols when half of it are`() {
    func family(_ symbols: Int, of count: Int) -> [BoldExemption?] {
      let faces = (0..<count).map { place in
        Face.example("D\(place)", weight: 100 * (place + 1), isSymbol: place < symbols)
      }
      let families = FaceFamilies(FaceGroup(faces: faces))
      return faces.map { families.exemption(of: $0) }
    }
    #expect(family(1, of: 2) == [.symbols(.privateUse), .symbolFamily])
    #expect(family(1, of: 3) == [.symbols(.privateUse), nil, nil])
    #expect(family(0, of: 2) == [nil, nil])
  }

  @Test(arguments: ["one-name-three-weights", "family", "variable", "one-name-two-editions"])
  func `no face turns into one of its own name`(folder: String) {
    let faces = Registry(paths: [FilePath(Fixtures.font(folder))], questions: .everything).faces
    let report = LegibilityReport(faces: faces, measurer: .reading(jobs: 2))
    for row in report.rows {
      #expect(row.partner == nil || row.partner?.face.postScriptName != row.face.postScriptName)
    }
    #expect(BoldMap(report).entries.allSatisfy { $0.name != $0.partner })
  }

  @Test func `a heavier face of the same name is said to be one`() {
    let faces = Registry(
      paths: [FilePath(Fixtures.font("one-name-three-weights"))],
      questions: .everything
    ).faces
    let rows = LegibilityReport(faces: faces, measurer: .reading(jobs: 1)).rows
    // Of 300, 400 and 700.
    #expect(rows.map(\.verdict) == [.missing, .missing, .heaviest])
    #expect(rows[0].reason == "the heavier face of its family has the same PostScript name")
  }

  @Test func `names that look alike are two entries of the map`() {
    // Composed and decomposed.
    let names = ["Demo\u{E9}-Regular", "Demoe\u{301}-Regular"]
    let faces =
      names.map { Self.face("Regular", weight: 400, name: $0) } + [Self.face("Bold", weight: 700)]
    let measurer = LetterMeasurer(
      measure: { $0.map { .measured(.example(stem: ($0.weight ?? 0) / 5)) } },
      ink: { faces, _ in faces.map { _ in .measured(LetterWeights()) } }
    )
    let map = BoldMap(LegibilityReport([FaceGroup(faces: faces)], measurer: measurer))
    #expect(map.entries.count == 2)
    #expect(map.entries.map { Array($0.name.utf8) } == names.map { Array($0.utf8) }.reversed())
  }
}
