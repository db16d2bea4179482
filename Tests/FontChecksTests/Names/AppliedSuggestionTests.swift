import FontChecks
import Testing

/// What a finding suggests, written at its place, makes the finding go away.
@Suite("Suggestions that are applied")
struct AppliedSuggestionTests {
  private static let head = "import SwiftUI\nimport UIKit\n"

  @Test(arguments: [
    #"let a = UIFont(name: "DemoSans-Semibold", size: 12)"#,
    #"let a = UIFont(name: "Demo Sans SemiBold", size: 12)"#,
    #"let a = UIFont(name: "DemoSans-Heavy", size: 12) ?? .systemFont(ofSize: 12)"#,
    #"let a = Font.custom("Demo Sans", fixedSize: 12)"#,
    #"let a = UIFont.fontNames(forFamilyName: "DemoSans")"#,
    #"enum F: String { case a = "DemoSans-bold" }; let a = UIFont(name: F.a.rawValue, size: 1)"#,
    #"func f(_ n: String) { g(UIFont(name: n, size: 1)) }; let a: Void = f("DemoSansBold")"#,
    #"let a = ["x": "DemoSans-regular"]; let b = UIFont(name: a["x"]!, size: 1)"#,
    #"let a = Font.custom("DemoSans-Regular", size: 12).weight(.heavy)"#,
    #"let a = Font.custom("DemoSans-Regular", size: 12).weight(Font.Weight.black)"#,
    #"let a = Font.custom("DemoSans-Regular", size: 12).weight(on ? .heavy : .bold)"#,
    #"let a = Text("a").font(.custom("DemoSans-Regular", size: 12)).fontWeight(.medium)"#,
    #"let a = UIFontDescriptor(fontAttributes: [.family: "Demo Sans", .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.black]])"#,
    #"extension Font { static let b = Font.custom("DemoSans-Regular", size: 1) }; let a = Font.b.weight(.heavy)"#,
  ])
  func `make the findings go away`(code: String) throws {
    let text = Self.head + code.replacing("; ", with: "\n") + "\n"
    let before = try AppFolder(["A.swift": text]).findings().filter { $0.rule != "file/unused" }
    let finding = try #require(before.first)
    let suggestion = try #require(finding.suggestion)
    #expect(before.count == 1)
    let applied = try apply(suggestion, of: finding, to: text)
    #expect(!applied.contains(".."))
    let after = try AppFolder(["A.swift": applied]).findings().filter { $0.rule != "file/unused" }
    #expect(after.isEmpty, "\(applied)")
  }

  /// Writes a suggestion in the place of the literal or word at which a finding stands.
  private func apply(_ suggestion: String, of finding: Finding, to text: String) throws -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let line = try #require(finding.line) - 1
    let place = lines[line].utf8.index(
      lines[line].utf8.startIndex,
      offsetBy: try #require(finding.column) - 1
    )
    let rest = String(lines[line][place...])
    let written =
      rest.hasPrefix("\"")
      ? rest.replacing(/^"[^"]*"/, with: "\"\(suggestion)\"")
      : rest.replacing(/^\w+/, with: suggestion)
    lines[line] = String(lines[line][..<place]) + written
    return lines.joined(separator: "\n")
  }
}
