import FontTestSupport
import Foundation
import Testing

@testable import FontscanCLI

@Suite("fontscan legibility on bundles and projects")
struct LegibilityBundleTests {
  private static func plist(_ fonts: [String]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundleIdentifier</key><string>example.demo</string>
    <key>CFBundleExecutable</key><string>Demo</string>
    <key>LSRequiresIPhoneOS</key><true/>
    <key>UIAppFonts</key><array>\(fonts.map { "<string>\($0)</string>" }.joined())</array>
    </dict></plist>
    """
  }

  private static func copy(_ name: String, to place: String, in folder: TemporaryFolder) throws {
    try folder.write(place, Fixtures.bytes(Fixtures.font(name)))
  }

  /// An app with a Regular and a Bold, and a widget in it with the Regular alone.
  private static func appWithWidget() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let fonts = ["DemoSans-Regular.ttf", "DemoSans-Bold.ttf"]
    try folder.write("App.app/Info.plist", plist(fonts).utf8)
    for font in fonts { try copy("family/" + font, to: "App.app/" + font, in: folder) }
    let widget = "App.app/PlugIns/W.appex/"
    try folder.write(widget + "Info.plist", plist([fonts[0]]).utf8)
    try copy("family/" + fonts[0], to: widget + fonts[0], in: folder)
    return folder
  }

  @Test func `a widget has no use for the bold of its app`() throws {
    let folder = try Self.appWithWidget()
    let app = folder.path + "/App.app"
    let report = run(["legibility", app])
    #expect(report.status == .findings)
    #expect(report.output.contains("3 faces: 1 missing, 1 ok, 1 heaviest."))
    let findings = run(["validate", app, "--only", "legibility/bold-missing"])
    #expect(findings.output.components(separatedBy: "[legibility/bold-missing]").count == 2)
    #expect(findings.output.contains("W.appex"))
  }

  @Test func `the map has no bold that the widget lacks, and says so`() throws {
    let folder = try Self.appWithWidget()
    let app = folder.path + "/App.app"
    let words =
      "not the same in each bundle: in App.app DemoSans-Bold; in W.appex missing, nothing of its "
      + "slant and width in the family is 150 heavier"
    let json = run(["legibility", app, "--map", "json"])
    #expect(json.output.contains("\"partners\": {}"))
    #expect(json.output.contains("\"DemoSans-Regular\": \"\(words)\""))
    #expect(
      json.errors == "fontscan: 'DemoSans-Regular' is left out of the map: it is \(words)\n"
    )
    let swift = run(["legibility", app, "--map", "swift"])
    #expect(swift.output.contains("static let partners: [String: String] = [:]"))
    #expect(swift.output.contains("  // DemoSans-Regular: \(words)\n"))
    let widget = run(["legibility", app + "/PlugIns/W.appex", "--map", "swift", "--quiet"])
    #expect(widget.errors.isEmpty)
  }

  @Test func `other fonts are for all bundles when they are given`() throws {
    let folder = try Self.appWithWidget()
    let bold = Fixtures.font("family/DemoSans-Bold.ttf")
    let report = run(["legibility", folder.path + "/App.app", "--fonts", bold])
    #expect(report.output.contains("3 faces: 2 ok, 1 heaviest."))
  }

  /// Both bundles have a face of the name.
  @Test func `a name that is looked up in bundles has the partner of each`() throws {
    let folder = try Self.appWithWidget()
    let words = ["DemoSans-Regular", "--fonts", folder.path + "/App.app"]
    let report = run(["legibility"] + words)
    #expect(report.output.contains("2 faces: 1 missing, 1 ok."))
    let document = try ScaleDocument(words + ["--bold", "--style", "body"])
    let regulars = document.fonts.filter { $0.postScriptName == "DemoSans-Regular" }
    #expect(regulars.map(\.verdict) == ["ok", "missing"])
    #expect(regulars.map { $0.partner?.postScriptName } == ["DemoSans-Bold", nil])
  }

  @Test func `a bold that the app does not declare is none, and is in no map`() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.app/Info.plist", Self.plist(["DemoSans-Regular.ttf"]).utf8)
    for font in ["DemoSans-Regular.ttf", "DemoSans-Bold.ttf"] {
      try Self.copy("family/" + font, to: "App.app/" + font, in: folder)
    }
    let app = folder.path + "/App.app"
    let words = "'DemoSans-Bold' is in the bundle, but no entry of its list leads to it"
    #expect(
      run(["legibility", app]).output.contains("missing  \(words); the bold trait finds nothing\n")
    )
    #expect(run(["legibility", app, "--map", "json"]).output.contains("\"partners\": {}"))
    // The same verdict, beside what the rule about declarations says of the file.
    let findings = run(["validate", app, "--only", "legibility/bold-missing,declared/undeclared"])
    #expect(findings.output.contains("[declared/undeclared]"))
    #expect(
      findings.output.contains(
        "'DemoSans-Regular' has no bold partner: \(words) [legibility/bold-missing]"
      )
    )
  }

  // The list has no entry for what code registers; whether it registers the bold is not always known.
  @Test(arguments: [
    ("Bundle.main.url(forResource: \"DemoSans-Bold\", withExtension: \"ttf\")!", "ok"),
    ("url", "ok"),
    ("Bundle.main.url(forResource: \"DemoSans-Black\", withExtension: \"ttf\")!", "missing"),
  ])
  func `a bold that code registers is one`(url: String, verdict: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("Info.plist", Self.plist(["DemoSans-Regular.ttf"]).utf8)
    for font in ["DemoSans-Regular.ttf", "DemoSans-Bold.ttf"] {
      try Self.copy("family/" + font, to: "Fonts/" + font, in: folder)
    }
    let code = """
      import CoreText
      import UIKit
      func register(_ url: CFURL) {
        CTFontManagerRegisterFontsForURL(\(url) as CFURL, .process, nil)
      }
      """
    try folder.write("Fonts.swift", code.utf8)
    let report = run(["legibility", folder.path])
    #expect(report.output.contains("DemoSans-Regular  400  \(verdict) "), "\(report.output)")
    let findings = run(["validate", folder.path, "--only", "legibility/bold-missing"])
    #expect(
      findings.output.contains("[legibility/bold-missing]") == (verdict == "missing"),
      "\(findings.output)"
    )
  }

  // An app whose texts stay thin with Bold Text on: there is a bold to name, or there is none.
  @Test func `the face to switch to is named where there is one`() throws {
    let folder = try TemporaryFolder()
    try Self.copy("family/DemoSans-Regular.ttf", to: "DemoSans-Regular.ttf", in: folder)
    let alone = run(["legibility", folder.path])
    #expect(alone.status == .findings)
    #expect(alone.output.contains("DemoSans-Regular  400  missing"))
    try Self.copy("family/DemoSans-Bold.ttf", to: "DemoSans-Bold.ttf", in: folder)
    let both = run(["legibility", folder.path])
    #expect(both.status == .success)
    #expect(both.output.contains("DemoSans-Regular  400  ok        DemoSans-Bold 700;"))
  }

  @Test func `an app with system fonts alone is not asked for a bold`() throws {
    let folder = try TemporaryFolder()
    try folder.write("Info.plist", Self.plist([]).utf8)
    try folder.write(
      "Labels.swift",
      "import UIKit\nlet font = UIFont.systemFont(ofSize: 17, weight: .regular)\n".utf8
    )
    let findings = run(["validate", folder.path, "--only", "legibility"])
    #expect(!findings.output.contains("[legibility/"))
    #expect(findings.status == .success)
  }

  // Of 400 and 700 a semibold is asked for: the partner of the Regular is the 700.
  @Test func `without a semibold the bold is the partner`() throws {
    let folder = try TemporaryFolder()
    for font in ["DemoSans-Regular.ttf", "DemoSans-Bold.ttf"] {
      try Self.copy("family/" + font, to: font, in: folder)
    }
    try folder.write(
      "Text.swift",
      "import SwiftUI\nlet font = Font.custom(\"DemoSans-Regular\", size: 12).weight(.semibold)\n"
        .utf8
    )
    let map = run(["legibility", folder.path, "--map", "json"]).output
    #expect(map.contains("\"DemoSans-Regular\": \"DemoSans-Bold\""))
  }

  /// A folder of a real app, when such are beside the checkout.
  private static func sample(_ name: String) -> String? {
    var folder = URL(filePath: Fixtures.checkout)
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      let app = folder.appending(path: "shared/apps/" + name)
      if FileManager.default.fileExists(atPath: app.path) { return app.path }
    }
    return nil
  }

  private static let tracing = sample("GOVMT-MITA-dp3t-app-ios-ch")
  private static let example = sample("OpenSwiftUIProject-OpenSwiftUI")

  // By fontTools: its Inter has weights 250, 300 and 400 to 900; 250 + 300 is nearest to 500 (lighter
  // of two), and so on.
  @Test(.enabled(if: tracing != nil, "the sample apps are not beside the checkout"))
  func `every face of a real app has a bold that looks bolder, or is the heaviest`() throws {
    let result = run(["legibility", "--format=csv", try #require(Self.tracing)])
    #expect(result.status == .success)
    let rows = result.output.split(whereSeparator: \.isNewline).dropFirst()
    #expect(rows.count == 8)
    for row in rows {
      #expect(row.contains(",ok,") || row.contains(",heaviest,"), "\(row)")
    }
    let map = run(["legibility", "--map", "json", try #require(Self.tracing)]).output
    let partners = [
      "ExtraLight": "Medium", "Light": "SemiBold", "Regular": "Bold", "Medium": "ExtraBold",
      "SemiBold": "Black", "Bold": "Black",
    ]
    for (style, bold) in partners {
      #expect(map.contains("\"Inter-\(style)\": \"Inter-\(bold)\""))
    }
  }

  @Test(.enabled(if: example != nil, "the sample apps are not beside the checkout"))
  func `instances of a real app have the bold instances of their slant`() throws {
    let result = run(["legibility", "--map", "json", try #require(Self.example)])
    #expect(result.status == .success)
    #expect(result.output.contains("\"InterVariable\": \"InterVariable-Bold\""))
    #expect(result.output.contains("\"InterVariableItalic\": \"InterVariableItalic-Bold\""))
  }
}
