import Testing

@testable import FontscanCLI

@Suite("Argument parser")
struct ArgumentParserTests {
  static let name = OptionSpec<String?>.value(
    "--name",
    "TEXT",
    aliases: ["--called"],
    default: nil,
    expected: "text",
    help: ""
  ) { $0.text }
  static let sizes = OptionSpec<[Int]>.list("--size", "N", expected: "a number", help: "") {
    Int($0.text)
  }
  static let loud = OptionSpec<Bool>.flag("--loud", short: "-l", help: "")
  static let zero = OptionSpec<Bool>.flag("--null", short: "-0", help: "")

  func parse(_ words: Word...) throws -> ParsedArguments {
    try ArgumentParser(options: [Self.name, Self.sizes, Self.loud, Self.zero]).parse(words)
  }

  @Test func `a value may be attached or follow`() throws {
    #expect(try parse("--name=a")[Self.name] == "a")
    #expect(try parse("--name", "a")[Self.name] == "a")
    #expect(try parse("--called", "a")[Self.name] == "a")
    #expect(try parse("--name=")[Self.name] == "")
    #expect(try parse("--name=a=b")[Self.name] == "a=b")
  }

  @Test func `a value may start with a dash`() throws {
    #expect(try parse("--name", "--quiet")[Self.name] == "--quiet")
    #expect(try parse("--name", "-5")[Self.name] == "-5")
    let parsed = try parse("--name=--loud")
    #expect(parsed[Self.name] == "--loud")
    #expect(!parsed[Self.loud])
  }

  /// Who forgets a value does not mean a file that is called like an option.
  @Test(arguments: ["--loud", "--size=3", "--called", "-l"])
  func `an option is no value of the one before it`(word: String) {
    #expect(throws: UsageError.missingValue(option: "--name", placeholder: "TEXT")) {
      try parse("--name", Word(word))
    }
  }

  @Test func `the last value counts, and every value of a list`() throws {
    #expect(try parse("--name=a", "--called=b")[Self.name] == "b")
    #expect(try parse("--size=3", "--size", "1")[Self.sizes] == [3, 1])
    #expect(try parse()[Self.sizes].isEmpty)
  }

  @Test func `what the last value overrules is told`() throws {
    let parsed = try parse("--name=a", "--called=b", "--size=3", "--size=4", "-ll", "--loud")
    #expect(parsed.overruled.map(\.name) == ["--name"])
    #expect(parsed.overruled.map(\.value) == ["b"])
    #expect(try parse("--name=a", "--name", "a").overruled.isEmpty)
    #expect(try parse("--name=a", "--name=b", "--name=a").overruled.map(\.value) == ["a"])
  }

  @Test func `letters share a dash`() throws {
    let parsed = try parse("-l0")
    #expect(parsed[Self.loud])
    #expect(parsed[Self.zero])
  }

  @Test func `a lone dash is an operand, and so is everything after two`() throws {
    let parsed = try parse("a", "-", "--", "--name", "-l", "--")
    #expect(parsed.operands == ["a", "-", "--name", "-l", "--"])
    #expect(!parsed[Self.loud])
    #expect(!parsed.has(Self.name))
  }

  @Test func `names are not completed`() {
    #expect(throws: UsageError.unknownOption("--nam", nearest: "--name")) { try parse("--nam=a") }
  }

  @Test func `bytes that are no characters reach the operands as they are`() throws {
    let bytes: [UInt8] = [0x61, 0xFF, 0x62]
    let parsed = try ArgumentParser(options: []).parse([Word(bytes: bytes)])
    #expect(parsed.operands.first?.bytes == bytes)
  }
}
