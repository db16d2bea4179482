import FileAccess
import FontChecks
import FontRegistry
import FontTestSupport
import ProjectModel
import Testing

/// What `.fontscan.yml` requires, held against the fixture fonts.
@Suite("Required fonts")
struct RequiredFontTests {
  /// The findings of a folder of fixture fonts, as `line message`.
  static func findings(_ text: String, in folder: String = "apps/Healthy") throws -> [String] {
    let root = FilePath(Fixtures.checkout + "/fixtures/" + folder)
    let configuration = try Configuration(
      parsing: Array(text.utf8),
      path: FilePath(".fontscan.yml")
    )
    let validation = Validation(
      subject: Subject(reading: try Project(reading: root), root: root),
      selection: try RuleSelection(only: ["declared/family-missing"]),
      configuration: configuration
    )
    #expect(validation.findings.allSatisfy { $0.target == nil && $0.severity == .error })
    #expect(Set(validation.findings.map(\.fingerprint)).count == validation.findings.count)
    return validation.findings.map { "\($0.line ?? 0) \($0.message)" }
  }

  // Demo Sans is static with upright faces of 300, 400, 600 and 700 and italic ones of 400 and 700,
  // Demo Pair variable in both styles, Demo Icons one upright face of 400: see
  // fixtures/README.md.
  @Test(arguments: [
    ("- {family: Demo Sans}", []),
    ("- {family: Demo Sans, weights: [300, 400, semibold, bold], styles: upright}", []),
    ("- {family: Demo Sans, weights: [regular, 700], styles: [upright, italic]}", []),
    // No instance of the variable file lies at 650, and its axis reaches from 100 to 900.
    ("- {family: Demo Pair, weights: [300, 650, black], styles: [italic]}", []),
    (
      "- {family: Demo Sanz}",
      ["2 no bundle has the family 'Demo Sanz'; the nearest is 'Demo Sans'"]
    ),
    (
      "- {family: demo sans}",
      ["2 no bundle has the family 'demo sans'; the nearest is 'Demo Sans'"]
    ),
    ("- {family: Zen Old Mincho}", ["2 no bundle has the family 'Zen Old Mincho'"]),
    (
      "- {family: Demo Sans, weights: [500, heavy]}",
      [
        "2 'Demo Sans' has no face of weight 500; the nearest is DemoSans-Italic, 400",
        "2 'Demo Sans' has no face of weight heavy; the nearest is DemoSans-Bold, 700",
      ]
    ),
    (
      "- family: Demo Sans\n  weights: [semibold]\n  styles:\n  - italic",
      [
        "3 'Demo Sans' has no italic face of weight semibold; the nearest is DemoSans-BoldItalic, 700"
      ]
    ),
    ("- {family: Demo Icons, styles: [italic]}", ["2 'Demo Icons' has no italic face"]),
    // Neither is there: each is something to add.
    (
      "- family: Demo Icons\n  weights: [400, bold]\n  styles: [italic]",
      [
        "3 'Demo Icons' has no face of weight bold; the nearest is DemoIcons-Regular, 400",
        "4 'Demo Icons' has no italic face",
      ]
    ),
    (
      "- family: Demo Icons\n  weights: [400, bold]\n  styles: [italic, upright]",
      [
        "3 'Demo Icons' has no upright face of weight bold; the nearest is DemoIcons-Regular, 400",
        "4 'Demo Icons' has no italic face",
      ]
    ),
    (
      "- {family: Demo Pair, weights: [950]}",
      [
        "2 'Demo Pair' has no face of weight 950; the nearest is DemoPair-Italic_Black-Italic, 900"
      ]
    ),
  ])
  func `what is not there is told with the nearest`(font: String, expected: [String]) throws {
    #expect(try Self.findings("fonts:\n" + font) == expected)
  }

  @Test func `the words are those of UIFont.Weight`() {
    #expect(RequiredWeight.Word.allCases.map(\.rawValue) == UIFontWeight.allCases.map(\.rawValue))
  }

  @Test func `what lies in a nested bundle counts`() throws {
    let inFramework = "fonts:\n- {family: Demo Code, weights: [bold]}"
    #expect(try Self.findings(inFramework, in: "products/Faulty.app").isEmpty)
  }

  @Test func `a font that cannot be looked at makes the rule silent`() throws {
    let folder = try TemporaryFolder()
    try folder.write("Info.plist", "{UIAppFonts = (\"Demo.ttf\");}".utf8)
    let root = FilePath(folder.path)
    var project = try Project(reading: root)
    project.bundles[0].fonts.append(
      BundledFont(path: root.appending("Demo.ttf".utf8), bundlePath: FilePath("Demo.ttf"))
    )
    var configuration = Configuration(path: FilePath(".fontscan.yml"))
    let place = SourcePosition(line: 1, column: 1, byte: 0)
    configuration.requiredFonts = [RequiredFont(family: .init("Demo", at: place))]
    let validation = Validation(
      subject: Subject(reading: project, root: root),
      selection: try RuleSelection(only: ["declared/family-missing"]),
      configuration: configuration
    )
    #expect(validation.findings.isEmpty)
    #expect(
      validation.summary.notChecked.map(\.reason) == [
        "'\(folder.path)/Demo.ttf' cannot be looked at, and may hold what .fontscan.yml requires"
      ]
    )
  }
}
