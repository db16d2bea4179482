import FileAccess
import FontRegistry
import FontTestSupport
import Testing

@Suite("Coverage that cannot be known")
struct UnknownCoverageTests {
  private func details(_ path: String) throws -> FaceDetails {
    let registry = Registry(paths: [FilePath(path)], questions: .coverage)
    return try #require(registry.faces.first?.details)
  }

  @Test func `a font for the old Macintosh alone has no count of characters`() throws {
    let font = Fixtures.font("family/DemoSans-Regular.ttf")
    let sound = try details(font)
    #expect(sound.coverage != nil)
    let cmap = try #require(sound.tables.first { $0.tag == "cmap" }?.offset)
    var bytes = try Fixtures.bytes(font)
    let count = Int(bytes[cmap + 2]) << 8 | Int(bytes[cmap + 3])
    for record in 0..<count {
      // platformID 1 and encodingID 0: Macintosh, Roman.
      let place = cmap + 4 + 8 * record
      bytes.replaceSubrange(place..<(place + 4), with: [0, 1, 0, 0])
    }
    let folder = try TemporaryFolder()
    let changed = try details(try folder.write("macintosh.ttf", bytes))
    #expect(changed.coverage == nil)
    #expect(!changed.isSymbol)
  }
}
