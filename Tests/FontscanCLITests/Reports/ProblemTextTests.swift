import FileAccess
import FontRegistry
import Testing

@testable import FontscanCLI

@Suite("Words for problems")
struct ProblemTextTests {
  @Test(arguments: [
    ("it ends at byte 120", 120, "a.ttf: glyf: it ends at byte 120"),
    ("it ends at byte 1200", 120, "a.ttf: glyf: it ends at byte 1200 (byte 120)"),
    ("it is cut short", 0, "a.ttf: glyf: it is cut short (byte 0)"),
  ])
  func `a place that the reason names is not named again`(
    reason: String,
    offset: Int,
    line: String
  ) {
    let problem = FontProblem(
      file: FilePath("a.ttf"),
      table: "glyf",
      offset: offset,
      reason: reason,
      kind: .damaged
    )
    #expect(ProblemText.line(problem) == line)
  }
}
