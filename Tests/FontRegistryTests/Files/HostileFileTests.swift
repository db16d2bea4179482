import FileAccess
import FontRegistry
import FontTestSupport
import Testing

@Suite("Fonts that were made to harm")
struct HostileFileTests {
  /// Damaged fonts that are handed to the project's developers and are not part of it.
  private static let folder: String? = {
    let path = Fixtures.checkout + "/../shared/hostile"
    return Fixtures.exists(path) ? path : nil
  }()

  @Test(.enabled(if: folder != nil, "the hostile fonts are not here"))
  func `each has faces or a reason`() throws {
    let folder = try #require(Self.folder)
    let registry = Registry(paths: [FilePath(folder)], questions: .everything)
    #expect(registry.files.count == 113)
    for file in registry.files {
      #expect(!file.faces.isEmpty || !file.problems.isEmpty, "\(file.path)")
    }
  }
}
