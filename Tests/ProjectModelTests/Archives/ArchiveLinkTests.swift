internal import FileAccess
internal import FontTestSupport
internal import Testing

@testable internal import ProjectModel

/// Whatever packs an app keeps links as links, and names as the bytes that they are.
@Suite("Archives with links and odd names")
struct ArchiveLinkTests {
  typealias Entry = ZipFile.Entry
  typealias Sample = AppArchiveTests.Sample

  struct Case: CustomTestStringConvertible {
    var testDescription: String
    /// Where each link of the app leads, by its name.
    var links: [String: String]
    /// The paths of the fonts that an entry can name.
    var fonts: [String]
    var hidesFonts = false
  }

  static let files = ["A.ttf", "Fonts/B.ttf", "Fonts/Deep/C.ttf"]

  // A folder is entered once, and by its real place first, as a build does that copies links.
  static let cases = [
    Case(
      testDescription: "a file",
      links: ["L.ttf": "A.ttf"],
      fonts: ["A.ttf", "Fonts/B.ttf", "Fonts/Deep/C.ttf", "L.ttf"]
    ),
    Case(
      testDescription: "a file further down and one further up",
      links: ["L.ttf": "Fonts/B.ttf", "Fonts/U.ttf": "../A.ttf"],
      fonts: ["A.ttf", "Fonts/B.ttf", "Fonts/Deep/C.ttf", "Fonts/U.ttf", "L.ttf"]
    ),
    Case(
      testDescription: "a link to a link through a link",
      links: ["K": "Fonts", "L.ttf": "K/M.ttf", "Fonts/M.ttf": "Deep/C.ttf"],
      fonts: ["A.ttf", "Fonts/B.ttf", "Fonts/Deep/C.ttf", "Fonts/M.ttf", "L.ttf"]
    ),
    Case(
      testDescription: "the folder itself",
      links: ["Fonts/Up": ".."],
      fonts: ["A.ttf", "Fonts/B.ttf", "Fonts/Deep/C.ttf"]
    ),
    Case(
      testDescription: "nothing",
      links: ["L.ttf": "X.ttf", "M": "Fonts/X"],
      fonts: ["A.ttf", "Fonts/B.ttf", "Fonts/Deep/C.ttf"]
    ),
    Case(
      testDescription: "a folder out of the app",
      links: ["Out": "../../Shared"],
      fonts: ["A.ttf", "Fonts/B.ttf", "Fonts/Deep/C.ttf"],
      hidesFonts: true
    ),
    Case(
      testDescription: "a font out of the app",
      links: ["L.ttf": "../../Shared/S.ttf", "M.ttf": "/etc/passwd"],
      fonts: ["A.ttf", "Fonts/B.ttf", "Fonts/Deep/C.ttf"],
      hidesFonts: true
    ),
    // As usual on a machine that did not build the app: neither target is there.
    Case(
      testDescription: "a font and a folder that are elsewhere",
      links: ["L.ttf": "/nowhere/at/all/S.ttf", "Out": "/nowhere/at/all", "K": "Out"],
      fonts: ["A.ttf", "Fonts/B.ttf", "Fonts/Deep/C.ttf"],
      hidesFonts: true
    ),
    // Of a packed one nobody knows that it is no folder with fonts in it.
    Case(
      testDescription: "a file out of the app",
      links: ["notes": "/etc/passwd"],
      fonts: ["A.ttf", "Fonts/B.ttf", "Fonts/Deep/C.ttf"],
      hidesFonts: true
    ),
  ]

  @Test(arguments: cases)
  func `a link is what it is in the app`(sample: Case) throws {
    let plist = AppArchiveTests.app("Payload/App.app")
    let files = Self.files.map { Entry("Payload/App.app/\($0)", "font \($0)".utf8) }
    let links = sample.links.sorted { $0.key < $1.key }.map { name, target in
      Entry("Payload/App.app/\(name)", target.utf8).with { $0.mode = 0o120_755 }
    }
    let others = [Entry("Shared/S.ttf", [])]
    let archive = try Sample(plist + links + files + others)
    for entry in plist + files + others {
      try archive.folder.write(String(decoding: entry.name, as: UTF8.self), entry.bytes)
    }
    for (name, target) in sample.links {
      try link("\(archive.folder.path)/Payload/App.app/\(name)", to: target)
    }
    let packed = try Project(reading: archive.path)
    let plain = try Project(reading: FilePath(archive.folder.path + "/Payload/App.app"))
    for project in [packed, plain] {
      let bundle = try #require(project.bundles.first)
      #expect(bundle.fonts.map(\.bundlePath.description) == sample.fonts)
      #expect((bundle.unreadFolders + bundle.unreadFonts).isEmpty != sample.hidesFonts)
      #expect(project.problems.isEmpty != sample.hidesFonts, "\(project.problems)")
    }
    // Of several the first is named, and it is the same each time.
    let unread = [packed, plain].map { project in
      [project.bundles[0].unreadFolders, project.bundles[0].unreadFiles].map { paths in
        paths.map { String(decoding: $0.lastComponent, as: UTF8.self) }
      }
    }
    #expect(unread[0] == unread[1])
    #expect(packed.problems.map(\.losesNothing) == plain.problems.map(\.losesNothing))
    #expect(packed.bundles[0].linkedFolders == plain.bundles[0].linkedFolders)
    let contents = try packed.bundles[0].fonts.map { try OpenFile($0.path).readAll(limit: 99) }
    #expect(
      contents == (try plain.bundles[0].fonts.map { try OpenFile($0.path).readAll(limit: 99) })
    )
  }

  /// A picture that is a link out hides no font, whether there is one on this machine or not.
  @Test(arguments: ["/nowhere/x.png", "/etc/passwd", "../../Shared/S.ttf"])
  func `a link that is called like a picture hides nothing`(target: String) throws {
    let entries = AppArchiveTests.app("Payload/App.app") + [Entry("Shared/S.ttf", [])]
    let link = Entry("Payload/App.app/x.png", target.utf8).with { $0.mode = 0o120_755 }
    let archive = try Sample(entries + [link])
    for entry in entries {
      try archive.folder.write(String(decoding: entry.name, as: UTF8.self), entry.bytes)
    }
    try ProjectModelTests.link("\(archive.folder.path)/Payload/App.app/x.png", to: target)
    let plain = FilePath(archive.folder.path + "/Payload/App.app")
    for project in [try Project(reading: archive.path), try Project(reading: plain)] {
      let bundle = try #require(project.bundles.first)
      #expect(bundle.unreadFolders == [])
      #expect(bundle.unreadFonts == [])
      #expect(project.problems.map(\.losesNothing) == [true])
      #expect(project.problems.first?.reason.hasPrefix("a link that leads out of") == true)
    }
  }

  @Test func `an app that is a link is named`() throws {
    let link = Entry("Payload/B.app", "/nowhere/B.app".utf8).with { $0.mode = 0o120_755 }
    let sample = try Sample(AppArchiveTests.app("Payload/App.app") + [link])
    let project = try Project(reading: sample.path)
    #expect(project.problems.map(\.path.lastComponent).map(Array.init) == [Array("B.app".utf8)])
    #expect(project.bundles.map(\.target) == ["App.app"])
  }

  @Test(
    arguments: [
      ("Payload/App.app/", [0x44, 0xE9, 0x6D, 0x6F] + Array(".ttf".utf8)),
      ("Payload/App.app/", [0xFF] + Array("/Demo.ttf".utf8)),
      ("Payload/", [0x44, 0xE9] + Array(".app/Demo.ttf".utf8)),
    ] as [(String, [UInt8])]
  )
  func `a name that is no UTF-8 is kept`(folder: String, name: [UInt8]) throws {
    let font = Entry("", "font".utf8).with { $0.name = Array(folder.utf8) + name }
    let odd = Entry("", "{CFBundleName = Odd;}".utf8).with {
      $0.name = Array("Payload/".utf8) + [0x44, 0xE9] + Array(".app/Info.plist".utf8)
    }
    let sample = try Sample(AppArchiveTests.app("Payload/App.app") + [odd, font])
    let project = try Project(reading: sample.path)
    #expect(project.problems.isEmpty)
    #expect(project.bundles.count == 2)
    let fonts = project.bundles.flatMap(\.fonts)
    #expect(fonts.map(\.path.bytes) == [sample.path.appending(font.name).bytes])
    #expect(try OpenFile(fonts[0].path).readAll(limit: 9) == Array("font".utf8))
  }

  @Test func `an archive of Xcode that was packed is read by its products`() throws {
    let folder = "Demo 1.xcarchive/Products/Applications/App.app"
    let sample = try Sample(
      AppArchiveTests.app(folder) + [Entry("\(folder)/A.ttf", [])],
      name: "Demo.zip"
    )
    let project = try Project(reading: sample.path)
    #expect(project.bundles.map(\.target) == ["App.app"])
    #expect(project.bundles.first?.fonts.map(\.bundlePath.description) == ["A.ttf"])
    #expect(project.problems.isEmpty)
  }
}
