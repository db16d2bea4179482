import Foundation
import Testing

/// Code in articles is code that a test compiles and runs.
@Suite("Articles")
struct ArticleTests {
  static let catalogs = [
    ("DynamicType", "Tests/DynamicTypeTests/ArticleSnippetTests.swift"),
    ("FontRegistry", "Tests/PublicAPITests/ArticleSnippetTests.swift"),
  ]

  @Test(arguments: catalogs)
  func `every line of Swift is in a test`(module: String, tests: String) throws {
    let code = Self.code(of: try Self.text(tests).split(separator: "\n"))
    let blocks = try Self.articles(of: module).flatMap { try Self.blocks(of: $0) }
    #expect(!blocks.isEmpty)
    for block in blocks {
      let lines = Self.code(of: block)
      #expect(code.contains(lines), "no test has this: \(lines.replacing("\n", with: " / "))")
    }
  }

  @Test func `every line of the README's Swift is in a test`() throws {
    let lines = try Self.text("Tests/PublicAPITests/ReadmeSnippetTests.swift")
      .split(separator: "\n")
    // What uses generated code imports nothing, and is compiled where that is.
    let blocks = try Self.blocks(of: "README.md").filter { $0[0].hasPrefix("import ") }
    #expect(blocks.count == 2)
    for block in blocks {
      let imports = block.prefix { $0.hasPrefix("import ") }
      #expect(!imports.isEmpty && Set(lines).isSuperset(of: imports))
      let snippet = Self.code(of: Array(block.dropFirst(imports.count)))
      #expect(Self.code(of: lines).contains(snippet), "no test has this: \(snippet)")
    }
  }

  /// The other way round: a test that goes with an article does not outlive its snippet.
  @Test(arguments: catalogs)
  func `every snippet of a test is in an article`(module: String, tests: String) throws {
    let shown = Set(
      try Self.articles(of: module).flatMap { try Self.blocks(of: $0) }.joined()
        .map { $0.trimmingCharacters(in: .whitespaces) }
    )
    let lines = try Self.text(tests).split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let declared = lines.filter { $0.hasPrefix("let ") && !$0.contains("private") }
    #expect(declared.count > 5)
    for line in declared { #expect(shown.contains(line), "no article shows this") }
  }

  @Test(arguments: catalogs.map(\.0))
  func `an article has a title, a summary and lines that fit`(module: String) throws {
    for article in try Self.articles(of: module) {
      let lines = try Self.text(article).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[0].hasPrefix("# "))
      #expect(lines[1].isEmpty)
      #expect(lines[2].hasSuffix("."), "\(article)")
      var isCode = false
      for line in lines {
        if line.hasPrefix("```") { isCode.toggle() }
        guard !isCode, !line.hasPrefix("|") else { continue }
        #expect(line.count <= 100, "\(article): \(line)")
      }
      #expect(!isCode)
    }
  }

  // MARK: Reading

  private static func articles(of module: String) throws -> [String] {
    let folder = "Sources/\(module)/\(module).docc"
    return try FileManager.default.contentsOfDirectory(atPath: Checkout.path + "/" + folder)
      .filter { $0.hasSuffix(".md") }.sorted().map { folder + "/" + $0 }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: Checkout.path + "/" + path, encoding: .utf8)
  }

  /// The lines of each block of Swift.
  private static func blocks(of article: String) throws -> [[Substring]] {
    try text(article).split(separator: "```swift\n").dropFirst().map { part in
      part.split(separator: "\n", omittingEmptySubsequences: false)
        .prefix { !$0.hasPrefix("```") }.filter { !$0.isEmpty }
    }
  }

  /// Lines without indentation and expectations, so that these may stand between them.
  private static func code(of lines: [Substring]) -> String {
    lines.map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#expect") }
      .joined(separator: "\n")
  }
}
