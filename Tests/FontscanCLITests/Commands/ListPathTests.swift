import FileAccess
import FontRegistry
import FontTestSupport
import Foundation
import Testing

@testable import FontscanCLI

@Suite("fontscan list: paths")
struct ListPathTests {
  let folder: TemporaryFolder
  let font: String

  init() throws {
    folder = try TemporaryFolder()
    font = try folder.write("a font.ttf", try Fixtures.bytes(Fixtures.font("upper-case/DEMO.TTF")))
  }

  @Test func `one that is missing fails the run, and the rest is listed`() {
    let missing = folder.path + "/missing.ttf"
    let result = run(["list", "--names", "--quiet", missing, font])
    #expect(result.status == .failure)
    #expect(result.output == "DemoCapitals-Regular\n")
    #expect(result.errors == "fontscan: \(missing): no such file or directory\n")
  }

  @Test func `only files that are no fonts match nothing`() throws {
    let text = try folder.write("notes.txt", Array("Buy milk.\n".utf8))
    let result = run(["list", text])
    #expect(result.status == .findings)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("fontscan: \(text): "))
    // Beside a font it is a problem and no failure.
    #expect(run(["list", text, font]).status == .success)
  }

  @Test func `a folder without fonts matches nothing and says so`() throws {
    try folder.write("empty/notes.txt", Array("Buy milk.\n".utf8))
    let result = run(["list", folder.path + "/empty"])
    #expect(result.status == .findings)
    #expect(result.errors == "fontscan: no fonts were found\n")
    #expect(run(["list", "--weight", "1", font]).errors == "fontscan: no face matches\n")
    #expect(run(["list", "--weight", "1", "--quiet", font]).errors.isEmpty)
  }

  @Test func `what a folder holds besides fonts is a problem and no failure`() throws {
    try folder.write("broken.ttf", Array("<html></html>".utf8))
    let result = run(["list", "--names", folder.path])
    #expect(result.status == .success)
    #expect(result.output == "DemoCapitals-Regular\n")
    #expect(result.errors.hasPrefix("fontscan: \(folder.path)/broken.ttf: "))
    #expect(run(["list", "-q", folder.path]).errors.isEmpty)
  }

  @Test func `an Info.plist stands for the fonts of its app`() throws {
    let app = Fixtures.apps + "/Healthy"
    #expect(run(["list", app + "/Info.plist"]).output == run(["list", app]).output)
    let broken = try folder.write("Info.plist", Array("<plist>".utf8))
    let result = run(["list", broken])
    #expect(result.status == .failure)
    #expect(result.errors.hasPrefix("fontscan: \(broken):1:"))
  }

  @Test func `a loop of folders ends`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/in/ner",
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/in/ner/loop",
      withDestinationPath: "../.."
    )
    let result = run(["list", "--names", folder.path])
    #expect(result.status == .success)
    #expect(result.output == "DemoCapitals-Regular\n")
  }

  @Test(
    .enabled(if: getuid() != 0, "the superuser can read every folder")
  )
  func `a folder that cannot be read is a failure wherever it lies`() throws {
    let closed = folder.path + "/closed"
    try FileManager.default.createDirectory(atPath: closed, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed)
    }
    #expect(run(["list", folder.path]).status == .failure)
    #expect(run(["legibility", folder.path]).status == .failure)
    let result = run(["list", closed, font])
    #expect(result.status == .failure)
    #expect(result.errors == "fontscan: \(closed): permission denied\n")
  }

  @Test(
    .enabled(if: getuid() != 0, "the superuser can read every file")
  )
  func `a file in a folder that cannot be read is a failure only for the partners`() throws {
    let closed = try folder.write("closed.ttf", Array("closed".utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
    #expect(run(["list", folder.path]).status == .success)
    #expect(run(["legibility", folder.path]).status == .failure)
    #expect(run(["legibility", font, "--quiet"]).status == .failure)
    try FileManager.default.removeItem(atPath: font)
    #expect(run(["list", folder.path]).status == .failure)
  }

  /// The superuser can read every folder, so that the problem is made up.
  @Test func `a closed folder below a given one is a failure, and a closed file is not`() throws {
    let common = try CommonOptions(
      try ArgumentParser(options: CommonOptions.specs(formats: [.text])).parse(["--quiet"]),
      formats: [.text]
    )
    let errors = MemorySink()
    let console = Console(input: MemorySource([]), output: MemorySink(), errors: errors)
    let session = Session(console: console, common: common)
    func problem(_ path: String) -> FontProblem {
      FontProblem(file: FilePath(path), reason: "permission denied", kind: .unreadable)
    }
    #expect(session.explain([problem(font)], given: [FilePath("else")]))
    #expect(errors.text.isEmpty)
    #expect(!session.explain([problem(folder.path)], given: [FilePath("else")]))
    #expect(errors.text == "fontscan: \(folder.path): permission denied\n")
  }

  @Test func `paths come from a list`() throws {
    let lines = try folder.write("list", Array("\(font)\n\n\(font)\n".utf8))
    #expect(run(["list", "--names", "--files-from", lines]).output == "DemoCapitals-Regular\n")
    #expect(
      run(["list", "--names", "--files-from", "-"], input: "\(font)\n").output
        == "DemoCapitals-Regular\n"
    )
    #expect(
      run(["list", "--names", "--files-from=-", "-0"], input: "\(font)\0").output
        == "DemoCapitals-Regular\n"
    )
  }

  @Test func `a list with nothing in it does not mean the installed fonts`() {
    let result = run(["list", "--files-from", "-"], input: "\n")
    #expect(result.status == .findings)
    #expect(result.errors == "fontscan: no fonts were found\n")
  }

  @Test func `a list that is missing fails the run`() {
    let result = run(["list", "--files-from", folder.path + "/missing", font])
    #expect(result.status == .failure)
    #expect(result.output.isEmpty)
    #expect(result.errors == "fontscan: \(folder.path)/missing: no such file or directory\n")
  }

  @Test func `a NUL in a list of lines is no way to another file`() {
    let result = run(["list", "--files-from", "-"], input: "\(font)\0.txt\n")
    #expect(result.status == .failure)
    #expect(result.errors.hasSuffix("the path contains a NUL byte\n"))
  }

  @Test func `bytes of a path that are no characters are shown as such`() throws {
    let path = Array(folder.path.utf8) + [UInt8(ascii: "/"), 0xFF, 0x1B] + Array(".ttf".utf8)
    let bytes = try Fixtures.bytes(font)
    let file = try NewFile(FilePath(bytes: path))
    try file.write(bytes)
    try file.commit()
    let text = run(["list", folder.path])
    #expect(text.output.contains("/\u{FFFD}\\u{1B}.ttf\n"))
    let json = run(["list", "--format=json", folder.path])
    #expect(json.output.contains("/\u{FFFD}\\u001b.ttf\","))
    // Given by its bytes it is found as well.
    let output = MemorySink()
    let console = Console(input: MemorySource([]), output: output, errors: MemorySink())
    let status = FontscanTool.run(["list", "--names", Word(bytes: path)], on: console)
    #expect(status == .success)
    #expect(output.text == "DemoCapitals-Regular\n")
  }
}
