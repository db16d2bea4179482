import FileAccess
import FontChecks
import FontTestSupport
import ProjectModel
import Testing

/// Fonts whose uses are in code that is not read.
@Suite("Uses of fonts beyond Swift and Objective-C")
struct OtherCodeTests {
  /// What is said of the unused font of an app with these files beside its own.
  private func unused(_ files: [String: String]) throws -> (names: [String?], reasons: [String]) {
    let folder = try TemporaryFolder()
    try folder.write(
      "App/Info.plist",
      "{CFBundlePackageType = APPL; UIAppFonts = (\"A.ttf\", \"B.ttf\"); LSRequiresIPhoneOS = YES;}"
        .utf8
    )
    for (name, font) in [("A", "Regular"), ("B", "Bold")] {
      let bytes = try Fixtures.bytes(Fixtures.font("family/DemoSans-\(font).ttf"))
      try folder.write("App/\(name).ttf", bytes)
    }
    try folder.write(
      "App/A.swift",
      "import UIKit\nlet a = UIFont(name: \"DemoSans-Regular\", size: 9)\n".utf8
    )
    for (path, text) in files { try folder.write(path, text.utf8) }
    let root = FilePath(folder.path)
    let validation = Validation(
      project: try Project(reading: root),
      root: root,
      selection: try RuleSelection(only: ["file/unused"])
    )
    return (validation.findings.map(\.name), validation.summary.notChecked.map(\.reason))
  }

  @Test func `without such code the font is told`() throws {
    let found = try unused([
      "package.json": #"{"devDependencies": {"prettier": "3"}}"#, "pubspec.yaml": "name: tool\n",
      "Podfile": "pod 'SwiftLint'\n",
    ])
    #expect(found.names == ["DemoSans-Bold"])
  }

  @Test(arguments: [
    ("App/B.swift", "import SpriteKit\nlet n = SKLabelNode(fontNamed: \"DemoSans-Bold\")\n"),
    (
      "App/B.swift",
      "import UIKit\nlet l = CATextLayer(); l.font = \"DemoSans-Bold\" as CFTypeRef\n"
    ),
    ("App/B.swift", "import UIKit\nlet h = \"<b style='font-family: DemoSans-Bold'>\"\n"),
    ("App/B.m", "void f(CATextLayer *l) { l.font = (__bridge CFTypeRef)@\"DemoSans-Bold\"; }\n"),
    ("App/page.html", "<style>b { font-family: DemoSans-Bold }</style>"),
    ("App/page.css", "b { font-family: 'Demo Sans' }"),
    ("App/theme.json", #"{"bold": ["DemoSans-Bold"]}"#),
    ("App/Localizable.strings", #""font" = "DemoSans-Bold";"#),
    // Asked for by a name that is nearly its own.
    ("App/B.swift", "import UIKit\nlet f = UIFont(name: \"DemoSans-bold\", size: 1)\n"),
  ])
  func `a font that a text names is not unused`(path: String, text: String) throws {
    #expect(try unused([path: text]).names == [])
  }

  @Test(arguments: [
    ("App/B.swift", "import UIKit\n// was \"DemoSans-Bold\"\nlet a = 1\n"),
    ("App/B.swift", "import UIKit\nlet a = \"DemoSans-BoldItalic\"\n"),
    ("App/page.html", "<p>Demo Sans</p>"),
  ])
  func `one that no text names is`(path: String, text: String) throws {
    #expect(try unused([path: text]).names == ["DemoSans-Bold"])
  }

  @Test(arguments: [
    ("package.json", #"{"dependencies": {"react-native": "0.74.0"}}"#),
    ("pubspec.yaml", "dependencies:\n  flutter:\n    sdk: flutter\n"),
    ("Podfile", "use_react_native!\n"),
    ("App/main.jsbundle", "var a;"),
  ])
  func `JavaScript and Dart may ask for any font`(path: String, text: String) throws {
    let found = try unused([path: text])
    #expect(found.names == [])
    #expect(found.reasons.contains { $0.contains("\(path)' speaks of code that is not read") })
  }

  @Test(arguments: [
    #"FontResource(name: "DemoSans-Bold", bundle: bundle, filename: "B.ttf")"#,
    #"Rswift.FontResource(fileName: "DemoSans-Bold")"#,
  ])
  func `the fonts that R.swift lists are asked for by its members`(code: String) throws {
    let file = "import UIKit\nstruct R { static var bold: Any { \(code) } }\n"
    #expect(try unused(["App/R.generated.swift": file]).names == [])
  }
}
