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

  /// How many threads can run at once.
  package var processors: Int

  /// What the libraries of this machine say.
  package var engines: Engines

  /// The environment variables that the tool looks at.
  package static let environmentNames = ["NO_COLOR", "CLICOLOR_FORCE", "TERM"]

  /// Puts a console together.
  package init(
    input: any ByteSource,
    output: any ByteSink,
    errors: any ByteSink & Sendable,
    environment: [String: String] = [:],
    processors: Int = 1,
    engines: Engines = .installed
  ) {
    self.input = input
    self.output = output
    self.errors = errors
    self.environment = environment
    self.processors = processors
    self.engines = engines
  }
}
