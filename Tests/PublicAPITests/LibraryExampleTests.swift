import FileAccess
import FontRegistry
import Testing

/// Walks through the README's library section with nothing but what is public.
@Suite("The library as a client sees it")
struct LibraryExampleTests {
  private let fonts = FilePath(
    "\(#filePath)".split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
      + "/fixtures/fonts"
  )

  @Test func `families and font names are those of the files`() {
    let registry = Registry(paths: [fonts.appending("family".utf8)])
    #expect(registry.familyNames == ["Demo Sans"])
    #expect(
      registry.fontNames(forFamilyName: "Demo Sans") == [
        "DemoSans-Light", "DemoSans-Regular", "DemoSans-Italic", "DemoSans-Medium",
        "DemoSans-SemiBold", "DemoSans-Bold", "DemoSans-BoldItalic", "DemoSans-Black",
      ]
    )
  }

  @Test func `a name leads to a face and the face to its bold partner`() throws {
    let registry = Registry(paths: [fonts.appending("family".utf8)])
    let match = try #require(registry.match("DemoSans-Regular"))
    #expect(match.kind == .exact)
    guard case .partner(let bold) = match.faces[0].boldPartner(among: registry.faces) else {
      Issue.record("there is a bold partner")
      return
    }
    #expect(bold.face.postScriptName == "DemoSans-Bold")
    #expect(bold.source == .face)
  }

  @Test func `what cannot be read is a problem with a place`() throws {
    let registry = Registry(paths: [fonts.appending("damaged/entry-past-the-end.ttf".utf8)])
    let problem = try #require(registry.problems.first)
    #expect(problem.table == "post")
    #expect(problem.offset == 1_000_000)
    #expect(registry.faces.first?.postScriptName == "DemoDamaged-Bold")
  }

  @Test func `a variable font is a face for each instance`() throws {
    let registry = Registry(
      paths: [fonts.appending("variable/no-stored-names.ttf".utf8)],
      questions: [.summary, .coverage]
    )
    let bold = try #require(registry.match("DemoUnnamed-Regular_Bold")?.faces.first)
    #expect(bold.weight == 700)
    #expect(bold.uiFontWeight == .bold)
    #expect(bold.nameCertainty == .high)
    #expect(bold.instance?.coordinates == [700])
    #expect(bold.details?.coverage?.contains("A") == true)
    let file = try #require(registry.files.first)
    let between = try file.face(at: ["wght": 650], from: bold)
    #expect(between.postScriptName == "DemoUnnamed-Regular_wght28A0000")
  }
}
