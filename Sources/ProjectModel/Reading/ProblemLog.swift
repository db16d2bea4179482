/// Collects what could not be looked at while a project is read by many hands.
final class ProblemLog {
  private(set) var problems: [ProjectProblem] = []
  private var known: Set<ProjectProblem> = []

  /// Adds a problem unless it is there already.
  func add(_ problem: ProjectProblem) {
    if known.insert(problem).inserted { problems.append(problem) }
  }
}
