import FileAccess
import ProjectModel
import StyleSheets
import Testing

@testable import FontChecks

@Suite("scaling/capped")
struct CappedTests {
  static func drafts(_ style: String) -> [FindingDraft] {
    Rule.scalingCapped.drafts(for: .example(sheet: style))
  }

  /// Sizes by the measured line heights: body has 17 at large and 48 at AX5, and is first twice as
  /// large at AX3 with 37; caption1 has 12 and 38, and gets there at AX2 with 24; title1 has 28 and
  /// 56, which is just twice as large, at AX5.
  @Test(arguments: [
    ("body", 17, 26, "152", "34", "AX3"), ("body", 17, 33.9, "199", "34", "AX3"),
    ("caption", 12, 23, "191", "24", "AX2"), ("title", 28, 55, "196", "56", "AX5"),
    ("body", 20, 30, "150", "40", "AX3"),
  ])
  func `a style that is kept below twice its size is told`(
    style: String,
    size: Double,
    maximum: Double,
    percent: String,
    twice: String,
    category: String
  ) throws {
    let found = Self.drafts(
      "{\"\(style)\": {\"fontName\": \"A\", \"size\": \(size), \"maximumSize\": \(maximum)}}"
    )
    let draft = try #require(found.first)
    #expect(found.count == 1)
    let key = ["caption": "caption1", "title": "title1"][style] ?? style
    #expect(key.hasPrefix(style))
    #expect(
      draft.message == "style '\(style)' gets no larger than \(maximum.text) points, \(percent) % "
        + "of its \(size.text) at large; without that it would be twice as large at \(category)"
    )
    #expect(draft.suggestion == twice)
    #expect(draft.name == "A")
  }

  @Test(arguments: [
    // No largest size, or one of twice the size and more.
    "{\"body\": {\"fontName\": \"A\", \"size\": 17}}",
    "{\"body\": {\"fontName\": \"A\", \"size\": 17, \"maximumSize\": 34}}",
    "{\"body\": {\"fontName\": \"A\", \"size\": 17, \"maximumSize\": 100}}",
    // Large Title never gets there, with or without.
    "{\"largeTitle\": {\"fontName\": \"A\", \"size\": 34, \"maximumSize\": 35}}",
    // What keeps this one from it is the smallest size: at large it has 30 points, at AX5 48.
    """
    {"body": {"fontName": "A", "size": 17, "minimumSize": 30, "maximumSize": 48}}
    """,
  ])
  func `a style that gets there or never would is left alone`(style: String) {
    #expect(Self.drafts(style) == [])
  }

  /// Drawn for medium, where the line height is 21 of 22: 17 there are 18 at large, and twice that
  /// is 36.
  @Test func `a size that holds elsewhere is taken to large`() throws {
    let cells = "\"fontName\": \"A\", \"size\": 17, \"category\": \"medium\", \"maximumSize\": 35"
    let draft = try #require(Self.drafts("{\"body\": {\(cells)}}").first)
    #expect(draft.suggestion == "36")
    #expect(draft.message.contains("194 % of its 18 at large"))
  }

  @Test func `the place is that of the largest size`() throws {
    let sheet = "{\"body\": {\"fontName\": \"A\", \"size\": 17,\n\"maximumSize\": 26}}"
    let draft = try #require(Self.drafts(sheet).first)
    #expect(draft.file == FilePath("styles.json"))
    #expect(draft.position?.line == 2)
    #expect(draft.position?.column == 16)
  }

  /// Two targets of a project have the sheet, and it is no target's.
  @Test func `a style is told once for a project`() throws {
    let sheet = StyleSheet(
      parsing: Array(
        "{\"styles\": {\"body\": {\"fontName\": \"A\", \"size\": 17, \"maximumSize\": 20}}}".utf8
      ),
      path: FilePath("styles.json")
    )
    let subject = Subject(
      root: FilePath("."),
      bundles: [.example(), .example(kind: .appExtension)]
    ).adding([sheet])
    let found = Validation(subject: subject).findings.filter { $0.rule == "scaling/capped" }
    #expect(found.count == 1)
    #expect(found.first?.target == nil)
    #expect(subject.problems == [])
  }

  @Test func `what is wrong with a sheet is a problem, and the rest is judged`() throws {
    let sheet = StyleSheet(
      parsing: Array(
        """
        {"styles": {"body": {"fontName": "A", "size": 17, "maximumSize": 20},
        "title": {"fontName": "A"}}}
        """.utf8
      ),
      path: FilePath("styles.json")
    )
    let validation = Validation(
      subject: Subject(root: FilePath("."), bundles: [.example()]).adding([sheet]),
      selection: try RuleSelection(only: ["scaling"])
    )
    #expect(validation.findings.map(\.rule) == ["scaling/capped"])
    #expect(validation.problems.map(\.reason) == ["style 'title' has no 'size'"])
    #expect(validation.problems.first?.position?.line == 2)
  }
}
