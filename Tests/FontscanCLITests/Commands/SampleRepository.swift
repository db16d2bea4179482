import FontTestSupport
import Foundation

@testable import FontscanCLI

/// A project that somebody checks in: two fonts, a list that names three, and code.
struct SampleRepository {
  let folder: TemporaryFolder

  var path: String { folder.path }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(".git/HEAD", "ref: refs/heads/main\n".utf8)
    for name in ["DemoSans-Regular.ttf", "DemoSans-Bold.ttf"] {
      try folder.write("App/Fonts/\(name)", Fixtures.bytes(Fixtures.font("family/\(name)")))
    }
    try write(fonts: ["DemoSans-Regular.ttf", "DemoSans-Bold.ttf", "Gone.ttf"])
    try write("Title.swift", names: ["DemoSans-Regular", "DemoSans-Blod"])
  }

  func write(fonts: [String]) throws {
    let entries = fonts.map { "\t\t<string>\($0)</string>\n" }.joined()
    try folder.write(
      "App/Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \t<key>CFBundleIdentifier</key>
      \t<string>demo.app</string>
      \t<key>UIAppFonts</key>
      \t<array>
      \(entries)\t</array>
      </dict>
      </plist>
      """.utf8
    )
  }

  func write(_ file: String, names: [String]) throws {
    let lines = names.enumerated().map { place, name in
      "let font\(place) = UIFont(name: \"\(name)\", size: 17)\n"
    }
    try folder.write("App/\(file)", ("import UIKit\n\n" + lines.joined()).utf8)
  }

  func remove(_ file: String) throws {
    try FileManager.default.removeItem(atPath: path + "/App/" + file)
  }

  /// The rules and lines that a run objects to, and its status.
  func validate(
    _ options: String...
  ) throws -> (findings: [String], baselined: Int, status: FontscanCLI.ExitStatus, errors: String) {
    struct Document: Decodable {
      struct Finding: Decodable {
        var rule: String
        var line: Int?
      }
      struct Summary: Decodable { var baselined: Int }
      var findings: [Finding]
      var summary: Summary
    }
    let words = ["validate", path, "--format=json", "--only=declared/file-missing,names/unknown"]
    let result = run(words + options, workingFolder: "/")
    let document = try JSONDecoder().decode(Document.self, from: Data(result.output.utf8))
    let findings = document.findings.map { "\($0.rule):\($0.line ?? 0)" }
    return (findings, document.summary.baselined, result.status, result.errors)
  }

  var baseline: String { path + "/fontscan.baseline.json" }
}
