internal import FileAccess
internal import FontTestSupport
internal import Testing

@testable internal import ProjectModel

@Suite("Archives of apps")
struct AppArchiveTests {
  /// An archive that a test wrote.
  struct Sample {
    let folder: TemporaryFolder
    let path: FilePath

    init(_ bytes: [UInt8], name: String = "App.ipa") throws {
      folder = try TemporaryFolder()
      path = FilePath(try folder.write(name, bytes))
    }

    init(_ entries: [ZipFile.Entry], name: String = "App.ipa") throws {
      try self.init(ZipFile(entries).bytes, name: name)
    }

    /// A path without the folder's own.
    func short(_ path: FilePath) -> String {
      String(path.description.dropFirst(folder.path.utf8.count + 1))
    }
  }

  static func app(_ path: String, fonts: [String] = []) -> [ZipFile.Entry] {
    let list = fonts.map { "\"\($0)\"" }.joined(separator: ", ")
    return [
      ZipFile.Entry("\(path)/Info.plist", "{CFBundleName = Demo;UIAppFonts = (\(list));}".utf8)
    ]
  }

  /// Everything that an app can hold another bundle in.
  static let nested: [ZipFile.Entry] =
    app("Payload/App.app", fonts: ["A.ttf"])
    + app("Payload/App.app/PlugIns/Widget.appex", fonts: ["W.ttf"])
    + app("Payload/App.app/Extensions/New.appex")
    + app("Payload/App.app/Watch/Watch.app")
    + app("Payload/App.app/Watch/Watch.app/PlugIns/Face.appex")
    + app("Payload/App.app/AppClips/Clip.app")
    + app("Payload/App.app/Frameworks/Kit.framework")
    + [
      "A.ttf", "Fonts/Deep/B.OTF", "PlugIns/Widget.appex/W.ttf", "Extensions/New.appex/N.woff",
      "Watch/Watch.app/V.ttf", "Watch/Watch.app/PlugIns/Face.appex/F.ttc",
      "AppClips/Clip.app/C.ttf",
      "Frameworks/Kit.framework/K.ttf", "Kit_Kit.bundle/P.woff2", "www/Kit.bundle/fonts/E.eot",
    ].map { ZipFile.Entry("Payload/App.app/\($0)", "font".utf8) }

  @Test(arguments: [false, true])
  func `an archive is read as its app is`(isDeflated: Bool) throws {
    let sample = try Sample(isDeflated ? Self.nested.map(\.deflated) : Self.nested)
    for entry in Self.nested {
      try sample.folder.write(String(decoding: entry.name, as: UTF8.self), entry.bytes)
    }
    let archive = try Project(reading: sample.path)
    let folder = try Project(reading: FilePath(sample.folder.path + "/Payload/App.app"))
    #expect(archive.problems.map(\.reason) == folder.problems.map(\.reason))
    #expect(archive.bundles.map(\.target) == folder.bundles.map(\.target))
    #expect(archive.bundles.map(\.kind) == folder.bundles.map(\.kind))
    #expect(archive.bundles.map(\.container) == folder.bundles.map(\.container))
    for (one, other) in zip(archive.bundles, folder.bundles) {
      #expect(one.fonts.map(\.bundlePath) == other.fonts.map(\.bundlePath))
      #expect(one.infoPlist?.declaredEntries == other.infoPlist?.declaredEntries)
      #expect(
        one.fonts.map { sample.short($0.path) }
          == other.fonts.map { "App.ipa/" + sample.short($0.path) }
      )
    }
    // Written down from the list above: nine bundles hold ten fonts.
    #expect(archive.bundles.count == 9)
    #expect(archive.bundles.flatMap(\.fonts).count == 10)
  }

  @Test func `a file that an entry names is found whatever it is called`() throws {
    let sample = try Sample(
      Self.app("Payload/App.app", fonts: ["Demo", "x/Data.bin"])
        + [
          ZipFile.Entry("Payload/App.app/Demo", "font 1".utf8),
          ZipFile.Entry("Payload/App.app/x/Data.bin", "font 2".utf8).deflated,
          ZipFile.Entry("Payload/App.app/other", "no font".utf8),
        ]
    )
    let project = try Project(reading: sample.path)
    let fonts = try #require(project.bundles.first).fonts
    #expect(fonts.map(\.bundlePath.description) == ["Demo", "x/Data.bin"])
    #expect(
      try fonts.map { try OpenFile($0.path).readAll(limit: 100) } == [
        Array("font 1".utf8), Array("font 2".utf8),
      ]
    )
  }

  @Test(arguments: ["Payload/", "Products/Applications/", ""])
  func `apps are found where archives have them`(folder: String) throws {
    let sample = try Sample(
      Self.app(folder + "A.app") + Self.app(folder + "B.app")
        + [ZipFile.Entry("SwiftSupport/x.dylib", [])],
      name: "App.zip"
    )
    #expect(try Project(reading: sample.path).bundles.map(\.target) == ["A.app", "B.app"])
  }

  @Test func `paths into an archive open it`() throws {
    let sample = try Sample(Self.nested)
    let inner = sample.path.appending("Payload/App.app/PlugIns/Widget.appex".utf8)
    #expect(try Project(reading: inner).bundles.map(\.target) == ["Widget.appex"])
    let plist = inner.appending("Info.plist".utf8)
    #expect(try Project(reading: plist).bundles.map(\.target) == ["Widget.appex"])
    #expect(throws: ProjectProblem.self) { try Project(reading: inner.appending("x".utf8)) }
  }

  @Test func `nothing is written beside it`() throws {
    let sample = try Sample(Self.nested)
    let project = try Project(reading: sample.path)
    #expect(try FolderListing(FilePath(sample.folder.path)).entries.count == 1)
    #expect(try FolderListing(sample.path).entries.count == 1)
    withExtendedLifetime(project) {}
  }

  @Test func `an archive without an app says so`() throws {
    let sample = try Sample([ZipFile.Entry("Payload/readme.txt", [])])
    #expect(try Project(reading: sample.path).problems.map(\.reason) == ["there is no app in it"])
  }

  @Test(arguments: ["", "no archive", "PK\u{3}\u{4}", "PK\u{5}\u{6}"])
  func `what is no archive is an error`(text: String) throws {
    let sample = try Sample(Array(text.utf8))
    let error = #expect(throws: ProjectProblem.self) { try Project(reading: sample.path) }
    #expect(error?.path == sample.path)
    #expect(error?.reason.contains("ZIP archive") == true, "\(error?.reason ?? "")")
  }

  @Test func `an archive of Xcode is read by its products`() throws {
    let sketch = try Sketch(
      [
        "A.xcarchive/Info.plist": "ApplicationProperties = {};",
        "A.xcarchive/Products/Applications/App.app/Info.plist": "UIAppFonts = (\"A.ttf\");",
        "A.xcarchive/Products/Applications/App.app/PlugIns/W.appex/Info.plist": "",
        "A.xcarchive/dSYMs/App.app.dSYM/Contents/Info.plist": "",
      ],
      files: ["A.xcarchive/Products/Applications/App.app/A.ttf", "A.xcarchive/dSYMs/x.ttf"]
    )
    let project = try sketch.read("A.xcarchive")
    #expect(project.bundles.map(\.target) == ["App.app", "W.appex"])
    #expect(project.bundles.map(\.container) == [nil, 0])
    #expect(project.bundles[0].fonts.map(\.bundlePath.description) == ["A.ttf"])
    #expect(project.problems.isEmpty)
    let empty = try Sketch(["A.xcarchive/Products/readme.plist": ""])
    #expect(try empty.read("A.xcarchive").problems.map(\.reason) == ["there is no product in it"])
  }
}
