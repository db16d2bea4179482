internal import FileAccess
internal import FontTestSupport
internal import Testing

@testable internal import ProjectModel

@Suite("XcodeGen specs")
struct XcodeGenTests {
  /// A folder with a spec.
  static func sketch(_ spec: String, files: [String] = []) throws -> Sketch {
    let sketch = try Sketch(files: files)
    try sketch.folder.write("project.yml", spec.utf8)
    return sketch
  }

  /// The fonts of bundles as `target: path`.
  static func fonts(_ project: Project) -> [String] {
    project.bundles.flatMap { bundle in bundle.fonts.map { "\(bundle.target): \($0.bundlePath)" } }
  }

  static let files = [
    "App/Fonts/A.ttf", "App/Fonts/Deep/B.otf", "App/fr.lproj/L.ttf", "App/Kit.bundle/x/K.ttf",
    "App/Media.xcassets/M.ttf", "App/Main.swift", "App/Main.storyboard", "Extra/E.ttf",
    "Web/f/W.woff",
  ]

  // What each kind of source makes of these files: groups are flattened, folders keep their names,
  // catalogs are compiled, bundles stay whole.
  @Test(arguments: [
    ("App", ["A.ttf", "B.otf", "Kit.bundle/x/K.ttf", "fr.lproj/L.ttf"]),
    ("[App/Fonts, Extra/E.ttf]", ["A.ttf", "B.otf", "E.ttf"]),
    ("{path: App/Fonts, type: folder}", ["Fonts/A.ttf", "Fonts/Deep/B.otf"]),
    ("{path: App/Fonts, buildPhase: none}", []),
    ("{path: App/Fonts, buildPhase: sources}", []),
    ("{path: App/Fonts, buildPhase: resources}", ["A.ttf", "B.otf"]),
    ("{path: App/Fonts, excludes: [Deep]}", ["A.ttf"]),
    ("{path: App/Fonts, excludes: ['**/*.otf']}", ["A.ttf"]),
    ("{path: App/Fonts, excludes: ['*.otf']}", ["A.ttf", "B.otf"]),
    ("{path: App/Fonts, excludes: ['**']}", []),
    ("{path: App/Fonts, includes: ['Deep/*']}", ["B.otf"]),
    (
      "{path: App/Fonts, buildPhase: {copyFiles: {destination: resources, subpath: Sub/Dir}}}",
      ["Sub/Dir/A.ttf", "Sub/Dir/B.otf"]
    ),
    ("{path: App/Fonts, buildPhase: {copyFiles: {destination: productsDirectory}}}", []),
    ("App/Kit.bundle", ["Kit.bundle/x/K.ttf"]),
    ("[{path: Nowhere, optional: true}]", []),
  ])
  func `sources are copied as XcodeGen has it`(sources: String, expected: [String]) throws {
    let sketch = try Self.sketch(
      "targets:\n  App:\n    type: application\n    platform: iOS\n    sources: \(sources)\n",
      files: Self.files
    )
    let project = try sketch.read()
    #expect(project.problems.isEmpty)
    #expect(Self.fonts(project) == expected.map { "App: \($0)" })
    #expect(
      project.bundles.allSatisfy { $0.fonts.allSatisfy { $0.origin?.place.position?.line == 5 } }
    )
  }

  @Test func `a target is described with its places`() throws {
    let sketch = try Self.sketch(
      """
      name: Demo
      options:
        deploymentTarget: {iOS: "15.0"}
      targets:
        App:
          type: application
          platform: iOS
          sources: [App]
          dependencies: [{target: Widget}, {target: Kit, embed: false}]
          info:
            path: App/Info.plist
            properties:
              UIAppFonts: [A.ttf, 4, [x]]
          postBuildScripts:
            - {name: Fonts, script: "cp x.ttf y"}
            - {name: Lint, script: swiftlint}
        Widget:
          type: app-extension
          platform: iOS
          deploymentTarget: 16
          settings: {base: {INFOPLIST_FILE: Widget/Own.plist}}
        Kit: {type: framework, platform: iOS, settings: {GENERATE_INFOPLIST_FILE: YES}}
        Tests: {type: bundle.unit-test, platform: iOS}
        Tool: {type: "", platform: iOS}
      """,
      files: Self.files
    )
    try sketch.folder.write("Widget/Own.plist", "{UIAppFonts = (\"W.ttf\");}".utf8)
    let project = try sketch.read()
    #expect(project.problems.isEmpty)
    #expect(project.bundles.map(\.target) == ["App", "Widget", "Kit", "Tests"])
    #expect(project.bundles.map(\.kind) == [.application, .appExtension, .framework, .testBundle])
    #expect(project.bundles.map(\.container) == [nil, 0, nil, nil])
    #expect(project.bundles.map(\.deploymentTarget) == ["15.0", "16", "15.0", "15.0"])
    #expect(project.bundles.map(\.place?.position?.line) == [5, 17, 22, 23])
    let (app, widget) = (project.bundles[0], project.bundles[1])
    #expect(app.infoPlist?.platform == .iOS)
    #expect(app.infoPlist.map { sketch.short($0.path) } == "project.yml")
    #expect(
      app.infoPlist?.declaredEntries.map(\.value) == [
        .text("A.ttf"), .text("4"), .wrongType("a list"),
      ]
    )
    let first = app.infoPlist?.declaredEntries.first?.position
    #expect(first?.line == 13 && first?.column == 22)
    #expect(app.copyingScripts == ["Fonts"])
    #expect(app.sources.map { sketch.short($0) } == ["App/Main.swift"])
    #expect(app.interfaces.map { sketch.short($0) } == ["App/Main.storyboard"])
    #expect(widget.infoPlist.map { sketch.short($0.path) } == "Widget/Own.plist")
    #expect(project.bundles[2].infoPlist?.isGenerated == true)
    #expect(project.bundles[3].reasonForNoInfoPlist != nil)
  }

  @Test func `without a setting the first list in the sources counts`() throws {
    let sketch = try Self.sketch(
      "targets: {App: {type: application, platform: macOS, sources: [Extra, App]}}",
      files: Self.files
    )
    try sketch.folder.write("App/Deep/Info.plist", "{ATSApplicationFontsPath = Fonts;}".utf8)
    let plist = try sketch.read().bundles.first?.infoPlist
    #expect(plist.map { sketch.short($0.path) } == "App/Deep/Info.plist")
    #expect(plist?.platform == .macOS)
  }

  @Test(arguments: [
    (
      "settings: {configs: {debug: {INFOPLIST_FILE: a}}}",
      "INFOPLIST_FILE differs between configurations"
    ),
    ("configFiles: {Debug: a.xcconfig}", "INFOPLIST_FILE is set in 'a.xcconfig'"),
    (
      "configFiles: {Debug: no.xcconfig}",
      "it may be set in 'no.xcconfig', which this checkout lacks"
    ),
    ("settings: {INFOPLIST_FILE: $(X)/Info.plist}", "INFOPLIST_FILE is '$(X)/Info.plist'"),
    ("settings: {}", "the spec names none, and none is in the target's sources"),
  ])
  func `a list that is not known has a reason`(text: String, reason: String) throws {
    let sketch = try Self.sketch("targets: {A: {type: application, \(text)}}")
    try sketch.folder.write("a.xcconfig", "INFOPLIST_FILE = x".utf8)
    let bundle = try #require(try sketch.read("project.yml").bundles.first)
    #expect(bundle.infoPlist == nil && bundle.reasonForNoInfoPlist == reason)
  }

  @Test func `a list in a build setting, and settings of groups`() throws {
    let sketch = try Self.sketch(
      """
      settingGroups: {Lists: {base: {INFOPLIST_FILE: I.plist}}}
      targets:
        A:
          type: application
          settings:
            groups: [Lists]
            base: {INFOPLIST_KEY_UIAppFonts: A.ttf B.ttf}
      """
    )
    try sketch.folder.write("I.plist", "{UIAppFonts = (\"A.ttf\");}".utf8)
    let bundle = try #require(try sketch.read("project.yml").bundles.first)
    #expect(bundle.infoPlist?.declaredEntries.count == 1)
    #expect(bundle.ignoredSettings.map(\.value) == ["A.ttf B.ttf"])
    #expect(bundle.ignoredSettings.map(\.place.position?.line) == [7])
  }

  @Test func `templates and included files are merged as XcodeGen merges them`() throws {
    let sketch = try Self.sketch(
      """
      include: [base.yml, {path: more/extra.yml}, {path: no.yml, enable: false}]
      targets:
        App:
          templates: [Base]
          templateAttributes: {folder: Extra}
          sources: [App/Fonts/A.ttf]
          info: {properties: {UIAppFonts: [A.ttf]}}
        Both:
          type: framework
          platform: [iOS, tvOS]
          sources: [Only/$platform]
        Bare:
          templates: [Base]
          sources:REPLACE: [Web]
      """,
      files: Self.files + ["Only/iOS/I.ttf", "Only/tvOS/T.ttf"]
    )
    try sketch.folder.write(
      "base.yml",
      """
      targetTemplates:
        Base:
          templates: [Root]
          sources: ["${folder}"]
          info: {path: x.plist, properties: {UIAppFonts: [E.ttf]}}
        Root: {type: application, platform: iOS}
      """.utf8
    )
    try sketch.folder.write("more/extra.yml", "targets: {App: {sources: [App/Fonts/Deep]}}".utf8)
    let project = try sketch.read()
    #expect(
      Self.fonts(project).sorted() == [
        "App: A.ttf", "App: B.otf", "App: E.ttf", "Bare: W.woff", "Both_iOS: I.ttf",
        "Both_tvOS: T.ttf",
      ]
    )
    let app = try #require(project.bundles.first { $0.target == "App" })
    // The list of the template comes first, as in what XcodeGen writes.
    #expect(app.infoPlist?.declaredEntries.compactMap(\.text) == ["E.ttf", "A.ttf"])
    #expect(
      project.bundles.filter { $0.target.hasPrefix("Both") }.map(\.infoPlist?.platform) == [
        nil, nil,
      ]
    )
    #expect(project.problems.isEmpty)
  }

  @Test(arguments: [
    ("targets: [", "project.yml:1: the file cannot be read: did not find expected node content"),
    ("- a", "project.yml:1: the file is a list, not a mapping of keys"),
    ("<<<<<<< HEAD\na: 1\n=======\n", "project.yml:1: the file cannot be read: a merge conflict"),
    ("include: other.yml", "other.yml:0: no such file or directory"),
    ("include: ../x.yml", "project.yml:1: '../x.yml' lies outside"),
    ("include: /etc/x.yml", "project.yml:1: '/etc/x.yml' lies outside"),
    ("include: project.yml", "project.yml:1: 'project.yml' includes itself"),
    ("include: ${X}.yml", "project.yml:1: '${X}.yml' depends on the environment"),
    ("include: [[a]]", "project.yml:1: an include is a list, not a path"),
    ("targets: {A: {templates: [T]}}", "project.yml:1: there is no template 'T'"),
    (
      "targets: {A: {type: application, sources: [{name: x}]}}",
      "project.yml:1: a source of target 'A' is a mapping without a path"
    ),
    (
      "targets: {A: {type: application, sources: '${X}'}}",
      "project.yml:1: a source of target 'A' depends on the environment"
    ),
    (
      "targets: {A: {type: application, settings: {INFOPLIST_FILE: no.plist}}}",
      "project.yml:1: target 'A' has"
    ),
  ])
  func `what is wrong is told with its place, and the rest goes on`(spec: String, expected: String)
    throws
  {
    let sketch = try Self.sketch(spec)
    let problems = try sketch.read("project.yml").problems.map {
      "\(sketch.short($0.path)):\($0.position?.line ?? 0): \($0.reason)"
    }
    #expect(problems.count == 1 && problems[0].hasPrefix(expected), "\(problems)")
  }

  @Test func `sources that a checkout lacks, or that lie outside, are told apart`() throws {
    let sketch = try Self.sketch(
      "targets: {A: {type: application, sources: [Fonts, X.ttf, ../Y.ttf, {path: Web, type: folder}]}}"
    )
    let bundle = try #require(try sketch.read("project.yml").bundles.first)
    #expect(bundle.fonts.map(\.presence) == [.missing, .outside])
    #expect(bundle.unseenFolders.map(\.bundlePath.description) == ["", "Web"])
  }

  @Test func `a project beside the spec is read in its place`() throws {
    let sketch = try Self.sketch(
      "targets: {A: {type: application, sources: [App]}}",
      files: Self.files + ["Demo.xcodeproj/project.pbxproj"]
    )
    #expect(try sketch.read().bundles.filter { $0.target == "A" }.isEmpty)
  }

  @Test func `templates of templates end at their limit`() throws {
    let wide = (0..<5000).map { "k\($0): 1" }.joined(separator: ", ")
    let targets = (0..<200).map { "  T\($0): {templates: [W]}" }.joined(separator: "\n")
    let sketch = try Self.sketch("targetTemplates: {W: {\(wide)}}\ntargets:\n\(targets)\n")
    let problems = try sketch.read("project.yml").problems.map(\.reason)
    #expect(problems.count == 1 && problems[0].hasPrefix("templates make more than"), "\(problems)")
    let circle = try Self.sketch(
      "targetTemplates: {A: {templates: [B]}, B: {templates: [A], type: application}}\ntargets: {T: {templates: [A]}}"
    )
    #expect(try circle.read("project.yml").bundles.map(\.target) == ["T"])
  }

  @Test func `mutations do no harm`() throws {
    let good = """
      include: base.yml
      targetTemplates: {Base: {type: application, platform: [iOS, tvOS]}}
      targets:
        App:
          templates: [Base]
          sources: [{path: App, excludes: ["**/*.otf"], type: folder}, Extra]
          info: {path: I.plist, properties: {UIAppFonts: [A.ttf]}}
          settings: {base: {INFOPLIST_FILE: x}}
      """
    let sketch = try Self.sketch(good, files: Self.files)
    let pieces = [
      "targets:", "App:", "- ", "[", "]", "{", "}", ": ", "&a ", "*a", "<<: ", "\n", "  ", "../",
      "${x}",
      ":REPLACE", "path: ", "**",
    ]
    for bytes in Mutants(of: good.utf8, count: 400, pieces: pieces, seed: 13) {
      try sketch.folder.write("project.yml", bytes)
      guard let project = try? sketch.read("project.yml") else { continue }
      #expect(project.bundles.count < 20)
    }
  }

  @Test(arguments: [
    "$(SRCROOT)/App/Info.plist", "${PROJECT_DIR}/$(TARGET_NAME)/Info.plist",
    "$(FOLDER)/Info.plist", "./$(PROJECT_NAME)/Info.plist",
  ])
  func `the setting of the property list may hold build variables`(setting: String) throws {
    let sketch = try Self.sketch(
      """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          settings: {base: {INFOPLIST_FILE: "\(setting)", FOLDER: App}}
      """
    )
    try sketch.folder.write("App/Info.plist", "{UIAppFonts = (a.ttf);}".utf8)
    let bundle = try #require(try sketch.read().bundles.first)
    #expect(bundle.infoPlist.map { sketch.short($0.path) } == "App/Info.plist")
  }

  /// Other tools have files of that name too; a folder with such a one is no failure.
  @Test(arguments: [
    "- a\n- b\n", "{% for a in b %}\nname: x\n", "services:\n  targets: 1\n", "",
    "name: a\n# targets:\n",
  ])
  func `a file of the name that is no spec is passed over in a folder`(text: String) throws {
    let sketch = try Self.sketch(text)
    try sketch.folder.write("App/Info.plist", "{UIAppFonts = (a.ttf);}".utf8)
    let project = try sketch.read()
    #expect(project.problems == [])
    #expect(project.bundles.map(\.layout) == [.sources])
  }
}
