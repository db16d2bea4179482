import FontTestSupport
import Foundation
import Testing

@testable import FontscanCLI

/// What is generated from real fonts, and from ours with names of all kinds, compiles.
@Suite("fontscan generate on real fonts")
struct GenerateRealFontsTests {
  static let compiler = CommandLineTool("swiftc") == nil ? nil : CommandLineTool("sh")

  /// What the compiler says of the faces at a path, in both language modes.
  private static func faults(_ path: String, _ shell: CommandLineTool) throws -> [String] {
    let folder = try TemporaryFolder()
    let file = folder.path + "/Fonts.swift"
    let result = run(["generate", path, "--output", file, "--access=public", "--quiet"])
    #expect(result.status == .success, "\(result.errors)")
    let check = "swiftc -typecheck -parse-as-library -warnings-as-errors Fonts.swift -swift-version"
    return try shell.lines(["-c", "cd '\(folder.path)'; { \(check) 5 & \(check) 6; wait; } 2>&1"])
  }

  @Test(.enabled(if: compiler != nil, "there is no swiftc"))
  func `faces with names of all kinds compile`() throws {
    let shell = try #require(Self.compiler)
    #expect(try Self.faults(Fixtures.fonts, shell) == [])
  }

  @Test(
    .enabled(if: compiler != nil, "there is no swiftc"),
    .enabled(if: Fixtures.corpus != nil, "make corpus was not run")
  )
  func `every family of the corpus compiles`() throws {
    let corpus = try #require(Fixtures.corpus)
    #expect(try Self.faults(corpus, try #require(Self.compiler)) == [])
  }
}
