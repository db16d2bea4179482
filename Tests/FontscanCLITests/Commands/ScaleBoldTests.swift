import FontChecks
import FontRegistry
import FontTestSupport
import Testing

@testable import FontscanCLI

@Suite("fontscan scale --bold")
struct ScaleBoldTests {
  @Test func `the partner follows its face`() throws {
    let document = try ScaleDocument([Fixtures.font("metrics-jump/DemoJump-Regular.ttf"), "--bold"])
    #expect(document.fonts.map(\.postScriptName) == ["DemoJump-Regular", "DemoJump-Bold"])
    #expect(document.fonts.map(\.verdict) == ["ok", nil])
    #expect(document.fonts[0].partner?.postScriptName == "DemoJump-Bold")
    #expect(document.fonts[0].partner?.via == "face")
    #expect(document.fonts.map(\.em.lineHeight) == [1.2, 1.5])
  }

  @Test func `a partner may be a place on the axis`() throws {
    let file = Fixtures.font("variable/no-bold-instance.ttf")
    let partners = try ScaleDocument([file, "--bold"]).fonts.compactMap(\.partner)
    #expect(partners.contains { $0.via == "axis" })
  }

  @Test func `a face without a partner is a finding, the heaviest is none`() throws {
    let alone = run(["scale", Fixtures.font("no-bold/DemoAlone-Regular.ttf"), "--bold"])
    #expect(alone.status == .findings)
    #expect(
      alone.output.contains(
        "  Bold Text  nothing of its slant and width in the family is 150 heavier\n"
      )
    )
    let heaviest = run(["scale", Fixtures.font("family/DemoSans-Black.ttf"), "--bold"])
    #expect(heaviest.status == .success)
    #expect(heaviest.output.contains("  Bold Text  nothing heavier in the family, no fault\n"))
    let icons = try ScaleDocument([Fixtures.font("icons"), "--bold"])
    #expect(icons.fonts.isEmpty)
  }

  @Test func `a family name has each face once`() throws {
    let document = try ScaleDocument(["Demo Sans", "--fonts", Fixtures.font("family"), "--bold"])
    let names = document.fonts.compactMap(\.postScriptName)
    #expect(names.count == 8)
    #expect(Set(names).count == 8)
    #expect(document.fonts.allSatisfy { $0.verdict != nil })
  }

  /// A font that comes into the folder between two words is not seen: nobody lists it again.
  @Test func `a folder is looked through once, however many of its fonts are asked for`() throws {
    let folder = try TemporaryFolder()
    let names = ["DemoSans-Regular.ttf", "DemoSans-Light.ttf", "DemoSans-Bold.ttf"]
    func add(_ name: String) throws -> Word {
      Word(try folder.write(name, try Fixtures.bytes(Fixtures.font("family/" + name))))
    }
    let words = try names.map(add)
    let common = try CommonOptions(
      try ArgumentParser(options: CommonOptions.specs(formats: [.text])).parse(["--quiet"]),
      formats: [.text]
    )
    let console = Console(input: MemorySource([]), output: MemorySink(), errors: MemorySink())
    let session = Session(console: console, common: common)
    var collector = FaceCollector(fontPaths: [], session: session)
    try collector.add(words[0])
    #expect(Set(collector.candidates.compactMap(\.postScriptName)).count == 3)
    _ = try add("DemoSans-Black.ttf")
    try collector.add(words[1])
    #expect(collector.candidates.count == 3)
    let found = collector.groups.flatMap(\.faces).map(\.postScriptName)
    #expect(found == ["DemoSans-Regular", "DemoSans-Light"])
  }
}
