import FileAccess
import FontChecks
import FontTestSupport
import ProjectModel
import Testing

/// Faults that people reported of their apps, as the smallest projects that show them.
///
/// The numbers are those of our collection of such reports: K for a kind, B for a report.
@Suite("Reported faults, as projects")
struct ReportedCaseTests {
  private static let sans = "fonts/family/DemoSans-Regular.ttf"
  private static let bold = "fonts/family/DemoSans-Bold.ttf"

  /// An iPhone app that copies files as groups do, each by its path.
  private static func app(_ files: [String], folders: [String] = []) -> ProjectText {
    var text = ProjectText()
    for path in files { text.addFile(path.id, path: path) }
    for path in folders { text.addFile(path.id, path: path, "lastKnownFileType = folder;") }
    let all = (files + folders).map(\.id)
    text.mainGroup = all
    text.addPhase("resources", all)
    text.addTarget("App", phases: ["resources"])
    return text
  }

  /// K02, B05: two editions of one design with one PostScript name.
  @Test func `two files of one name are told with both paths`() throws {
    let project = try CaseProject(
      Self.app(["Demo.otf", "Demo.ttf"]),
      lists: ["App": ["Demo.otf", "Demo.ttf"]],
      fonts: [
        "Demo.otf": "fonts/one-name-two-editions/DemoTwice-SemiBold.otf",
        "Demo.ttf": "fonts/one-name-two-editions/DemoTwice-SemiBold.ttf",
      ]
    ).judged()
    let messages = project.messages("names/collision")
    #expect(messages.count == 1)
    #expect(messages.first?.contains("DemoTwice-SemiBold") == true)
    let named = project.findings.filter { $0.contains("names/collision") } + messages
    #expect(named.contains { $0.contains("Demo.otf") })
    #expect(named.contains { $0.contains("Demo.ttf") })
  }

  /// K02, B07: the icon fonts of two libraries in one app.
  @Test func `a font of a vendor's folder meets that of the app`() throws {
    let project = try CaseProject(
      Self.app(["Icons.ttf", "vendor/IconsIOS.ttf"]),
      lists: ["App": ["Icons.ttf", "IconsIOS.ttf"]],
      fonts: [
        "Icons.ttf": "apps/Faulty/Fonts/DemoIcons.ttf",
        "vendor/IconsIOS.ttf": "apps/Faulty/Fonts/DemoIconsWeb.ttf",
      ]
    ).judged()
    #expect(project.messages("names/collision").count == 1)
  }

  /// K02 (trap): what no target copies meets nothing.
  @Test func `fonts of tests, Android and dependencies meet none of the app's`() throws {
    let others = ["android/Demo.ttf", "Tests/Demo.ttf", "Pods/Sample/Demo.ttf", "vendor/Demo.ttf"]
    var fonts = ["Demo.otf": "fonts/one-name-two-editions/DemoTwice-SemiBold.otf"]
    for path in others { fonts[path] = "fonts/one-name-two-editions/DemoTwice-SemiBold.ttf" }
    var text = Self.app(["Demo.otf"])
    text.addFile("test", path: "Tests/Demo.ttf")
    text.addPhase("tests", ["test"])
    text.addTarget("AppTests", type: "bundle.unit-test", phases: ["tests"])
    let project = try CaseProject(
      text,
      lists: ["App": ["Demo.otf"], "AppTests": []],
      fonts: fonts
    ).judged()
    #expect(project.findings == [])
  }

  /// K03, B09.
  @Test func `a static and a variable edition of a family are told`() throws {
    let project = try CaseProject(
      Self.app(["DemoCode.ttf", "DemoCode-Bold.ttf"]),
      lists: ["App": ["DemoCode.ttf", "DemoCode-Bold.ttf"]],
      fonts: [
        "DemoCode.ttf": "fonts/static-and-variable/DemoCode.ttf",
        "DemoCode-Bold.ttf": "fonts/static-and-variable/DemoCode-Bold.ttf",
      ]
    ).judged()
    let messages = project.messages("file/static-and-variable")
    #expect(messages.count == 1)
    #expect(messages.first?.contains("1 variable file and 1 static file") == true, "\(messages)")
  }

  /// K03 (trap): an upright and an italic variable file are no two editions.
  @Test func `a pair of variable files is no fault`() throws {
    let project = try CaseProject(
      Self.app(["DemoPair.ttf", "DemoPair-Italic.ttf"]),
      lists: ["App": ["DemoPair.ttf", "DemoPair-Italic.ttf"]],
      fonts: [
        "DemoPair.ttf": "apps/Healthy/Fonts/DemoPair.ttf",
        "DemoPair-Italic.ttf": "apps/Healthy/Fonts/DemoPair-Italic.ttf",
      ]
    ).judged()
    #expect(project.findings == [])
  }

  /// K13, B40: a group is flattened, a folder reference keeps its folder.
  @Test func `an entry that spells the other of group and folder is told the path`() throws {
    let folder = try CaseProject(
      Self.app([], folders: ["Fonts"]),
      lists: ["App": ["Demo.ttf"]],
      fonts: ["Fonts/Demo.ttf": Self.sans]
    ).judged()
    #expect(folder.findings == ["App: declared/wrong-path error App/Info.plist:6"])
    #expect(folder.validation.findings.map(\.suggestion) == ["Fonts/Demo.ttf"])
    let group = try CaseProject(
      Self.app(["Fonts/Demo.ttf"]),
      lists: ["App": ["Fonts/Demo.ttf"]],
      fonts: ["Fonts/Demo.ttf": Self.sans]
    ).judged()
    #expect(group.findings == ["App: declared/wrong-path error App/Info.plist:6"])
    #expect(group.validation.findings.map(\.suggestion) == ["Demo.ttf"])
  }

  /// K13 (trap): both as they should be.
  @Test func `an entry that spells its path is no fault`() throws {
    let project = try CaseProject(
      Self.app(["Type/Demo.ttf"], folders: ["Fonts"]),
      lists: ["App": ["Demo.ttf", "Fonts/Bold.ttf"]],
      fonts: ["Type/Demo.ttf": Self.sans, "Fonts/Bold.ttf": Self.bold]
    ).judged()
    #expect(project.findings == [])
  }

  /// K13, B42.
  @Test func `an entry without extension is told the file`() throws {
    let project = try CaseProject(
      Self.app(["DemoIcons.ttf"]),
      lists: ["App": ["DemoIcons"]],
      fonts: ["DemoIcons.ttf": "fonts/icons/DemoIcons-Regular.ttf"]
    ).judged()
    #expect(project.findings == ["App: declared/malformed-entry error App/Info.plist:6"])
    #expect(project.validation.findings.map(\.suggestion) == ["DemoIcons.ttf"])
  }

  /// K14, B43: five are copied, three declared.
  @Test func `each font that is copied and not declared is told at the list`() throws {
    let names = ["Light", "Regular", "Medium", "SemiBold", "Bold"].map { "DemoSans-\($0).ttf" }
    let project = try CaseProject(
      Self.app(names),
      lists: ["App": Array(names.prefix(3))],
      fonts: Dictionary(uniqueKeysWithValues: names.map { ($0, "fonts/family/\($0)") })
    ).judged()
    #expect(
      project.findings
        == Array(repeating: "App: declared/undeclared warning App/Info.plist:5", count: 2)
    )
    #expect(
      Set(project.validation.findings.map(\.suggestion))
        == ["DemoSans-SemiBold.ttf", "DemoSans-Bold.ttf"]
    )
  }

  /// K14, B45: two targets share a folder and one of them has the list.
  @Test func `the target without a list is named, and its Info.plist`() throws {
    var text = Self.app(["Fonts/Demo.ttf"])
    text.addFile("again", path: "Fonts/Demo.ttf")
    text.addPhase("more", ["again"])
    text.addTarget("Other", phases: ["more"])
    let project = try CaseProject(
      text,
      lists: ["App": ["Demo.ttf"]],
      fonts: ["Fonts/Demo.ttf": Self.sans],
      texts: ["Other/Info.plist": "{CFBundleName = Other;}"]
    ).judged()
    #expect(project.findings == ["Other: declared/undeclared warning Other/Info.plist"])
  }

  /// K15, B46: the font moved into a package.
  @Test func `a font in the bundle of a package is not reached by the list`() throws {
    var text = Self.app([])
    text.add("kit", "XCLocalSwiftPackageReference", "relativePath = Kit;")
    text.projectValues = "packageReferences = (kit);"
    let manifest = """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Kit",
        targets: [.target(name: "Kit", resources: [.process("Resources")])]
      )
      """
    let sample = try CaseProject(
      text,
      lists: ["App": ["Demo.ttf"]],
      fonts: ["Kit/Sources/Kit/Resources/Demo.ttf": Self.sans],
      texts: ["Kit/Package.swift": manifest]
    )
    for path in ["", "App.xcodeproj", "App.xcodeproj/project.pbxproj", "App/Info.plist"] {
      let project = try sample.judged(path)
      #expect(
        project.messages("declared/not-in-target") == [
          "'Demo.ttf' is declared, but the file ships inside 'Kit_Kit.bundle', which the list does "
            + "not reach; register it in code"
        ],
        "\(path)"
      )
      #expect(project.findings.count == 1, "\(path): \(project.findings)")
    }
  }

  /// K16, B48: the widget declares and does not copy.
  @Test func `a font that only the app of a widget copies is told at the widget's list`() throws {
    var text = Self.app(["Demo.ttf"])
    text.addTarget("Widget", type: "app-extension")
    let project = try CaseProject(
      text,
      lists: ["App": ["Demo.ttf"], "Widget": ["Demo.ttf"]],
      fonts: ["Demo.ttf": Self.sans]
    ).judged()
    #expect(project.findings == ["Widget: declared/not-in-target error Widget/Info.plist:6"])
  }

  /// K17, B50: one base name from two folders, or from a phase and from the script of the pods.
  @Test func `a file that reaches the bundle twice is told at the second reference`() throws {
    let twice = try CaseProject(
      Self.app(["A/Demo.ttf", "B/Demo.ttf"]),
      lists: ["App": ["Demo.ttf"]],
      fonts: ["A/Demo.ttf": Self.sans, "B/Demo.ttf": Self.sans]
    ).judged()
    // The objects start on line 4: the references stand there and two lines below.
    #expect(
      twice.findings.filter { $0.contains("declared/") }
        == ["App: declared/duplicate warning App.xcodeproj/project.pbxproj:6"]
    )
    var text = ProjectText()
    text.addFile("font", path: "Demo.ttf")
    text.mainGroup = ["font"]
    text.addPhase("resources", ["font"])
    text.add(
      "pods",
      "PBXShellScriptBuildPhase",
      """
      name = "[CP] Copy Pods Resources"; inputPaths = ("Pods/Icons/Demo.ttf"); outputPaths = \
      ("$(TARGET_BUILD_DIR)/$(UNLOCALIZED_RESOURCES_FOLDER_PATH)/Demo.ttf"); \
      shellScript = "Pods/App-resources.sh";
      """
    )
    text.addTarget("App", phases: ["resources", "pods"])
    let pods = try CaseProject(
      text,
      lists: ["App": ["Demo.ttf"]],
      fonts: ["Demo.ttf": Self.sans, "Pods/Icons/Demo.ttf": Self.sans]
    ).judged()
    #expect(pods.messages("declared/duplicate").count == 1, "\(pods.findings)")
  }

  /// K18, B52: a folder of a web page.
  @Test func `a web font in the app is told`() throws {
    let project = try CaseProject(
      Self.app([], folders: ["Web"]),
      lists: ["App": []],
      fonts: ["Web/Demo.woff": "fonts/formats/DemoSerif-Regular.woff"]
    ).judged()
    #expect(project.findings == ["App: file/unsupported-format warning Web/Demo.woff"])
  }

  /// K18, B54 (trap): a collection is as good as any file.
  @Test(arguments: ["Demo.ttc", "DemoCubicFour.otc"])
  func `a collection in the list is no fault`(name: String) throws {
    let project = try CaseProject(
      Self.app([name]),
      lists: ["App": [name]],
      fonts: [name: "fonts/collection/\(name)"]
    ).judged()
    #expect(project.findings == [])
    #expect(project.validation.summary.faces > 1)
  }

  /// K19, B56.
  @Test func `a pointer of Git LFS is told at the file`() throws {
    let project = try CaseProject(
      Self.app(["Demo.ttf"]),
      lists: ["App": ["Demo.ttf"]],
      fonts: ["Demo.ttf": "fonts/not-a-font/lfs-pointer.ttf"]
    ).judged()
    #expect(project.findings == ["App: file/not-a-font error Demo.ttf"])
    #expect(project.messages("file/not-a-font").first?.contains("Git LFS") == true)
  }

  /// K21, B62: letter case counts in entries and not in extensions.
  @Test func `a file in capitals is found, and an entry in small letters is told`() throws {
    func project(_ entry: String) throws -> JudgedProject {
      try CaseProject(
        Self.app(["DEMO.TTF"]),
        lists: ["App": [entry]],
        fonts: ["DEMO.TTF": "fonts/upper-case/DEMO.TTF"]
      ).judged()
    }
    #expect(try project("DEMO.TTF").findings == [])
    let wrong = try project("Demo.ttf")
    #expect(wrong.findings == ["App: declared/case-mismatch error App/Info.plist:6"])
    #expect(wrong.validation.findings.map(\.suggestion) == ["DEMO.TTF"])
  }

  /// K25, B74: the Mac has a key of its own.
  @Test func `a Mac app with the list of an iPhone is told the key`() throws {
    func project(_ path: String?) throws -> JudgedProject {
      var text = Self.app(["Demo.ttf"])
      text.projectSettings = "SDKROOT = macosx;"
      let key = path.map { "<key>ATSApplicationFontsPath</key>\n<string>\($0)</string>\n" } ?? ""
      let minimum = "<key>LSMinimumSystemVersion</key>\n<string>13.0</string>\n"
      return try CaseProject(
        text,
        lists: [:],
        fonts: ["Demo.ttf": Self.sans],
        texts: ["App/Info.plist": CaseProject.infoPlist(["Demo.ttf"], minimum + key)]
      ).judged()
    }
    let findings = try project(nil).findings
    #expect(findings.count == 1)
    #expect(findings.first?.hasPrefix("App: declared/mac-path error App/Info.plist:") == true)
    // Everything in the resources is meant by a dot.
    #expect(try project(".").findings == [])
    #expect(try project("Demo.ttf").findings == [])
    #expect(
      try project("Type").findings.map { $0.split(separator: " ")[1] }
        .contains("declared/mac-path")
    )
  }
}

extension String {
  /// A path as an id in a project file.
  fileprivate var id: String {
    filter { $0.isLetter || $0.isNumber }
  }
}
