internal import FileAccess
internal import FontRegistry

extension Session {
  /// Says on standard error what could not be used.
  ///
  /// What was met in a folder is good to know; what was given by name is said in any case.
  ///
  /// - Parameters:
  ///   - problems: What could not be used.
  ///   - given: The paths of the command line.
  /// - Returns: Whether everything that was given could be opened, and every folder below it: what
  ///   lies in a folder that stays closed is not known, and an answer without it would be a guess.
  @discardableResult
  func explain(_ problems: [FontProblem], given: [FilePath] = []) -> Bool {
    guard !problems.isEmpty else { return true }
    let given = Set(given)
    let isFailure = { (problem: FontProblem) in
      problem.kind == .unreadable
        && (given.contains(problem.file) || (try? FileKind(of: problem.file)) == .folder)
    }
    let said = problems.filter {
      !common.isQuiet || given.contains($0.file) || isFailure($0)
    }
    console.complain(common.isVerbose ? said.map(ProblemText.line) : Session.shortened(said))
    return !problems.contains(where: isFailure)
  }

  /// The lines for problems, with a few for each file: a damaged collection can have thousands.
  private static func shortened(_ problems: [FontProblem]) -> [String] {
    let fewest = 4
    var lines: [String] = []
    var start = problems.startIndex
    while start < problems.endIndex {
      let file = problems[start].file
      let end = problems[start...].firstIndex { $0.file != file } ?? problems.endIndex
      let count = end - start
      let shown = count > fewest + 1 ? fewest : count
      lines += problems[start..<(start + shown)].map(ProblemText.line)
      if shown < count {
        lines.append("\(file): and \(count - shown) more problems, which --verbose shows")
      }
      start = end
    }
    return lines
  }
}
