internal import FileAccess
internal import ProjectModel

/// What runs the tool, as the environment tells it: a person, GitHub Actions, a build of Xcode.
struct Surroundings: Sendable {
  private let environment: [String: String]

  /// The folder in which the process runs, an absolute path; `nil` when nobody said.
  let workingFolder: FilePath?

  /// The phase of a build that the tool runs in; `nil` outside Xcode.
  let buildPhase: BuildPhase?

  init(_ console: Console) {
    environment = console.environment
    workingFolder = console.workingFolder
    buildPhase = BuildPhase(console.environment)
  }

  /// Whether GitHub Actions runs the tool.
  var isGitHub: Bool { environment["GITHUB_ACTIONS"] == "true" }

  /// The file whose Markdown GitHub shows beside a run; `nil` elsewhere.
  var stepSummary: FilePath? {
    environment["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : FilePath($0) }
  }

  /// The form of a report that nobody chose and that goes to standard output.
  ///
  /// A build reads its own lines and hands nothing on, so inside of one Xcode's form is right, also
  /// where GitHub Actions runs the build.
  ///
  /// - Parameter formats: What the command can write.
  /// - Returns: The form that whoever reads the output understands.
  func format(among formats: [ReportFormat]) -> ReportFormat {
    let wanted: ReportFormat = buildPhase != nil ? .xcode : isGitHub ? .github : .text
    return formats.contains(wanted) ? wanted : .text
  }

  /// From where paths are counted in reports.
  var reportBase: ReportBase {
    let folders = [
      environment["GITHUB_WORKSPACE"], environment["CI_PROJECT_DIR"],
      buildPhase.map { "\($0.sourceRoot)" },
    ]
    let root = folders.lazy.compactMap { $0 }.first { $0.hasPrefix("/") }
    return ReportBase(
      workingFolder: workingFolder,
      root: root.map { FilePath($0) } ?? workingFolder.flatMap(VersionControl.root(around:))
    )
  }
}
