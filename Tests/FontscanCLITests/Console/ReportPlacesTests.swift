import FileAccess
import FontTestSupport
import Foundation
import Testing

@testable import FontscanCLI

@Suite("Places of reports")
struct ReportPlacesTests {
  let folder: TemporaryFolder
  let font: String

  init() throws {
    folder = try TemporaryFolder()
    font = try folder.write("a.ttf", try Fixtures.bytes(Fixtures.font("upper-case/DEMO.TTF")))
  }

  @Test func `what is to be read is not replaced, however it is spelled`() throws {
    let list = try folder.write("list.txt", Array("\(font)\n".utf8))
    for output in [list, "\(folder.path)/./list.txt", "\(folder.path)//list.txt"] {
      let result = run(["list", "--files-from", list, "--output", output])
      #expect(result.status == .usage)
      #expect(
        result.errors == """
          fontscan: a report in '\(output)' would replace what is to be read; \
          try 'fontscan help list'

          """
      )
    }
    #expect(run(["list", font, "--report=json=\(font)"]).status == .usage)
    #expect(run(["show", "Demo", "--fonts", font, "--output", font]).status == .usage)
    #expect(try Fixtures.bytes(list) == Array("\(font)\n".utf8))
  }

  @Test(arguments: [
    ("OTTO", "a font"), ("\u{0}\u{1}\u{0}\u{0}", "a font"), ("wOF2", "a font"),
    ("bplist00", "a property list"),
    ("<?xml version=\"1.0\"?>\n<plist version=\"1.0\">", "a property list"),
  ])
  func `a font or property list that was not asked about stays as well`(
    start: String,
    kind: String
  ) throws {
    let other = try folder.write("report.txt", Array(start.utf8))
    let result = run(["list", font, "--output", other])
    #expect(result.status == .usage)
    #expect(result.errors.contains("would replace \(kind);"))
    #expect(try Fixtures.bytes(other) == Array(start.utf8))
  }

  @Test func `an old report is replaced`() throws {
    let report = try folder.write("report.json", Array("{}\n".utf8))
    #expect(run(["list", font, "--format=json", "--output", report]).status == .success)
    #expect(run(["list", font, "--format=json", "--output", report]).status == .success)
  }

  @Test func `code that somebody wrote is not replaced, and a map of ours is`() throws {
    let words = ["legibility", font, "--map", "swift", "--output"]
    let code = try folder.write("Fonts.swift", Array("import UIKit\n".utf8))
    let refused = run(words + [code])
    #expect(refused.status == .usage)
    #expect(refused.errors.contains("would replace a source;"))
    let map = folder.path + "/BoldFaces.swift"
    for _ in 0..<2 { #expect(run(words + [map]).status != .usage) }
    #expect(String(decoding: try Fixtures.bytes(map), as: UTF8.self).hasPrefix("// Written by"))
  }

  @Test func `a folder that is linked is one place`() throws {
    try folder.write("real/x", [])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/linked",
      withDestinationPath: "real"
    )
    let new = ["--output", "\(folder.path)/real/new"]
    #expect(
      run(["list", font, "--report", "json=\(folder.path)/linked/new"] + new).status == .usage
    )
    let app = Fixtures.apps + "/Faulty"
    let words = ["validate", app, "--write-baseline", "\(folder.path)/linked/new"]
    #expect(run(words + new).status == .usage)
  }

  /// The process runs in the checkout.
  @Test(arguments: ["", "x/../", "../checkout/", "/home/checkout/", "/home/./x/../checkout/"])
  func `two reports do not share a place`(folder: String) {
    let words = ["list", font, "--output", "z.txt", "--report", "json=\(folder)z.txt"]
    let result = run(words, workingFolder: "/home/checkout")
    #expect(result.status == .usage)
    #expect(result.errors.contains("two reports cannot both go to"))
    let baseline = run(
      [
        "validate", Fixtures.apps + "/Healthy", "--output=z.txt", "--write-baseline=\(folder)z.txt",
      ],
      workingFolder: "/home/checkout"
    )
    #expect(baseline.status == .usage)
    #expect(baseline.errors.contains("a report and the baseline cannot both go to"))
  }

  @Test(arguments: [
    ("z.txt", "./z.txt"), ("a/b", "a//b"), ("/a/b/", "/a/./b"), ("./", "."),
  ])
  func `spellings of one place are alike`(one: String, other: String) {
    #expect(FilePath(one).withoutDetours == FilePath(other).withoutDetours)
  }

  @Test func `paths that may differ stay two`() {
    #expect(FilePath("/a").withoutDetours != FilePath("a").withoutDetours)
    #expect(FilePath("a/../b").withoutDetours != FilePath("b").withoutDetours)
    let words = ["list", font, "--output", "z.txt", "--report", "json=./z.txt"]
    #expect(run(words).status == .usage)
  }
}
