import FileAccess
import FontTestSupport
import OpenType
import Testing

@testable import FontRegistry

/// The fonts of a folder, by the ending of their names; empty without the folder.
func fonts(below folder: String?, endings: Set<String>? = nil) -> [FilePath] {
  guard let folder else { return [] }
  return FolderWalk(FilePath(folder)) { name in
    guard let endings else { return FontExtensions.contains(name) }
    return endings.contains { ending in name.suffix(ending.utf8.count).elementsEqual(ending.utf8) }
  }.files
}

@Suite("FreeType on Debian's fonts", .enabled(if: Fixtures.corpus != nil, "no corpus: make corpus"))
struct FontEngineCorpusTests {
  @Test func `every font loads`() {
    let engine = FontEngine()
    let paths = fonts(below: Fixtures.corpus)
    #expect(paths.count > 1000)
    var problems: [String] = []
    for path in paths where path.lowercaseExtension != "eot" {
      if let problem = engine.loadProblem(path) { problems.append("\(path): \(problem.reason)") }
    }
    #expect(problems == [])
  }

  @Test func `every packed or old font unpacks`() throws {
    let engine = FontEngine()
    let tables: [(tag: OpenType.Tag, count: Int)] = [(.name, 1 << 20), (.head, 54)]
    for path in fonts(
      below: Fixtures.corpus,
      endings: [".woff", ".woff2", ".pfb", ".t1", ".pcf.gz"]
    ) {
      let font = try unpack("\(path)", tables: tables, engine: engine)
      #expect(font.problems == [], "\(path)")
      switch font.faces.first {
      case .tables(let face):
        #expect(face.bytes(of: .head)?.count == 54, "\(path)")
        let names = try face.tables.parse(NameTable.self, in: face.bytes.span)
        #expect(names != nil, "\(path)")
      case .plain(let face):
        #expect(face.family != nil, "\(path)")
        #expect((face.postScriptName != nil) == (face.format == .type1), "\(path)")
        #expect((face.glyphCount ?? 0) > 0, "\(path)")
      case nil:
        Issue.record("nothing in \(path)")
      }
    }
  }
}
