import FontTestSupport
import Foundation
import Testing

@testable import FontscanCLI

@Suite("Archives on the command line")
struct ArchiveTests {
  static let products = Fixtures.checkout + "/fixtures/products/"

  /// An `.ipa` made of an app, and its path.
  static func archive(of app: String) throws -> (folder: TemporaryFolder, path: String) {
    let folder = try TemporaryFolder()
    let zip = try ZipFile(folder: products + app, as: "Payload/\(app)/")
    return (folder, try folder.write("App.ipa", zip.bytes))
  }

  /// An `.ipa` gives the findings of its `.app`, word for word but for the paths.
  @Test(arguments: ["Faulty.app", "Healthy.app", "HealthyMac.app"])
  func `an archive is judged as its app`(app: String) throws {
    let (folder, path) = try Self.archive(of: app)
    let ofArchive = run(["validate", path])
    let ofApp = run(["validate", Self.products + app])
    #expect(ofArchive.status == ofApp.status)
    #expect(ofArchive.errors == ofApp.errors)
    let output = ofArchive.output.replacing(path + "/Payload/", with: "fixtures/products/")
    #expect(output == ofApp.output)
    withExtendedLifetime(folder) {}
  }

  @Test func `the fonts of an archive are listed`() throws {
    let (folder, path) = try Self.archive(of: "Faulty.app")
    let ofArchive = run(["list", path])
    #expect(ofArchive.status == .success)
    let output = ofArchive.output.replacing(path + "/Payload/", with: "fixtures/products/")
    #expect(output == run(["list", Self.products + "Faulty.app"]).output)
    withExtendedLifetime(folder) {}
  }

  @Test func `a font in an archive is shown by its path or by its name`() throws {
    let (folder, path) = try Self.archive(of: "Faulty.app")
    let font = path + "/Payload/Faulty.app/DemoSans-Black.ttf"
    let byPath = run(["show", font])
    #expect(byPath.status == .success)
    #expect(byPath.output.contains("\(font), 4080 bytes"))
    let byName = run(["show", "DemoSans-Black", "--fonts", path])
    #expect(byName.status == .success)
    #expect(byName.output.contains(font))
    let list = run([
      "list", "--names", path + "/Payload/Faulty.app/PlugIns/Widget.appex/Info.plist",
    ])
    #expect(list.output.isEmpty)
    withExtendedLifetime(folder) {}
  }

  @Test func `partners are found among the fonts of an archive`() throws {
    let (folder, path) = try Self.archive(of: "Healthy.app")
    let result = run(["legibility", path])
    let output = result.output.replacing(path + "/Payload/", with: "fixtures/products/")
    #expect(output == run(["legibility", Self.products + "Healthy.app"]).output)
    withExtendedLifetime(folder) {}
  }

  @Test func `what is wrong in an archive is said on standard error`() throws {
    let folder = try TemporaryFolder()
    let zip = try ZipFile(folder: Self.products + "Healthy.app", as: "Payload/Healthy.app/")
    let entries = [ZipFile.Entry("../out.ttf", [])] + zip.entries
    let path = try folder.write("App.ipa", ZipFile(entries).bytes)
    let words =
      "fontscan: \(path): entry 1, '../out.ttf', has a path that leads out of the archive\n"
    for command in ["validate", "list", "legibility"] {
      let result = run([command, path])
      #expect(result.errors == words, "\(command)")
      #expect(!result.output.isEmpty)
    }
    #expect(run(["validate", path]).status == .failure)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["App.ipa"])
  }

  /// An app whose bold has a name in Latin-1, as packers on old systems write it.
  private static func oddlyNamed(_ flags: UInt16) throws -> ZipFile {
    let plist = """
      {CFBundleExecutable = App; LSRequiresIPhoneOS = YES; CFBundleIdentifier = example.app;}
      """
    let bold: [UInt8] = Array("Payload/App.app/D".utf8) + [0xE9] + Array("mo.ttf".utf8)
    return ZipFile([
      ZipFile.Entry("Payload/App.app/Info.plist", plist.utf8),
      ZipFile.Entry(
        "Payload/App.app/Regular.ttf",
        try Fixtures.bytes(Fixtures.font("family/DemoSans-Regular.ttf"))
      ),
      ZipFile.Entry("", try Fixtures.bytes(Fixtures.font("family/DemoSans-Bold.ttf"))).with {
        $0.name = bold
        $0.flags = flags
      },
    ])
  }

  @Test func `a font with a name that is no UTF-8 is a font`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("App.ipa", Self.oddlyNamed(0).bytes)
    let report = run(["legibility", path])
    #expect(report.status == .success)
    #expect(report.output.contains("2 faces: 1 ok, 1 heaviest."))
    #expect(run(["list", "--names", path]).output == "DemoSans-Bold\nDemoSans-Regular\n")
    let findings = run(["validate", path, "--only", "legibility"])
    #expect(findings.status == .success)
    #expect(!findings.output.contains("[legibility/bold-missing]"))
  }

  /// What it is called is not known, so nobody can say what the app lacks.
  @Test func `an entry whose name cannot be read makes an answer a guess`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("App.ipa", Self.oddlyNamed(0x800).bytes)
    let problem = "fontscan: \(path): the name of entry 3 is no UTF-8\n"
    for command in ["validate", "list", "legibility"] {
      let result = run([command, path])
      #expect(result.status == .failure)
      #expect(result.errors.contains(problem), "\(command): \(result.errors)")
    }
    let findings = run(["validate", path, "--only", "legibility/bold-missing,declared"])
    #expect(findings.output.contains("'\(path)' cannot be looked at, and fonts may lie there"))
    #expect(!findings.output.contains("[legibility/bold-missing]"))
  }

  @Test(arguments: ["validate", "list", "legibility", "show"])
  func `an archive that cannot be read is a failure`(command: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("App.ipa", "no archive".utf8)
    let result = run([command, path])
    #expect(result.status == .failure)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("fontscan: \(path): it cannot be read as a ZIP archive"))
  }
}
