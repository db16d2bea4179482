import FileAccess
import FontChecks
import FontTestSupport
import ProjectModel
import SourceScan
import Testing

/// From the text of code to findings; what is to be found is written down by hand.
@Suite("Names in the code of an app")
struct CodeTests {
  /// Asks for every font, so that none is unused.
  private static let everything = """
    import UIKit
    enum Face: String, CaseIterable {
      case light = "DemoSans-Light", regular = "DemoSans-Regular", italic = "DemoSans-Italic"
      case semiBold = "DemoSans-SemiBold", bold = "DemoSans-Bold"
      case boldItalic = "DemoSans-BoldItalic"
      var font: UIFont? { UIFont(name: rawValue, size: 17) }
    }
    """

  private func lines(_ code: String, in file: String = "Labels.swift") throws -> [String] {
    try AppFolder([file: code, "Face.swift": Self.everything]).lines()
  }

  @Test(arguments: [
    // K01, B01, B66 and the like, in UIKit and in SwiftUI.
    ("UIFont(name: \"Demo Sans SemiBold\", size: 12)", "names/full-name", 22, "DemoSans-SemiBold"),
    ("UIFont(name: \"DemoSans-Semibold\", size: 12)", "names/unknown", 22, "DemoSans-SemiBold"),
    ("Font.custom(\"DemoSans\", size: 12)", "names/unknown", 21, "DemoSans-Regular"),
    ("Font.custom(\"Demo Sans\", fixedSize: 12)", "names/family-name", 21, "DemoSans-Regular"),
    ("UIFont(name: \"DemoSans-Heavy\", size: 12)", "names/unknown", 22, "DemoSans-Bold"),
    // No other name can be written there, but another call.
    ("UIFont(name: \".SFUI-Regular\", size: 12)", "names/private", 22, "-"),
    ("UIFont.fontNames(forFamilyName: \"DemoSans\")", "names/unknown", 41, "Demo Sans"),
  ])
  func `a wrong name is told where it stands`(
    code: String,
    rule: String,
    column: Int,
    suggestion: String
  ) throws {
    let found = try lines("import SwiftUI\nimport UIKit\nlet a = \(code)\n")
    let name = code.split(separator: "\"")[1]
    #expect(found == ["\(rule) Labels.swift:3:\(column) \(name) -> \(suggestion)"])
  }

  @Test func `a name is followed through constants and told once, where it stands`() throws {
    let found = try AppFolder([
      "Face.swift": Self.everything,
      "Names.swift": "enum Names {\n  static let title = \"DemoSans-bold\"\n}\n",
      "A.swift": "import UIKit\nlet a = UIFont(name: Names.title, size: 12)\n",
      "B.swift": "import UIKit\nlet b = UIFont(name: Names.title, size: 14)\n",
    ]).lines()
    #expect(found == ["names/unknown Names.swift:2:22 DemoSans-bold -> DemoSans-Bold"])
  }

  @Test func `parts that are all known are a name`() throws {
    let found = try lines(
      "import UIKit\nlet a = UIFont(name: \"DemoSans-\" + \"Semibold\", size: 9)\n"
    )
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("names/unknown Labels.swift:2:") == true)
    #expect(found.first?.hasSuffix("DemoSans-Semibold -> DemoSans-SemiBold") == true)
  }

  @Test func `a storyboard's label is told at its font`() throws {
    // K22, B66: the name of another letter case; iOS's own fonts are no fault.
    let found = try lines(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
        <objects>
          <label id="a-b-1">
            <fontDescription key="fontDescription" name="DemoSans-Semibold" family="Demo Sans" pointSize="17"/>
          </label>
          <label id="a-b-2">
            <fontDescription key="fontDescription" name="AvenirNext-Bold" family="Avenir Next" pointSize="17"/>
          </label>
          <label id="a-b-3"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        </objects>
      </document>
      """,
      in: "Label.xib"
    )
    #expect(found == ["names/unknown Label.xib:5:7 DemoSans-Semibold -> DemoSans-SemiBold"])
  }

  /// K22, B64: fonts that come by registration, perhaps after the storyboard was read.
  @Test func `a storyboard's font that code may register is a warning`() throws {
    let folder = try AppFolder([
      "Face.swift": Self.everything,
      "Label.xib": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
        <objects>
          <label id="a-b-1">
            <fontDescription key="fontDescription" name="Pod-Regular" family="Pod" pointSize="17"/>
          </label>
        </objects>
      </document>
      """,
      "Register.swift":
        "import CoreText\nfunc f(_ u: CFURL) { CTFontManagerRegisterFontsForURL(u, .process, nil) }\n",
    ])
    let findings = try folder.findings(["names/unknown"])
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.first?.message.contains("Register.swift' registers fonts") == true)
    #expect(findings.map(\.line) == [5])
  }

  @Test func `Objective-C asks for fonts as well`() throws {
    let found = try lines(
      "#import <UIKit/UIKit.h>\nUIFont *a(void) {\n  return [UIFont fontWithName:@\"DemoSans-bold\" size:12];\n}\n",
      in: "Labels.m"
    )
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("names/unknown Labels.m:3:") == true)
    #expect(found.first?.hasSuffix("DemoSans-bold -> DemoSans-Bold") == true)
  }

  /// Each is something that a naive tool takes for a fault.
  @Test(arguments: [
    "import UIKit\n// UIFont(name: \"Gone-Bold\", size: 12)\n",
    "import UIKit\nlet a = UIFont(name: \"HelveticaNeue-Bold\", size: 12)\n",
    "import UIKit\nlet a = UIFont(name: \"Helvetica Neue\", size: 12)\n",
    "import UIKit\nlet a = UIFont.systemFont(ofSize: 12, weight: .black)\n",
    "import SwiftUI\nlet a = Font.system(size: 12).weight(.black).italic()\n",
    "import SwiftUI\nlet a = Text(\"Gone-Bold\").font(.custom(\"DemoSans-Regular\", size: 12).bold())\n",
    "#if os(macOS)\nimport AppKit\nlet a = NSFont(name: \"Gone-Bold\", size: 12)\n#endif\n",
    "import UIKit\n#if DEBUG\nlet a = UIFont(name: \"Gone-Bold\", size: 12)\n#endif\n",
    "// Generated by a tool, do not edit.\nimport UIKit\nlet a = UIFont(name: \"Gone-Bold\", size: 12)\n",
    "import XCTest\nimport UIKit\nlet a = UIFont(name: \"Gone-Bold\", size: 12)\n",
    "struct Font { static func custom(_ name: String, size: Int) {} }\nlet a = Font.custom(\"Gone\", size: 1)\n",
    "import UIKit\nlet a = \"Gone-Bold\"\nlet b = [a: 1]\n",
  ])
  func `what is no fault is not told`(code: String) throws {
    #expect(try lines(code) == [])
  }

  @Test func `code of others beside the app is left alone`() throws {
    let code = "import UIKit\nlet a = UIFont(name: \"Gone-Bold\", size: 12)\n"
    let found = try AppFolder([
      "Face.swift": Self.everything, "Pods/A.swift": code, "vendor/B.swift": code,
      "AppTests/C.swift": code, "Fonts.generated.swift": code,
    ]).lines()
    #expect(found == [])
  }

  @Test func `a font that nothing asks for is told, but not one that generated code uses`() throws {
    let asked = """
      import UIKit
      let a = [
        UIFont(name: "DemoSans-Regular", size: 9), UIFont(name: "DemoSans-Bold", size: 9),
        UIFont(name: "DemoSans-Italic", size: 9), UIFont(name: "DemoSans-BoldItalic", size: 9),
        UIFont(name: "DemoSans-Light", size: 9),
      ]
      """
    let app = try AppFolder(["A.swift": asked])
    #expect(try app.lines() == ["file/unused Fonts/DemoSans-SemiBold.ttf DemoSans-SemiBold -> -"])
    let generated = try AppFolder([
      "A.swift": asked,
      "Fonts.generated.swift":
        "import UIKit\nlet b = UIFont(name: \"DemoSans-SemiBold\", size: 9)\n",
    ])
    #expect(try generated.lines() == [])
  }

  @Test func `a folder without a list is judged by the fonts in it`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Sources/A.swift",
      "import UIKit\nlet a = UIFont(name: \"DemoSans-bold\", size: 12)\n".utf8
    )
    try folder.write(
      "Resources/Bold.ttf",
      try Fixtures.bytes(Fixtures.font("family/DemoSans-Bold.ttf"))
    )
    let root = FilePath(folder.path)
    let validation = Validation(project: try Project(reading: root), root: root)
    #expect(validation.problems.isEmpty)
    #expect(validation.findings.map(\.rule).contains("names/unknown"))
    #expect(validation.summary.used == 1)
    #expect(
      validation.findings.first { $0.rule == "names/unknown" }?.suggestion == "DemoSans-Bold"
    )
  }

  @Test func `a thousand names against two thousand fonts are a matter of moments`() throws {
    let names = (0..<2000).map {
      "Family\($0 / 4)-\(["Regular", "Bold", "Light", "Italic"][$0 % 4])"
    }
    let fonts = names.map { SubjectFont.example("\($0).ttf", .example($0, family: "F\($0)")) }
    let bundle = BundleSubject(
      bundle: BundleSubject.example().bundle,
      fonts: fonts
    )
    var scan = ModuleScan()
    scan.requests = (0..<1000).map { .example("Famly\($0)-Regulr\($0 % 7)") }
    let subject = bundle.running(scan)
    var count = 0
    let seconds = try ThreadTime.seconds {
      count = try RuleAnswer.of("names/unknown", subject).count
    }
    #expect(count == 1000)
    // Without a look-up by form, and a cheap test before each distance, it takes minutes.
    #expect(seconds < 60)
  }

  @Test func `only what depends on a storyboard that cannot be read is not checked`() throws {
    let app = try AppFolder([
      "Face.swift": Self.everything, "Main.storyboard": "<document><scenes></document>",
      "A.swift": "import UIKit\nlet a = UIFont(name: \"DemoSans-bold\", size: 12)\n",
    ])
    let root = FilePath(app.folder.path)
    let validation = Validation(
      project: try Project(reading: root),
      root: root,
      selection: try RuleSelection(only: AppFolder.rules)
    )
    #expect(validation.findings.map(\.rule) == ["names/unknown"])
    let silent = validation.summary.notChecked
    #expect(
      silent.map(\.rule) == [
        "file/unused", "names/unknown", "names/full-name", "names/family-name", "names/private",
      ]
    )
    let words = "/Main.storyboard:1' asks for is not known"
    #expect(silent.allSatisfy { $0.reason.contains(words) })
  }

  @Test func `names in a file that code loads are told where they stand`() throws {
    let found = try AppFolder([
      "Face.swift": Self.everything,
      "A.swift": "let u = Bundle.main.url(forResource: \"fonts\", withExtension: \"json\")\n",
      "fonts.json": "{\n  \"fonts\": {\n    \"big\": \"DemoSans-Semibold\"\n  }\n}\n",
    ]).lines()
    #expect(found == ["names/unknown fonts.json:3:12 DemoSans-Semibold -> DemoSans-SemiBold"])
  }

  @Test func `a member that a generator made is a use of the font`() throws {
    let app = try AppFolder([
      "A.swift": """
      import UIKit
      let a = [UIFont(name: "DemoSans-Light", size: 1), R.font.demoSansRegular(size: 1)]
      let b = FontFamily.DemoSans.semiBold.font(size: 1)
      """
    ])
    #expect(
      Set(try app.findings(["file/unused"]).compactMap(\.name))
        == ["DemoSans-Bold", "DemoSans-BoldItalic", "DemoSans-Italic"]
    )
  }

  @Test func `names in a header are followed and judged`() throws {
    let found = try AppFolder([
      "Face.swift": Self.everything,
      "Names.h": "#import <UIKit/UIKit.h>\n#define kTitle @\"DemoSans-bold\"\n",
      "A.m": "#import \"Names.h\"\nvoid f(void) { [UIFont fontWithName:kTitle size:1]; }\n",
    ]).lines()
    #expect(found == ["names/unknown Names.h:2:16 DemoSans-bold -> DemoSans-Bold"])
  }
}
