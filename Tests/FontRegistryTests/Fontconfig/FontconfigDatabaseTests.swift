import FileAccess
import FontTestSupport
import Testing

@testable import FontRegistry

/// A configuration of fontconfig that lists some folders and keeps its caches in a temporary one.
func configuration(listing folders: [String], cache: String) -> String {
  let lines = folders.map { "<dir>\($0)</dir>" }.joined()
  return "<?xml version=\"1.0\"?><fontconfig>\(lines)<cachedir>\(cache)</cachedir></fontconfig>"
}

@Suite("fontconfig's installed fonts")
struct FontconfigDatabaseTests {
  let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  func fonts(in folders: String...) throws -> [InstalledFont] {
    let xml = configuration(
      listing: folders.map { Fixtures.font($0) },
      cache: temporary.path + "/cache"
    )
    return try FontconfigDatabase(configuration: xml).installedFonts()
  }

  @Test func `files are listed once, sorted by their bytes`() throws {
    let folder = Fixtures.font("family") + "/"
    #expect(
      try fonts(in: "family").map(\.file)
        == [
          "Black", "Bold", "BoldItalic", "Italic", "Light", "Medium", "Regular", "SemiBold",
        ].map { FilePath(folder + "DemoSans-\($0).ttf") }
    )
    #expect(try fonts(in: "family").allSatisfy { $0.indexes == [0] })
  }

  @Test func `a collection is one file with the places of its faces`() throws {
    let four = try fonts(in: "collection").first { font in
      font.file == FilePath(Fixtures.font("collection/DemoFour.ttc"))
    }
    #expect(four?.indexes == [0, 1, 2, 3])
  }

  @Test func `the instances of a variable file are one place`() throws {
    let font = try fonts(in: "variable").first { font in
      font.file == FilePath(Fixtures.font("variable/stored-names.ttf"))
    }
    #expect(font?.indexes == [0])
  }

  @Test func `no fonts at all is an error`() throws {
    let empty = try TemporaryFolder()
    let xml = configuration(listing: [empty.path], cache: temporary.path + "/cache")
    #expect(throws: FontconfigError.self) {
      _ = try FontconfigDatabase(configuration: xml).installedFonts()
    }
  }

  @Test(arguments: ["", "fonts", "<fontconfig><dir>"])
  func `a malformed configuration is an error`(xml: String) {
    #expect(throws: FontconfigError.self) { _ = try FontconfigDatabase(configuration: xml) }
  }
}
