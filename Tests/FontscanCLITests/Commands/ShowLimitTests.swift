import FileAccess
import FontRegistry
import FontTestSupport
import Testing

@testable import FontscanCLI

@Suite("fontscan show: fonts of too many names")
struct ShowLimitTests {
  /// Each instance of a variable font has all name records of its file.
  @Test(arguments: [0, 1, 2, 5])
  func `instances are shown as far as there is room for their names`(room: Int) throws {
    let file = FilePath(Fixtures.font("variable/stored-names.ttf"))
    let files = Registry(paths: [file], questions: .everything).files
    let records = try #require(files[0].faces.first?.details?.names.count)
    #expect(files[0].faces.count == 5)
    let engines = Engines(names: { _ in (nil, nil) }, languages: { _ in [] })
    // One record less than another face has.
    var showing = Showing(engines: engines, recordLimit: records * (room + 1) - 1)
    let found = FoundFont(way: .file, word: "\(file)", files: files, problems: [])
    try showing.add(found, at: nil)
    #expect(showing.faces.count == room)
    #expect(showing.problems.count == (room < 5 ? 1 : 0))
    #expect(showing.problems.allSatisfy { $0.reason.hasPrefix("the rest of its faces are not") })
  }
}
