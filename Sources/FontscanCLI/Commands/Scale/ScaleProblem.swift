internal import FileAccess
internal import FontRegistry
internal import StyleSheets

/// What `scale` could not use: of a font file, or of a style sheet.
struct ScaleProblem: Hashable, Sendable {
  /// The problem, with the byte that it is at.
  var problem: FontProblem

  /// Whether a style sheet has it, and no font file.
  let isOfSheet: Bool

  /// The line and the column in a style sheet that is text.
  var position: (line: Int, column: Int)? {
    guard let line, let column else { return nil }
    return (line, column)
  }

  private var line: Int?
  private var column: Int?

  /// Takes a problem of a font file.
  init(_ problem: FontProblem) {
    self.problem = problem
    isOfSheet = false
  }

  /// Takes a problem of a style sheet.
  ///
  /// - Parameters:
  ///   - sheet: The sheet.
  ///   - place: Where it is in it; `nil` for the file as a whole.
  ///   - reason: What is wrong, in words that follow a colon.
  init(in sheet: FilePath, at place: SheetPlace?, _ reason: String) {
    problem = FontProblem(file: sheet, offset: place?.byte, reason: reason, kind: .damaged)
    isOfSheet = true
    line = place?.line
    column = place?.column
  }

  /// Whether it says what is wrong with a table of a face, or that there is none.
  func isAbout(_ face: Face, table: String) -> Bool {
    problem.file == face.file && (problem.index ?? face.index) == face.index
      && (problem.table == table || problem.table == nil && problem.reason.contains("'\(table)'"))
  }

  /// Whether a table of a face cannot be read that its measures come from, so that some of them are
  /// missing though the file may well have them.
  var isOfMeasures: Bool {
    guard !isOfSheet, problem.kind == .damaged, let table = problem.table else { return false }
    return ["head", "hhea", "hmtx", "maxp", "OS/2", "fvar", "avar", "MVAR"].contains(table)
  }

  /// `path:line:column: reason` in a sheet that is text, else as of every file.
  var words: String {
    guard let position else { return ProblemText.line(problem) }
    return "\(problem.file):\(position.line):\(position.column): \(problem.reason)"
  }
}
