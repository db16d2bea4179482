internal import FileAccess

/// All that the tool sees of the process around it.
package struct Console {
  /// Standard input.
  package var input: any ByteSource

  /// Standard output: results and nothing else.
  package var output: any ByteSink

  /// Standard error: everything else.
  package var errors: any ByteSink & Sendable

  /// The environment variables of ``environmentNames`` that are set.
  package var environment: [String: String]

  /// The folder in which the process runs, an absolute path; `nil` when it is not known.
  var workingFolder: FilePath?

  /// How many threads can run at once.
  package var processors: Int

  /// What the libraries of this machine say.
  package var engines: Engines

  /// The environment variables that the tool looks at.
  package static let environmentNames = [
    "NO_COLOR", "CLICOLOR_FORCE", "TERM",
    "GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY", "GITHUB_WORKSPACE", "CI_PROJECT_DIR",
    "SRCROOT", "PROJECT_FILE_PATH", "TARGET_NAME", "INFOPLIST_FILE",
    "ENABLE_USER_SCRIPT_SANDBOXING", "SCRIPT_INPUT_FILE_COUNT", "SCRIPT_INPUT_FILE_LIST_COUNT",
  ]

  /// Variables of which there are as many as another says, as `SCRIPT_INPUT_FILE_0` and the
  /// following by `SCRIPT_INPUT_FILE_COUNT`.
  ///
  /// - Parameter environment: The variables of ``environmentNames`` that are set.
  /// - Returns: Their names; at most ten thousand of a kind.
  package static func numberedNames(in environment: [String: String]) -> [String] {
    BuildPhase.numberedNames.flatMap { name in
      let count = environment["\(name)_COUNT"].flatMap { Int($0) } ?? 0
      return (0..<max(0, min(count, BuildPhase.inputLimit))).map { "\(name)_\($0)" }
    }
  }

  /// Puts a console together.
  package init(
    input: any ByteSource,
    output: any ByteSink,
    errors: any ByteSink & Sendable,
    environment: [String: String] = [:],
    workingFolder: [UInt8]? = nil,
    processors: Int = 1,
    engines: Engines = .installed
  ) {
    self.input = input
    self.output = output
    self.errors = errors
    self.environment = environment
    self.workingFolder = workingFolder.map { FilePath(bytes: $0) }
    self.processors = processors
    self.engines = engines
  }
}
