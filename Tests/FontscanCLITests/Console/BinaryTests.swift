import FontTestSupport
import Foundation
import Testing

/// What only the real process can show: streams, statuses, signals.
@Suite("The binary", .enabled(if: Binary.path != nil, "the binary was not built beside the tests"))
struct BinaryTests {
  static let statuses: [([String], Int32)] = [
    (["list", Fixtures.font("family")], 0), (["list", Fixtures.font("not-a-font")], 1),
    (["list", "/no/such/path"], 2), (["list", "--nonsense"], 64), ([], 64), (["help"], 0),
  ]

  @Test(arguments: statuses)
  func `statuses reach the caller`(words: [String], status: Int32) throws {
    #expect(try Binary.run(words).status == status)
  }

  @Test func `results and complaints have a stream each`() throws {
    let run = try Binary.run(["list", "--names", Fixtures.font("no-bold"), "/no/such/path"])
    #expect(run.output == "DemoAlone-Light\nDemoAlone-Regular\n")
    #expect(run.errors == "fontscan: /no/such/path: no such file or directory\n")
  }

  @Test func `standard input is read`() throws {
    let run = try Binary.shell(
      "printf '%s\\n' \"$1\" | \"$0\" list --names --files-from -",
      [Fixtures.font("upper-case/DEMO.TTF")]
    )
    #expect(run.output == "DemoCapitals-Regular\n")
    #expect(run.status == 0)
  }

  /// More than a pipe holds is written to a reader that is satisfied with nothing.
  @Test func `a closed pipe ends quietly`() throws {
    let run = try Binary.shell(
      "{ \"$0\" list --format json \"$1\" 2>&3; echo \"status $?\" >&3; } 3>&2 | :",
      [Fixtures.font("variable")]
    )
    #expect(run.errors == "status 0\n")
  }

  @Test func `a stream that the caller closed is a failure, and no font is written to`() throws {
    let file = Fixtures.font("upper-case/DEMO.TTF")
    let before = try Fixtures.bytes(file)
    let run = try Binary.shell("\"$0\" list \"$1\" >&-", [file])
    #expect(run.status == 2)
    #expect(run.errors == "fontscan: standard output: bad file descriptor\n")
    #expect(try Binary.shell("\"$0\" list \"$1\" <&- >&- 2>&-", [file]).status == 2)
    #expect(try Fixtures.bytes(file) == before)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func `a full disk is a failure`() throws {
    let run = try Binary.shell("\"$0\" list \"$1\" >/dev/full", [Fixtures.font("family")])
    #expect(run.status == 2)
    #expect(run.errors == "fontscan: standard output: no space left on device\n")
  }

  @Test func `nothing is painted and no progress shown without a terminal`() throws {
    let run = try Binary.run(["list", Fixtures.font("family")])
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.errors.isEmpty)
  }

  @Test func `a file is named after the place where it was started`() throws {
    let run = try Binary.shell(
      "cd \"$1\" && \"$0\" list --format ndjson . && \"$0\" list --format ndjson DEMO.TTF",
      [Fixtures.font("upper-case")]
    )
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("\"file\":\"./DEMO.TTF\"") == true)
    #expect(lines.last?.contains("\"file\":\"DEMO.TTF\"") == true)
  }
}

/// The tool that was built with the tests.
enum Binary {
  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Where it is: beside the tests, or beside their bundle on a Mac.
  static let path: String? = {
    var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    for _ in 0..<5 {
      let candidate = folder.appending(path: "fontscan").path(percentEncoded: false)
      var isFolder: ObjCBool = false
      let exists = unsafe FileManager.default.fileExists(
        atPath: candidate,
        isDirectory: &isFolder
      )
      if exists, !isFolder.boolValue { return candidate }
      folder.deleteLastPathComponent()
    }
    return nil
  }()

  static func run(_ words: [String]) throws -> Result {
    try shell("exec \"$0\" \"$@\"", words)
  }

  /// Runs a line of shell, whose `$0` is the tool.
  ///
  /// Output goes to files: a pipe that nobody empties would stop a process that writes much.
  static func shell(_ line: String, _ words: [String]) throws -> Result {
    let folder = try TemporaryFolder()
    let output = try folder.write("output", [])
    let errors = try folder.write("errors", [])
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line, try #require(path)] + words
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: errors))
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: String(decoding: try Fixtures.bytes(output), as: UTF8.self),
      errors: String(decoding: try Fixtures.bytes(errors), as: UTF8.self)
    )
  }
}
