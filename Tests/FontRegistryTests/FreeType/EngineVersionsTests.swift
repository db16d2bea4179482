import FontRegistry
import Testing

@Suite("Versions")
struct EngineVersionsTests {
  @Test func `both libraries tell their versions`() throws {
    let versions = EngineVersions()
    let freeType = try #require(versions.freeType)
    #expect(freeType.split(separator: ".").compactMap { Int($0) }.count == 3)
    #expect(freeType.hasPrefix("2."))
    #expect(versions.fontconfig.split(separator: ".").compactMap { Int($0) }.count == 3)
    #expect(versions.fontconfig.hasPrefix("2."))
  }
}
