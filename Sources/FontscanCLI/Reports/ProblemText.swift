internal import FontRegistry
internal import ProjectModel

/// The words for what could not be used.
enum ProblemText {
  /// `path: table: reason (byte N)`, with the place in a collection as `path#index`.
  static func line(_ problem: FontProblem) -> String {
    var line = "\(problem.file)"
    if let index = problem.index { line += "#\(index)" }
    line += ": "
    if let table = problem.table { line += "\(FontTableName.trimmed(table)): " }
    line += problem.reason
    if let offset = problem.offset, !mentions(offset, problem.reason) {
      line += " (byte \(offset))"
    }
    return line
  }

  /// Whether words have a number in them, and not as a part of another.
  private static func mentions(_ number: Int, _ words: String) -> Bool {
    words.split { !("0"..."9").contains($0) }.contains { $0 == "\(number)" }
  }

  /// A line for everything that is wrong with a configuration, with what may have been meant.
  static func lines(_ error: ConfigurationError) -> [String] { problems(error).map(line) }

  /// Everything that is wrong with a configuration, with what may have been meant.
  static func problems(_ error: ConfigurationError) -> [ProjectProblem] {
    error.faults.map { fault in
      let nearest = fault.unknownWord.flatMap { word in
        Spelling.nearest(to: word, among: fault.knownWords)
      }
      let hint =
        nearest.map { "; did you mean '\($0)'?" }
        ?? (fault.knownWords.isEmpty
          ? "" : "; there is \(fault.knownWords.joined(separator: ", "))")
      return ProjectProblem(
        path: error.path,
        position: fault.position,
        reason: fault.reason + hint
      )
    }
  }

  /// `path:line:column: reason`, or with the byte where there are no lines.
  static func line(_ problem: ProjectProblem) -> String {
    var line = "\(problem.path)"
    if let number = problem.position?.line { line += ":\(number)" }
    if let column = problem.position?.column { line += ":\(column)" }
    line += ": \(problem.reason)"
    if let position = problem.position, position.line == nil { line += " (byte \(position.byte))" }
    return line
  }
}

/// The four letters of a table as people write them.
enum FontTableName {
  /// The letters without the spaces at their end.
  static func trimmed(_ tag: String) -> String {
    var tag = tag
    while tag.last == " " { tag.removeLast() }
    return tag
  }
}
