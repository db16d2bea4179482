import FontTestSupport
import Foundation
import Testing

@testable import FontscanCLI

@Suite("fontscan validate: projects")
struct ValidateProjectTests {
  static func path(_ name: String) -> String { Fixtures.checkout + "/fixtures/projects/\(name)" }

  /// The findings are held to what was written down by the tests of the rules.
  @Test(arguments: [
    ("Memberships", FontscanCLI.ExitStatus.findings), ("Healthy", .success), ("Folders", .failure),
  ])
  func `a sample project is told as written down`(
    name: String,
    status: FontscanCLI.ExitStatus
  ) throws {
    let result = run(["validate", Self.path(name)])
    #expect(result.status == status)
    try expectGolden(result.output, "validate-projects-\(name).txt", testFile: golden)
  }

  @Test func `a sample project is told to machines as written down`() throws {
    let result = run(["validate", "--format=json", Self.path("Memberships")])
    try expectGolden(result.output, "validate-projects-Memberships.json", testFile: golden)
  }

  @Test(arguments: [
    "Healthy/Healthy.xcodeproj", "Healthy/Healthy.xcodeproj/project.pbxproj", "Healthy",
  ])
  func `a project goes by any of its names`(name: String) {
    let result = run(["validate", Self.path(name)])
    #expect(result.status == .success)
    #expect(result.errors.isEmpty)
    #expect(result.output.contains("\nNo findings in 2 targets"))
  }

  @Test func `a target alone is judged as in the whole`() {
    let result = run(["validate", Self.path("Memberships"), "--target", "Widget"])
    #expect(result.status == .findings)
    #expect(result.output.hasPrefix("Widget\n"))
    #expect(result.output.hasSuffix("1 error in 1 target, 1 declared font.\n"))
  }

  @Test func `of a target that is not there the others are named once`() {
    let result = run(["validate", Self.path("Folders"), "--target", "Gone"])
    #expect(result.status == .failure)
    #expect(result.errors == "fontscan: there is no target 'Gone'; there is 'App', 'Watch'\n")
  }

  @Test func `a project that cannot be read is a failure with its place`() {
    let result = run(["validate", Self.path("Folders/Conflict.xcodeproj")])
    #expect(result.status == .failure)
    #expect(result.output.isEmpty)
    #expect(
      result.errors.hasSuffix(
        "Conflict.xcodeproj/project.pbxproj:4:1: the project cannot be read: a merge conflict is "
          + "not resolved\n"
      )
    )
  }

  @Test(arguments: ["text", "json"])
  func `the number of threads does not show`(format: String) {
    let words = ["validate", "--format", format, Self.path("Memberships")]
    #expect(run(words + ["--jobs=1"]).output == run(words + ["--jobs=8"]).output)
  }
}
