import FontTestSupport
import SwiftGeneration
import Testing

/// What the README shows of generated code is compiled with a generated file.
@Suite("Generated code in the README", .enabled(if: AppleModules.compiler != nil, "no swiftc"))
struct ReadmeCodeTests {
  @Test func `every example compiles in both language modes`() throws {
    let text = String(decoding: try Fixtures.bytes(Fixtures.checkout + "/README.md"), as: UTF8.self)
    let blocks = text.split(separator: "```swift\n").dropFirst()
      .map { $0.prefix(upTo: $0.firstRange(of: "```")?.lowerBound ?? $0.endIndex) }
      .filter { !$0.hasPrefix("import ") }
    #expect(blocks.count >= 6)
    let modules = try AppleModules(
      try #require(AppleModules.compiler),
      names: ["UIKit", "SwiftUI", "CoreText"]
    )
    let parts = Set(GenerationOptions.Part.allCases).subtracting([.tests])
    for language in GenerationOptions.Language.allCases {
      let generated = SampleFaces.plain(GenerationOptions(parts: parts, language: language))
      let all = generated + blocks.joined(separator: "\n")
      #expect(try modules.faults(in: [("Readme", all)], language: language.rawValue) == [])
    }
    for block in blocks { #expect(block.split(separator: "\n").count <= 10) }
  }
}
