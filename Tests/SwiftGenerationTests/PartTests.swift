import DynamicType
import FontTestSupport
import SwiftGeneration
import Testing

@Suite("Parts of generated files")
struct PartTests {
  private typealias Options = GenerationOptions

  /// Each part by itself, with those that it builds on.
  private static let files: [(name: String, options: GenerationOptions)] = [
    ("faces", Options()),
    ("dynamic-type-uikit", Options(parts: [.dynamicType], platforms: [.uikit])),
    ("dynamic-type-swiftui", Options(parts: [.dynamicType], platforms: [.swiftui])),
    ("ios10", Options(parts: [.ios10], platforms: [.uikit])),
    ("ios10-swift5", Options(parts: [.ios10], platforms: [.uikit], language: .five)),
    ("bold-text-uikit", Options(parts: [.boldText], platforms: [.uikit])),
    ("bold-text-swiftui", Options(parts: [.boldText], platforms: [.swiftui], access: .public)),
    ("large-content", Options(parts: [.largeContent], access: .package)),
    ("styles-uikit", Options(parts: [.styles], platforms: [.uikit])),
    ("styles-swiftui", Options(parts: [.styles], platforms: [.swiftui])),
    ("styles-appkit", Options(parts: [.styles], platforms: [.appkit])),
    ("register", Options(parts: [.register], access: .public)),
    ("tests", Options(parts: [.tests])),
    ("tests-appkit", Options(parts: [.tests], platforms: [.appkit])),
  ]

  @Test(arguments: files.map(\.name))
  func `a part reads as written down`(name: String) throws {
    let file = try #require(Self.files.first { $0.name == name })
    try expectGolden(SampleFaces.plain(file.options), "\(name).swift.txt")
  }

  @Test(arguments: files.map(\.name))
  func `a generated file is tidy`(name: String) throws {
    let file = try #require(Self.files.first { $0.name == name })
    let text = SampleFaces.plain(file.options)
    #expect(text.hasPrefix(GeneratedSource.mark + "`: do not edit"))
    #expect(text.hasSuffix("}\n") || text.hasSuffix("#endif\n"))
    #expect(!text.contains("\n\n\n"))
    for line in text.split(separator: "\n") {
      #expect(line.count <= 100 && line.last != " ", "\(line)")
    }
    // The same every time, whoever asks in whatever order.
    let turned = GeneratedSource(
      FaceNaming(SampleFaces.all.prefix(3).reversed()),
      partners: SampleFaces.partners,
      styles: SampleFaces.styles,
      options: file.options
    )
    #expect(turned.text == text)
  }

  @Test func `no family hides a type that generated code uses`() {
    var words: Set<String> = []
    for file in Self.files {
      let text = SampleFaces.plain(file.options)
      // Comments and strings name nothing.
      for line in text.split(separator: "\n") where !line.contains("//") {
        let code = line.split(separator: "\"", omittingEmptySubsequences: false)
        for (place, part) in code.enumerated() where place.isMultiple(of: 2) {
          words.formUnion(
            part.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map(String.init)
          )
        }
      }
    }
    let types = words.map { $0.prefix { $0 != "." } }.filter { $0.first?.isUppercase == true }
    // Type parameters, and the family itself.
    let own: Set<Substring> = ["Face", "DemoSans", "Self"]
    #expect(types.contains("UIKit") && types.contains("XCTest"))
    for type in Set(types).subtracting(own) {
      let face = FaceDescription(
        postScriptName: "A",
        family: String(type),
        style: "A",
        file: "A.ttf"
      )
      #expect(FaceNaming([face]).families[0].identifier == type + "Family")
    }
  }

  @Test func `no face hides a member that generated code uses`() {
    let members = [
      "postScriptName", "weight", "isItalic", "file", "boldName", "font", "fontForIOS10",
      "rawValue",
      "allCases", "hashValue", "init", "self", "none", "some", "default", "case", "in", "is",
    ]
    for member in members {
      let face = FaceDescription(postScriptName: "A", family: "Demo", style: member, file: "A.ttf")
      #expect(FaceNaming([face]).families[0].faces[0].identifier == member + "Face")
    }
  }

  @Test func `styles that are alike are spelled out, and those that Swift has taken get Style`() {
    let styles = ["Title", "title", "default", "!", "weight"].map { name in
      StyleDescription(name: name, faceName: "A", textStyle: .body, size: 17)
    }
    let text = GeneratedSource(
      FaceNaming(SampleFaces.all),
      styles: styles,
      options: Options(parts: [.styles])
    ).text
    for name in ["style_Title", "style_title", "defaultStyle", "unnamed", "weightStyle"] {
      #expect(text.contains("static let \(name) = FaceStyle("))
    }
  }
}
