import FileAccess
import FontTestSupport
import Testing

@testable import FontRegistry

@Suite("Loading faces")
struct FontEngineLoadingTests {
  @Test(arguments: [
    "formats/DemoSerif-Regular.ttf", "formats/DemoSerif-Regular.otf",
    "formats/DemoSerif-Regular.woff", "formats/DemoSerif-Regular.woff2",
    "formats/DemoSerif-Regular.pfa", "formats/DemoSerif-Regular.pfb", "formats/DemoSerif.dfont",
    "formats/true-signature.ttf", "collection/DemoFour.ttc", "kinds/bitmap-only.ttf",
    "kinds/colour-sbix.ttf", "variable/stored-names.ttf", "variable/cff2.otf",
  ])
  func `a sound face loads`(name: String) {
    #expect(FontEngine().loadProblem(FilePath(Fixtures.font(name))) == nil)
  }

  @Test(arguments: [("collection/DemoFour.ttc", 4), ("formats/DemoSerif.dfont", 2)])
  func `every face of a file with several loads, and no more`(name: String, count: Int) throws {
    let engine = FontEngine()
    let path = FilePath(Fixtures.font(name))
    for index in 0..<count { #expect(engine.loadProblem(path, index: index) == nil) }
    let problem = try #require(engine.loadProblem(path, index: count))
    #expect(problem.reason == "it has no face \(count)")
    #expect(engine.loadProblem(path, index: -1) != nil)
    #expect(engine.loadProblem(path, index: .max) != nil)
  }

  @Test(arguments: [
    "damaged/cut-in-header.ttf", "damaged/cut-in-directory.ttf", "damaged/no-head.ttf",
    "damaged/no-tables.ttf", "damaged/one-byte.ttf", "damaged/cut.woff2",
    "damaged/collection-of-none.ttc",
  ])
  func `a broken face does not load, with a reason`(name: String) throws {
    let path = FilePath(Fixtures.font(name))
    let problem = try #require(FontEngine().loadProblem(path))
    #expect(problem.file == path)
    #expect(!problem.reason.isEmpty)
  }

  @Test func `what cannot be read is unreadable`() throws {
    let folder = try TemporaryFolder()
    let engine = FontEngine()
    #expect(engine.loadProblem(FilePath(folder.path + "/missing.ttf"))?.kind == .unreadable)
    // A folder can be opened, and is no font.
    #expect(engine.loadProblem(FilePath(folder.path))?.kind == .unknown)
    let page = try folder.write("page.ttf", Array("<!DOCTYPE html><html></html>".utf8))
    #expect(engine.loadProblem(FilePath(page))?.kind == .unknown)
  }
}
