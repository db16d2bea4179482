import FileAccess
import FontTestSupport
import OpenType
import Testing

@testable import FontRegistry

@Suite("fontconfig's own tools")
struct FontconfigComparisonTests {
  static let list = CommandLineTool("fc-list")
  static let query = CommandLineTool("fc-query")

  @Test(.enabled(if: list != nil, "no fc-list on this machine"))
  func `the installed fonts are those of fc-list`() throws {
    let temporary = try TemporaryFolder()
    let xml = configuration(
      listing: ["collection", "family", "variable", "formats", "kinds"].map(Fixtures.font),
      cache: temporary.path + "/cache"
    )
    let file = try temporary.write("fonts.conf", xml.utf8)
    let tool = try #require(Self.list)
    let lines = try tool.lines(
      ["--format", "%{index} %{file}\n"],
      environment: ["FONTCONFIG_FILE": file]
    )
    var expected: [FilePath: Set<Int>] = [:]
    for line in lines {
      let parts = line.split(separator: " ", maxSplits: 1)
      let index = try #require(Int(parts[0]))
      expected[FilePath(parts[1]), default: []].insert(index & 0xFFFF)
    }
    let fonts = try FontconfigDatabase(configuration: xml).installedFonts()
    #expect(!fonts.isEmpty)
    #expect(fonts.map(\.file) == expected.keys.sorted())
    #expect(fonts.map(\.indexes) == fonts.map { expected[$0.file]?.sorted() ?? [] })
  }

  @Test(.enabled(if: list != nil, "no fc-list on this machine"))
  func `the fonts of this machine are those of fc-list`() throws {
    let lines = try #require(Self.list).lines(["--format", "%{file}\n"])
    // Without a configuration fc-list goes on with one of fontconfig's own.
    guard !lines.isEmpty, let fonts = try? FontconfigDatabase().installedFonts() else { return }
    #expect(fonts.map(\.file) == Set(lines.map { FilePath($0) }).sorted())
  }

  // fontconfig lists a language when no character is missing; of Chinese, Japanese and Korean it
  // may drop all but one, so those are left out.
  @Test(
    .enabled(if: query != nil, "no fc-query on this machine"),
    arguments: ["cyrillic/DemoRussian-Regular.ttf", "family/DemoSans-Regular.ttf"]
  )
  func `the complete languages are those of fc-query`(name: String) throws {
    let path = Fixtures.font(name)
    let lines = try #require(Self.query).lines(["--format", "%{lang}\n", path])
    let expected = try #require(lines.first).split(separator: "|").map(String.init)
    let registry = Registry(paths: [FilePath(path)], questions: .everything)
    let coverage = try #require(registry.faces.first?.details?.coverage)
    let complete = coverage.languages.filter(\.isComplete).map(\.tag)
    #expect(Set(complete) == Set(expected))
  }

  @Test(
    .enabled(if: query != nil, "no fc-query on this machine"),
    arguments: [
      "family/DemoSans-Bold.ttf", "formats/DemoSerif-Regular.woff",
      "formats/DemoSerif-Regular.pfb", "collection/DemoFour.ttc",
    ]
  )
  func `names and weights are those of fc-query`(name: String) throws {
    let path = Fixtures.font(name)
    let lines = try #require(Self.query).lines([
      "--format", "%{postscriptname}|%{family[0]}|%{style[0]}|%{weight}\n", path,
    ])
    let engine = FontEngine()
    for (index, line) in lines.enumerated() {
      let names = try #require(engine.names(FilePath(path), index: index).fontconfig)
      let weight = names.weight.map { "\(Int($0))" } ?? ""
      #expect(
        line
          == [names.postScriptName ?? "", names.family ?? "", names.style ?? "", weight]
          .joined(separator: "|")
      )
    }
  }
}
