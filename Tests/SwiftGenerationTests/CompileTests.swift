import DynamicType
import FontTestSupport
import SwiftGeneration
import Testing

/// Generated code against stand-ins for Apple's frameworks, in both language modes, where a warning is
/// an error.
@Suite("Generated code compiles", .enabled(if: AppleModules.compiler != nil, "there is no swiftc"))
struct CompileTests {
  private typealias Options = GenerationOptions
  private typealias GeneratedText = (name: String, text: String)

  /// Everything but the test case, which is a file of its own.
  private static let parts = Set(Options.Part.allCases).subtracting([.tests])

  /// Every part alone and all of them, for each framework and each access.
  private static func files(_ language: Options.Language) -> [GeneratedText] {
    var files: [GeneratedText] = []
    func add(_ name: String, _ options: Options) {
      files.append((name, SampleFaces.full(options)))
    }
    add("public", Options(parts: parts, access: .public, language: language))
    add("internal", Options(parts: parts, access: .internal, language: language))
    add("package", Options(parts: parts, platforms: [.uikit], access: .package, language: language))
    add("none", Options(access: .public, language: language))
    add("tests", Options(parts: [.tests], language: language))
    add("uikit-bold", Options(parts: [.boldText], platforms: [.uikit], language: language))
    add("swiftui-bold", Options(parts: [.boldText], platforms: [.swiftui], language: language))
    add("large", Options(parts: [.largeContent], platforms: [.swiftui], language: language))
    add("ios10", Options(parts: [.ios10], platforms: [.uikit], language: language))
    add(
      "appkit",
      Options(
        parts: [.styles, .register],
        platforms: [.appkit],
        access: .public,
        language: language
      )
    )
    add("appkit-tests", Options(parts: [.tests], platforms: [.appkit], language: language))
    return files
  }

  @Test func `every part compiles without a warning in both language modes`() throws {
    let modules = try AppleModules(try #require(AppleModules.compiler))
    #expect(try modules.faults(in: Self.files(.six), language: "6") == [])
    #expect(try modules.faults(in: Self.files(.five), language: "5") == [])
    // A family of a thousand faces.
    let many = (0..<1000).map { number in
      FaceDescription(
        postScriptName: "Demo-\(number)",
        family: "Demo",
        style: "W \(number)",
        weight: Double(number),
        file: "\(number % 7).ttf"
      )
    }
    let text = GeneratedSource(FaceNaming(many), options: Options(parts: [.register])).text
    #expect(try modules.faults(in: [("many", text)], language: "6") == [])
    // An app that has not moved yet may have the newer code.
    let newer = [("newer", SampleFaces.full(Options(parts: Self.parts, access: .public)))]
    #expect(try modules.faults(in: newer, language: "5") == [])
    // Code of each system, and of one that nobody has thought of.
    let systems = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"].map { system in
      let text = SampleFaces.full(Options(parts: Self.parts, access: .public))
      return (name: system, text: AppleModules.posing(text, as: system))
    }
    #expect(try modules.faults(in: systems, language: "6") == [])
    // The stand-ins are asked: what they do not have is a fault.
    let wrong = SampleFaces.plain(Options(parts: [.largeContent]))
      .replacing("addInteraction(", with: "addInteractions(")
    #expect(try !modules.faults(in: [("wrong", wrong)], language: "6").isEmpty)
  }

  /// What new projects of Xcode 26 say to the compiler, as the documentation of its build settings has it.
  private static let newProject = [
    "-default-isolation MainActor", "-enable-upcoming-feature NonisolatedNonsendingByDefault",
    "-enable-upcoming-feature InferIsolatedConformances",
    "-enable-upcoming-feature MemberImportVisibility",
  ].joined(separator: " ")

  @Test(arguments: [newProject, "-enable-upcoming-feature InternalImportsByDefault"])
  func `every part compiles as new projects and packages compile`(options: String) throws {
    let modules = try AppleModules(try #require(AppleModules.compiler))
    let files = Self.files(.six)
    for language in ["6", "5"] {
      #expect(try modules.faults(in: files, language: language, options: options) == [])
    }
    // A part alone imports no more than it shows.
    let alone = Self.parts.flatMap { part in
      Options.Platform.allCases.filter(part.platforms.contains).map { platform in
        (
          name: "\(part.rawValue)-\(platform.rawValue)",
          text: SampleFaces.plain(
            Options(parts: [part], platforms: [platform], access: .public)
          )
        )
      }
    }
    #expect(alone.count == 13)
    #expect(try modules.faults(in: alone, language: "6", options: options) == [])
  }
}
