import FontTestSupport
import Foundation
import Testing

@testable import FontscanCLI

/// An app whose only font is DemoSans-Regular; every other name is one that no font has.
@Suite("Comments that suppress findings")
struct SuppressionTests {
  private struct Document: Decodable {
    struct Finding: Decodable {
      var rule: String
      var message: String
      var line: Int?
      var column: Int?
    }
    struct Summary: Decodable { var suppressed: Int }
    var findings: [Finding]
    var summary: Summary
  }

  private static func validate(
    _ file: String,
    _ text: String,
    _ options: [String] = ["--only=names/unknown,suppressions"]
  ) throws -> (findings: [String], suppressed: Int) {
    let folder = try TemporaryFolder()
    try folder.write(
      "App/DemoSans-Regular.ttf",
      Fixtures.bytes(Fixtures.font("family/DemoSans-Regular.ttf"))
    )
    try folder.write(
      "App/Info.plist",
      "{UIAppFonts = (\"DemoSans-Regular.ttf\"); CFBundleIdentifier = demo;}".utf8
    )
    try folder.write("App/\(file)", text.utf8)
    let words = ["validate", "--format=json", folder.path + "/App"] + options
    let document = try JSONDecoder().decode(Document.self, from: Data(run(words).output.utf8))
    let found = document.findings.map { "\($0.rule):\($0.line ?? 0):\($0.column ?? 0)" }
    return (found, document.summary.suppressed)
  }

  static let wrong = "let a = UIFont(name: \"Wrong-One\", size: 17)"

  @Test(arguments: [
    // The name stands in column 22.
    "// fontscan:disable:next names/unknown It comes later.\n\(wrong)",
    "/// fontscan:disable:next names/unknown\n\(wrong)",
    "/* fontscan:disable:next names/unknown */\n\(wrong)",
    "/*\n fontscan:disable:next names/unknown It comes\n from our server.\n*/\n\(wrong)",
    "// fontscan:disable:next names\n\(wrong)",
    "// fontscan:disable:next all\n\(wrong)",
    "\(wrong) // fontscan:disable:this names/unknown",
    "\(wrong)  // fontscan:disable:this names/unknown - It comes later.",
    "\(wrong)\n// fontscan:disable:previous names/unknown",
    "// fontscan:disable names/unknown\n\n\(wrong)\n// fontscan:enable names/unknown",
    "// fontscan:disable names/unknown\n\n\(wrong)",
    "// fontscan:disable all\n\(wrong)\n// fontscan:enable",
    "// fontscan:disable:next weights/missing,names/unknown\n\(wrong)",
    "// fontscan:disable:next weights/missing names/unknown reason\n\(wrong)",
  ])
  func `a finding is not told`(code: String) throws {
    let result = try Self.validate("A.swift", "import UIKit\n\(code)\n")
    #expect(result.findings.filter { $0.hasPrefix("names/") } == [])
    #expect(result.suppressed == 1)
  }

  /// Of a group one rule can come back, and with the group each of its rules.
  @Test(arguments: [
    ("disable names", "enable names/unknown"), ("disable all", "enable names/unknown"),
    ("disable names/unknown", "enable names"), ("disable all", "enable names"),
    ("disable all", "enable weights/missing, names/unknown"), ("disable names", "enable all"),
    ("disable names/unknown", "enable"),
  ])
  func `a comment brings a rule back`(start: String, end: String) throws {
    let code = "// fontscan:\(start)\n\(Self.wrong)\n// fontscan:\(end)\n\(Self.wrong)"
    let result = try Self.validate("A.swift", "import UIKit\n\(code)\n")
    #expect(result.findings == ["names/unknown:5:22"])
    #expect(result.suppressed == 1)
  }

  @Test(arguments: [
    ("disable names", "enable names/family-name"), ("disable names", "enable weights"),
    ("disable names/unknown", "enable names/family-name"),
  ])
  func `another rule that comes back changes nothing`(start: String, end: String) throws {
    let code = "// fontscan:\(start)\n// fontscan:\(end)\n\(Self.wrong)"
    let result = try Self.validate("A.swift", "import UIKit\n\(code)\n")
    #expect(result.findings == [])
    #expect(result.suppressed == 1)
  }

  @Test func `a rule that cannot come back, since there is none, is noted`() throws {
    let code = "// fontscan:disable names\n\(Self.wrong)\n// fontscan:enable names/unknwon"
    let result = try Self.validate("A.swift", "import UIKit\n\(code)\n")
    #expect(result.findings == ["suppressions/unused:4:20"])
  }

  @Test(arguments: [
    // Two lines further, on another line, after the end, in a string, or about the comment.
    ("// fontscan:disable:next names/unknown\n\n\(wrong)", "suppressions/unused:2:26"),
    ("// fontscan:disable:this names/unknown\n\(wrong)", "suppressions/unused:2:26"),
    ("\(wrong)\n\n// fontscan:disable:previous names/unknown", "suppressions/unused:4:30"),
    (
      "// fontscan:disable names\n// fontscan:enable names\n\(wrong)", "suppressions/unused:2:21"
    ),
    ("// fontscan:disable:next file/unused\n\(wrong)", "suppressions/unused:2:26"),
    ("\(wrong)\n// fontscan:disable all", "suppressions/unused:3:21"),
  ])
  func `a comment that suppresses nothing is noted`(code: String, note: String) throws {
    let result = try Self.validate("A.swift", "import UIKit\n\(code)\n")
    #expect(result.findings.contains(note), "\(result.findings)")
    #expect(result.findings.contains { $0.hasPrefix("names/unknown:") })
    #expect(result.suppressed == 0)
  }

  @Test(arguments: [
    "let b = \"// fontscan:disable:next names/unknown\"\n\(wrong)",
    "// see fontscan:disable:next names/unknown\n\(wrong)",
    "// swiftlint:disable:next names/unknown\n\(wrong)",
  ])
  func `what only looks alike is left alone`(code: String) throws {
    let result = try Self.validate("A.swift", "import UIKit\n\(code)\n")
    #expect(result.findings == ["names/unknown:3:22"])
    #expect(result.suppressed == 0)
  }

  @Test(arguments: [
    "// fontscan:disable:nxt names/unknown", "// fontscan:disabled names/unknown",
    "// fontscan: disable names/unknown", "// fontscan:disable:next", "// fontscan:disable",
  ])
  func `a comment that makes no sense is noted, and suppresses nothing`(comment: String) throws {
    let result = try Self.validate("A.swift", "import UIKit\n\(comment)\n\(Self.wrong)\n")
    #expect(result.findings == ["suppressions/unused:2:1", "names/unknown:3:22"])
    #expect(result.suppressed == 0)
  }

  /// Whether there is a note is what the note is about: asked of itself, it would never end.
  @Test(arguments: [
    "// fontscan:disable:next suppressions/unused", "// fontscan:disable suppressions",
    "// fontscan:disable all\n// fontscan:disable suppressions/unused",
  ])
  func `a comment about the rule of comments is no fault`(comment: String) throws {
    let text = "import UIKit\n\(comment)\nlet a = UIFont(name: \"DemoSans-Regular\", size: 17)\n"
    let result = try Self.validate("A.swift", text)
    #expect(result.findings.filter { !$0.hasPrefix("suppressions/unused:2") } == [])
  }

  @Test func `a rule that is none is told, with the nearest`() throws {
    let code = "import UIKit\n// fontscan:disable:next names/unknwon x\n\(Self.wrong)\n"
    let result = try Self.validate("A.swift", code)
    #expect(result.findings == ["suppressions/unused:2:26", "names/unknown:3:22"])
  }

  /// A rule that was not applied may well have something to say.
  @Test func `a comment for a rule that was not applied is no fault`() throws {
    let code = "import UIKit\n// fontscan:disable:next names/unknown\n\(Self.wrong)\n"
    let result = try Self.validate("A.swift", code, ["--only=suppressions,weights"])
    #expect(result.findings == [])
  }

  @Test func `comments of Objective-C count as well`() throws {
    let code = """
      #import <UIKit/UIKit.h>
      void f(void) {
        // fontscan:disable:next names/unknown It comes later.
        [UIFont fontWithName:@"Wrong-One" size:17];
        [UIFont fontWithName:@"Wrong-Two" size:17];
      }

      """
    let result = try Self.validate("A.m", code)
    #expect(result.findings == ["names/unknown:5:24"])
    #expect(result.suppressed == 1)
  }

  /// In a storyboard the next thing is an element with all that is in it.
  @Test func `comments of storyboards stand for the element behind them`() throws {
    func label(_ name: String) -> String {
      """
      <label id="\(name)">
        <fontDescription key="fontDescription" name="\(name)" family="Wrong" pointSize="17"/>
      </label>

      """
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <!-- fontscan:disable:next names/unknown It comes later. -->
      \(label("Wrong-One"))\(label("Wrong-Two"))
      <!-- fontscan:disable:next names/unknown -->
      \(label("DemoSans-Regular"))</document>

      """
    let result = try Self.validate("Main.storyboard", text)
    #expect(result.findings == ["names/unknown:8:3", "suppressions/unused:11:28"])
    #expect(result.suppressed == 1)
  }

  /// Nothing in comments may take the process down, nor more than its share of time.
  @Test(arguments: [
    String(repeating: "// fontscan:disable all\n", count: 20_000),
    String(repeating: "// fontscan:disable:next a,", count: 20_000),
    "// fontscan:disable:next " + String(repeating: "a/b,", count: 50_000),
    "/*" + String(repeating: "fontscan:", count: 50_000),
    "// fontscan:disable:next \u{0}\u{FEFF} \u{202E}x/y",
    "// fontscan:", "// fontscan:disable", "/* fontscan:disable:next",
  ])
  func `odd comments do no harm`(code: String) throws {
    _ = try Self.validate("A.swift", "import UIKit\n\(code)\n\(Self.wrong)\n")
  }
}
