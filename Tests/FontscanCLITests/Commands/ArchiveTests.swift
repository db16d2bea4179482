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
