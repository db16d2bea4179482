import FileAccess
import FontChecks
import FontTestSupport
import Foundation
import ProjectModel
import Testing

/// Four public apps: their projects, property lists and openly licensed fonts, which do not come
/// with this project.
///
/// What a careful person reports was written down from the files before any tool read them, by
/// looking at the build phases, the groups and the lists. Where a folder of them is given, in
/// `FONTSCAN_APPS` or in `shared/apps` beside the checkout, the tool is held to it.
@Suite(
  "Validation of real projects",
  .enabled(if: RealProjects.folder != nil, "no real projects are here")
)
struct RealProjectTests {
  /// One target copies the group of fonts and declares none of them.
  ///
  /// Of three files two are not here, for their licences, so that nobody can say whether the third
  /// has a bold.
  static let movies: [ExpectedFinding] = {
    let tv = "MovieSwift/MovieSwiftTV/Info.plist"
    let project = "MovieSwift/MovieSwift.xcodeproj/project.pbxproj"
    return [
      ExpectedFinding(
        "MovieSwift",
        "declared/not-in-checkout",
        .note,
        "MovieSwift/MovieSwift/Info.plist:31",
        "FHACondFrenchNC.otf is copied and declared, and not here"
      ),
      ExpectedFinding(
        "MovieSwift",
        "declared/not-in-checkout",
        .note,
        "MovieSwift/MovieSwift/Info.plist:32",
        "American Captain.otf likewise"
      ),
      ExpectedFinding(
        "MovieSwiftTV",
        "declared/undeclared",
        .warning,
        tv,
        "FjallaOne-Regular.ttf is copied"
      ),
      ExpectedFinding(
        "MovieSwiftTV",
        "declared/undeclared",
        .warning,
        tv,
        "American Captain.otf is copied"
      ),
      ExpectedFinding(
        "MovieSwiftTV",
        "declared/undeclared",
        .warning,
        tv,
        "FHACondFrenchNC.otf is copied"
      ),
      ExpectedFinding(
        "MovieSwiftTV",
        "declared/not-in-checkout",
        .note,
        "\(project):175",
        "American Captain.otf is not here; no entry names it, so the reference is the place"
      ),
      ExpectedFinding(
        "MovieSwiftTV",
        "declared/not-in-checkout",
        .note,
        "\(project):178",
        "FHACondFrenchNC.otf likewise"
      ),
    ]
  }()

  /// Both apps share a list of eight fonts, all of which are in a group.
  ///
  /// A folder reference for the imprint brings web fonts with it. Its OpenType files belong to the same page: to declare them
  /// would bring them into conflict with the app's own of the same names.
  static let tracing: [ExpectedFinding] = {
    let list = "DP3TApp/Supporting Files/Info.plist:35"
    let folder = "DP3TApp/Resources/Impressum/fonts"
    let web = ["Inter-Bold.woff", "Inter-Bold.woff2", "Inter-Light.woff", "Inter-Light.woff2"]
    let otf = ["Inter-Bold.otf", "Inter-Light.otf"]
    return web.map { file in
      // Said once, for the first of the targets that share the file.
      ExpectedFinding(
        "DP3TApp",
        "file/unsupported-format",
        .warning,
        "\(folder)/\(file)",
        "a web font in the app"
      )
    }
      + ["DP3TApp", "DP3TAppCalibration"].flatMap { target in
        otf.map { file in
          ExpectedFinding(target, "declared/undeclared", .note, list, "\(file) of the imprint")
        }
      }
  }()

  /// Three apps own the shared folder; one has a list, which is right.
  ///
  /// The lists of the other two are generated.
  static let openUI: [ExpectedFinding] = {
    let project = "Example/Example_Legacy.xcodeproj/project.pbxproj"
    return [("Example", 278), ("TestingHost", 227)].flatMap { target, line in
      ["InterVariable.ttf", "InterVariable-Italic.ttf"].map { file in
        ExpectedFinding(target, "declared/undeclared", .warning, "\(project):\(line)", file)
      }
    }
  }()

  /// Both declared fonts are in the group and too large to be here.
  static let scalingDemo: [ExpectedFinding] = [44, 45].map { line in
    ExpectedFinding(
      "CustomDynamicFont",
      "declared/not-in-checkout",
      .note,
      "CustomDynamicFont/Configurations/Plists/Info.plist:\(line)",
      "not here"
    )
  }

  /// The tracing app refers to a sample project of its kit, which is to lie beside the checkout; line
  /// 1724 says so, and nothing about fonts is lost by it.
  static let referringLines = ["DP3TApp.xcodeproj/project.pbxproj:1724"]

  @Test(arguments: [
    ("Dimillian-MovieSwiftUI", movies, []),
    ("GOVMT-MITA-dp3t-app-ios-ch", tracing, referringLines),
    ("OpenSwiftUIProject-OpenSwiftUI", openUI, []),
    ("nimblehq-ios-custom-font-scaling-demo", scalingDemo, []),
  ])
  func `a real project has the findings of a careful person, and no others`(
    name: String,
    expected: [ExpectedFinding],
    problems: [String]
  ) throws {
    let project = try JudgedProject("\(try #require(RealProjects.folder))/\(name)")
    #expect(project.findings == expected.map(\.description).sorted())
    #expect(project.problems == problems)
    #expect(project.validation.problems.allSatisfy { $0.losesNothing })
  }

  @Test func `what cannot be known of the real projects is said`() throws {
    let apps = try #require(RealProjects.folder)
    let movies = try JudgedProject("\(apps)/Dimillian-MovieSwiftUI")
    #expect(movies.notChecked("MovieSwift").contains("legibility/bold-missing"))
    let openUI = try JudgedProject("\(apps)/OpenSwiftUIProject-OpenSwiftUI")
    #expect(openUI.notChecked("HostingExample").contains("declared/mac-path"))
  }
}

/// Where the real projects are.
private enum RealProjects {
  /// Their folder; `nil` where there is none.
  static let folder: String? = {
    let given = ProcessInfo.processInfo.environment["FONTSCAN_APPS"]
    let beside = ["/../shared/apps", "/../../shared/apps"].map { Fixtures.checkout + $0 }
    return ([given].compactMap { $0 } + beside).first { Fixtures.exists($0) }
  }()
}
