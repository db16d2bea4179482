internal import FileAccess
internal import ProjectModel

extension FuzzEntry {
  /// A manifest of a Swift package.
  static let manifest = FuzzEntry(
    "manifest",
    seeds: .texts([
      """
      // swift-tools-version:5.9
      import PackageDescription
      let files: [Resource] = [.process("Resources"), .copy("Raw", localization: .base)]
      let package = Package(name: "Kit", platforms: [.iOS(.v15)], targets: [
        .target(name: "Kit", path: "a", exclude: ["b"], resources: files), /* c */
        .testTarget(name: "T", resources: [.copy(#"raw"#)]),
      ])
      """
    ]),
    words: [
      "Package(", ".target(", "name:", "resources:", "[.process(", "\\(", "#\"", "\"#", "\"\"\"",
      "/*",
      "*/", "#if ", "#endif", "let ", "<<<<<<< ", ".append(",
    ]
  ) { input in
    guard let project = try? Project(parsingManifest: input) else { return }
    for place in project.bundles.map(\.place?.position) + project.problems.map(\.position) {
      expect((place?.byte ?? 0) <= input.count, "a place is behind the end")
    }
  }

  /// A spec of XcodeGen.
  static let xcodeGenSpec = FuzzEntry(
    "xcodegen-spec",
    seeds: .texts([
      """
      targetTemplates: {Base: {type: application, platform: [iOS, tvOS], sources: ["${a}"]}}
      targets:
        App:
          templates: [Base]
          templateAttributes: {a: b}
          sources: [{path: App, excludes: ["**/*.otf"], type: folder}, Extra]
          info: {path: I.plist, properties: {UIAppFonts: [A.ttf]}}
          settings: {base: {INFOPLIST_FILE: x}}
          dependencies: [{target: App_tvOS}]
      """
    ]),
    words: [
      "targets:", "templates:", "type: application", "platform:", "sources:", "path:", ":REPLACE",
      "${",
      "&a ", "*a", "<<: ", "../", "**", "- ",
    ]
  ) { input in
    guard let project = try? Project(parsingXcodeGenSpec: input) else { return }
    for bundle in project.bundles {
      expect(bundle.fonts.allSatisfy { $0.presence != .present }, "a file was found nowhere")
      expect(bundle.container.map(project.bundles.indices.contains) ?? true, "a bundle is nowhere")
    }
  }

  /// A configuration of this tool.
  static let configuration = FuzzEntry(
    "configuration",
    seeds: .texts(["fonts:\n  - family: Zen\n    weights: [400, bold]\n    styles: [upright]\n"]),
    words: [
      "fonts:", "family:", "weights:", "styles:", "- ", "&a ", "*a", "<<: ", "[", "{", "1001",
    ]
  ) { input in
    guard let read = try? Configuration(parsing: input, path: FilePath("x")) else { return }
    expect(read.requiredFonts.allSatisfy { !$0.family.value.isEmpty }, "a family has no name")
  }

  /// An archive of an app.
  static let archive = FuzzEntry(
    "archive",
    seeds: .bytes([smallArchive]),
    words: ["PK\u{1}\u{2}", "PK\u{3}\u{4}", "PK\u{5}\u{6}", "../", "/", "\u{0}\u{0}"]
  ) { input in
    let file = ScratchFile(input)
    guard let archive = try? AppArchive(file.path) else { return }
    for path in archive.mount.files {
      expect(path.bytes.first != UInt8(ascii: "/"), "a path is absolute")
      let names = path.bytes.split(separator: UInt8(ascii: "/"))
      expect(!names.contains { $0.elementsEqual("..".utf8) }, "a path leads out")
      _ = try? OpenFile(archive.folder.appending(path.bytes)).readAll(limit: 1 << 20)
    }
  }
}

/// `Payload/A.app` with a property list that is stored, and 40 letters that are deflated.
private let smallArchive: [UInt8] = [
  80, 75, 3, 4, 20, 0, 0, 0, 0, 0, 0, 0, 33, 0, 40, 28, 215, 178, 21, 0, 0, 0, 21, 0, 0, 0, 24,
  0, 0, 0, 80, 97, 121, 108, 111, 97, 100, 47, 65, 46, 97, 112, 112, 47, 73, 110, 102, 111, 46,
  112, 108, 105, 115, 116, 123, 85, 73, 65, 112, 112, 70, 111, 110, 116, 115, 61, 40, 97, 46,
  116, 116, 102, 41, 59, 125, 80, 75, 3, 4, 20, 0, 0, 0, 8, 0, 0, 0, 33, 0, 240, 113, 26, 196,
  6, 0, 0, 0, 40, 0, 0, 0, 19, 0, 0, 0, 80, 97, 121, 108, 111, 97, 100, 47, 65, 46, 97, 112,
  112, 47, 97, 46, 116, 116, 102, 171, 168, 32, 14, 0, 0, 80, 75, 1, 2, 20, 3, 20, 0, 0, 0, 0,
  0, 0, 0, 33, 0, 40, 28, 215, 178, 21, 0, 0, 0, 21, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 128, 1, 0, 0, 0, 0, 80, 97, 121, 108, 111, 97, 100, 47, 65, 46, 97, 112, 112, 47, 73, 110,
  102, 111, 46, 112, 108, 105, 115, 116, 80, 75, 1, 2, 20, 3, 20, 0, 0, 0, 8, 0, 0, 0, 33, 0,
  240, 113, 26, 196, 6, 0, 0, 0, 40, 0, 0, 0, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 1, 75,
  0, 0, 0, 80, 97, 121, 108, 111, 97, 100, 47, 65, 46, 97, 112, 112, 47, 97, 46, 116, 116, 102,
  80, 75, 5, 6, 0, 0, 0, 0, 2, 0, 2, 0, 135, 0, 0, 0, 130, 0, 0, 0, 0, 0,
]
