import FontRegistry
import FontTestSupport
import Synchronization

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
///   - workingFolder: The folder that the process runs in. Paths of the command line are opened from the
///     folder of the tests all the same.
///   - terminals: Whether a person watches both streams.
///   - processors: How many threads the machine has.
///   - engines: What the libraries of the machine say.
/// - Returns: What was written, with the path of the checkout taken out of it, so that it is the
///   same on every machine.
func run(
  _ words: [String],
  input: String = "",
  environment: [String: String] = [:],
  workingFolder: String = Fixtures.checkout,
  terminals: Bool = false,
  processors: Int = 2,
  engines: Engines = .made
) -> Run {
  let output = MemorySink(isTerminal: terminals)
  let errors = MemorySink(isTerminal: terminals)
  let console = Console(
    input: MemorySource(Array(input.utf8)),
    output: output,
    errors: errors,
    environment: environment,
    workingFolder: Array(workingFolder.utf8),
    processors: processors,
    engines: engines
  )
  let status = FontscanTool.run(words.map { Word($0) }, on: console)
  return Run(status: status, output: portable(output.text), errors: portable(errors.text))
}

extension Engines {
  /// Answers that no version of a library changes.
  static let made = Engines(
    names: { face in (face.postScriptName.map { "FreeType's \($0)" }, nil) },
    languages: { coverage in
      [
        LanguageCoverage(tag: "de", covered: min(59, coverage.characterCount), total: 59),
        LanguageCoverage(tag: "nl", covered: min(82, coverage.characterCount + 12), total: 82),
        LanguageCoverage(tag: "ru", covered: 0, total: 66),
      ]
    }
  )
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
final class MemorySink: ByteSink, Sendable {
  private let kept = Mutex<[UInt8]>([])
  let isTerminal: Bool

  /// After how many bytes writing fails, and how.
  private let failure: (limit: Int, error: SinkError)?

  /// Called with what was written so far.
  private let observe: @Sendable ([UInt8]) -> Void

  init(
    isTerminal: Bool = false,
    failure: (limit: Int, error: SinkError)? = nil,
    observe: @escaping @Sendable ([UInt8]) -> Void = { _ in }
  ) {
    self.isTerminal = isTerminal
    self.failure = failure
    self.observe = observe
  }

  func write(_ bytes: [UInt8]) throws(SinkError) {
    if let failure, self.bytes.count + bytes.count > failure.limit { throw failure.error }
    observe(
      kept.withLock { kept in
        kept += bytes
        return kept
      }
    )
  }

  var bytes: [UInt8] { kept.withLock { $0 } }

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
