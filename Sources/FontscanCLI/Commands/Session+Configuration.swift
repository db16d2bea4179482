internal import FileAccess
internal import ProjectModel

extension Session {
  /// Reads the configuration of a run.
  ///
  /// - Parameters:
  ///   - place: What the command line names; `nil` when it names none.
  ///   - path: What is judged, from where a configuration is looked for then.
  /// - Returns: The configuration; `nil` when there is none.
  /// - Throws: ``ConfigurationError`` when it cannot be read, or something in it makes no sense.
  func configuration(
    _ place: StreamOrFile?,
    judging path: FilePath?
  ) throws(ConfigurationError) -> Configuration? {
    switch place {
    case .stream: return try standardConfiguration()
    case .file(let file): return try Configuration(reading: file)
    case nil:
      guard let file = path.flatMap({ Configuration.file(for: $0) }) else { return nil }
      return try Configuration(reading: file)
    }
  }

  private func standardConfiguration() throws(ConfigurationError) -> Configuration {
    let name = FilePath("-")
    let bytes: [UInt8]
    do throws(SourceError) {
      bytes = try console.input.readAll(limit: Configuration.sizeLimit)
    } catch {
      throw ConfigurationError(path: name, faults: [.init(error.reason, at: nil)])
    }
    return try Configuration(parsing: bytes, path: name)
  }
}

extension Session {
  /// Tells what is wrong with a configuration: on standard error, and where Xcode or GitHub show faults
  /// in their place there as well.
  ///
  /// - Parameters:
  ///   - error: What is wrong.
  ///   - command: The command that cannot go on.
  func explain(_ error: ConfigurationError, of command: String) {
    explain(ProblemText.problems(error), of: command)
  }

  /// Tells what keeps a command from going on, in the same way.
  func explain(_ problems: [ProjectProblem], of command: String) {
    console.complain(problems.map(ProblemText.line))
    for report in common.reports where report.destination == .stream {
      guard report.format == .xcode || report.format == .github else { continue }
      let annotations = FindingsReport(
        command: command,
        root: problems.first?.path ?? FilePath("."),
        findings: [],
        problems: problems,
        notChecked: [],
        rules: [],
        targets: [],
        summary: "Nothing was judged.",
        fails: { _ in false },
        base: surroundings.reportBase
      )
      // What cannot be written is no worse than the fault itself, which is told.
      try? annotations.rendering(report.format)?.write(to: console.output, style: .plain)
    }
  }
}
