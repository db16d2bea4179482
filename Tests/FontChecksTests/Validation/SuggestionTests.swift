import FileAccess
import FontChecks
import FontTestSupport
import Foundation
import ProjectModel
import Testing

/// What is suggested for the code of the faulty app makes the finding go away.
@Suite("Suggestions for code")
struct SuggestionTests {
  private let folder: TemporaryFolder
  private let root: FilePath

  init() throws {
    folder = try TemporaryFolder()
    let app = folder.path + "/Faulty"
    try FileManager.default.copyItem(atPath: Fixtures.apps + "/Faulty", toPath: app)
    root = FilePath(app)
  }

  private static let rules = AppFolder.rules

  private func findings() throws -> [Finding] {
    Validation(
      project: try Project(reading: root),
      root: root,
      selection: try RuleSelection(only: Self.rules)
    ).findings
  }

  @Test(arguments: SuggestionTests.rules)
  func `a finding goes away when its suggestion, or the fix of its rule, is followed`(
    rule: String
  ) throws {
    let before = try findings()
    let finding = try #require(before.first { $0.rule == rule })
    #expect(before.filter { $0.rule == rule }.count == 1)
    try follow(finding)
    let after = try findings()
    #expect(!after.contains { $0.rule == rule })
    // And nothing else comes in its place.
    #expect(Set(after.map(\.fingerprint)).isSubset(of: before.map(\.fingerprint)))
    #expect(after.count == before.count - 1)
  }

  private func follow(_ finding: Finding) throws {
    let file = try #require(finding.file)
    guard let line = finding.line, let column = finding.column else {
      // A font that nothing asks for: take it out of the list and away.
      try FileManager.default.removeItem(atPath: "\(file)")
      let name = String(decoding: file.lastComponent, as: UTF8.self)
      return try edit(root.appending("Info.plist".utf8)) { lines in
        lines.removeAll { $0.contains("<string>\(name)</string>") }
      }
    }
    try edit(file) { lines in
      let text = lines[line - 1]
      let place = text.utf8.index(text.utf8.startIndex, offsetBy: column - 1)
      var start = String(text[..<place])
      if finding.rule == "names/private" {
        // The call of the system font takes the place of the one with a name.
        start = start.replacing("UIFont(name: ", with: "UIFont.systemFont(ofSize: ")
        lines[line - 1] = start + text[place...].replacing(#/^"[^"]*", size: /#, with: "")
        return
      }
      lines[line - 1] = start + replaced(String(text[place...]), as: finding)
    }
  }

  /// The rest of a line from where a finding stands, with what it suggests.
  private func replaced(_ rest: String, as finding: Finding) -> String {
    guard let suggestion = finding.suggestion else {
      // The family has no italic, but a bold: mark the words in another way.
      return rest.replacing("italic()", with: "bold()")
    }
    switch finding.rule {
    case "weights/missing": return rest.replacing(/^\w+/, with: suggestion)
    case "names/not-checkable": return rest.replacing(/^[^,]*/, with: "\"\(suggestion)\"")
    default: return rest.replacing(/^"[^"]*"/, with: "\"\(suggestion)\"")
    }
  }

  private func edit(_ file: FilePath, _ change: (inout [String]) throws -> Void) throws {
    let bytes = try Fixtures.bytes("\(file)")
    var lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    try change(&lines)
    try Data(lines.joined(separator: "\n").utf8).write(to: URL(filePath: "\(file)"))
  }
}
