import FileAccess
import FontChecks
import FontRegistry
import ProjectModel
import SourceScan
import Testing

@Suite("Fonts within reach of code")
struct ProcessTests {
  /// A target of a project with fonts, and code that asks for names.
  private struct Target {
    var name: String
    var kind: AppBundle.Kind
    var fonts: [String] = []
    var asks: [String] = []
  }

  private func subject(_ targets: [Target], strays: [String] = []) -> Subject {
    let bundles = targets.map { target -> BundleSubject in
      var bundle = AppBundle(
        target: target.name,
        kind: target.kind,
        layout: .project,
        path: FilePath("Demo")
      )
      bundle.infoPlist = InfoPlist(path: FilePath("Demo/\(target.name)/Info.plist"), kind: .xml)
      bundle.infoPlist?.platform = .iOS
      return BundleSubject(
        bundle: bundle,
        fonts: target.fonts.map { SubjectFont.example("\($0).ttf", .example($0, family: $0)) }
      )
    }
    let scans = targets.map { target -> ModuleScan in
      var scan = ModuleScan()
      scan.requests = target.asks.map { name in
        var request = FontRequest.example(name)
        request.location.file = FilePath("Demo/\(target.name)/Labels.swift")
        return request
      }
      return scan
    }
    return Subject(root: FilePath("Demo"), bundles: bundles).adding(
      scans: scans,
      strays: strays.map { name in
        Subject.StrayFont(
          font: .example("\(name).ttf", .example(name, family: name)),
          mayBeBundled: false
        )
      }
    )
  }

  /// The messages of `names/unknown`, with their targets.
  private func unknown(_ subject: Subject) throws -> [String] {
    let selection = try RuleSelection(only: ["names/unknown"])
    return Validation(subject: subject, selection: selection).findings.map {
      "\($0.target ?? "-"): \($0.message)"
    }
  }

  @Test func `an extension does not have the fonts of its app`() throws {
    // B48, seen from the code.
    let found = try unknown(
      subject([
        Target(name: "App", kind: .application, fonts: ["Brand"], asks: ["Brand"]),
        Target(name: "Widget", kind: .appExtension, asks: ["Brand"]),
      ])
    )
    #expect(
      found == [
        "Widget: no font is called 'Brand' here: 'App.app/Brand.ttf' has the name, and only 'App' "
          + "copies it"
      ]
    )
  }

  @Test func `an app has the fonts of frameworks and packages`() throws {
    let found = try unknown(
      subject([
        Target(name: "App", kind: .application, asks: ["Kit", "Bundle"]),
        Target(name: "Kit", kind: .framework, fonts: ["Kit"]),
        Target(name: "Bundle", kind: .resourceBundle, fonts: ["Bundle"]),
      ])
    )
    #expect(found.isEmpty)
  }

  @Test func `code of a library may run in any app of the project`() throws {
    let found = try unknown(
      subject([
        Target(name: "One", kind: .application, fonts: ["One"]),
        Target(name: "Two", kind: .application, fonts: ["Two"]),
        Target(name: "Library", kind: .library, asks: ["One", "Two", "Three"]),
        Target(name: "Kit", kind: .framework, asks: ["One", "Four"]),
      ])
    )
    #expect(
      found == ["Kit: no font is called 'Four'", "Library: no font is called 'Three'"]
    )
  }

  @Test func `an app does not have the fonts of another one`() throws {
    let found = try unknown(
      subject([
        Target(name: "One", kind: .application, fonts: ["One"], asks: ["Two"]),
        Target(name: "Two", kind: .application, fonts: ["Two"]),
      ])
    )
    #expect(found.count == 1)
  }

  @Test func `a font that no target copies is told`() throws {
    let found = try unknown(
      subject([Target(name: "App", kind: .application, asks: ["Brand"])], strays: ["Brand"])
    )
    #expect(
      found == [
        "App: no font is called 'Brand' here: 'App.app/Brand.ttf' has the name, and no target copies it"
      ]
    )
  }

  @Test func `names are counted once, whoever asks for them`() {
    let summary = Validation(
      subject: subject([
        Target(name: "App", kind: .application, fonts: ["A"], asks: ["A", "A", "B"]),
        Target(name: "Kit", kind: .library, asks: ["B", "C"]),
      ])
    ).summary
    #expect(summary.used == 3)
    #expect(summary.targets == 1)
  }

  @Test func `one place that two targets compile is told once`() throws {
    var app = subject([
      Target(name: "App", kind: .application, asks: ["Brand", "Brand"]),
      Target(name: "Other", kind: .application, asks: ["Brand"]),
    ])
    let places = [12, 30]
    var scans = app.bundles.map { $0.scan }
    for place in scans.indices {
      for request in scans[place]?.requests.indices ?? 0..<0 {
        scans[place]?.requests[request].location = SourceLocation(
          file: FilePath("Demo/Shared.swift"),
          line: places[request],
          column: 5
        )
      }
    }
    app = app.adding(scans: scans)
    // Two places in one file, the first of which both targets have.
    #expect(try unknown(app).count == 2)
  }
}
