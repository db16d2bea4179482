import FontTestSupport

@testable import FontscanCLI

/// What a run of the tool wrote and answered.
struct Run {
  var status: ExitStatus
  var output: String
  var errors: String
}

/// Runs the tool in the process of the tests.
///
/// - Parameters:
///   - words: The command line, without the name of the program.
///   - input: What standard input holds.
///   - environment: The environment variables that are set.
///   - terminals: Whether a person watches both streams.
///   - processors: How many threads the machine has.
/// - Returns: What was written, with the path of the checkout taken out of it, so that it is the
///   same on every machine.
func run(
  _ words: [String],
  input: String = "",
  environment: [String: String] = [:],
  terminals: Bool = false,
  processors: Int = 2
) -> Run {
  let output = MemorySink(isTerminal: terminals)
  let errors = MemorySink(isTerminal: terminals)
  let console = Console(
    input: MemorySource(Array(input.utf8)),
    output: output,
    errors: errors,
    environment: environment,
    processors: processors
  )
  let status = FontscanTool.run(words.map { Word($0) }, on: console)
  return Run(status: status, output: portable(output.text), errors: portable(errors.text))
}

/// Text without the path of the checkout.
func portable(_ text: String) -> String {
  let prefix = Fixtures.checkout + "/"
  var result = ""
  var rest = text[...]
  while let range = rest.firstRange(of: prefix) {
    result += rest[..<range.lowerBound]
    rest = rest[range.upperBound...]
  }
  return result + rest
}

/// Keeps what is written.
final class MemorySink: ByteSink {
  private(set) var bytes: [UInt8] = []
  let isTerminal: Bool

  /// After how many bytes writing fails, and how.
  private let failure: (limit: Int, error: SinkError)?

  init(isTerminal: Bool = false, failure: (limit: Int, error: SinkError)? = nil) {
    self.isTerminal = isTerminal
    self.failure = failure
  }

  func write(_ bytes: [UInt8]) throws(SinkError) {
    if let failure, self.bytes.count + bytes.count > failure.limit { throw failure.error }
    self.bytes += bytes
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// Gives what a test put in.
final class MemorySource: ByteSource {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func readAll(limit: Int) throws(SourceError) -> [UInt8] {
    guard bytes.count <= limit else { throw SourceError(reason: "too much") }
    return bytes
  }
}
