import FileAccess
import FontTestSupport
import SourceScan
import Testing

@Suite
struct SourceKindTests {
  /// What the files of one module ask for, each as `file role name`.
  private func names(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text.utf8) }
    let paths = files.keys.sorted().map { FilePath("\(folder.path)/\($0)") }
    return SourceLibrary(reading: paths, jobs: 2).module(of: paths).requests.map { request in
      let name = if case .known(let name) = request.name { name } else { "?" }
      let file = String(decoding: request.location.file.lastComponent, as: UTF8.self)
      return "\(file) \(request.role) \(name)"
    }
  }

  @Test func `files of all kinds ask in one module`() throws {
    let names = try names([
      "A.swift": "import UIKit\nlet a = UIFont(name: \"A\", size: 1)",
      "B.m": "void f() { [UIFont fontWithName:@\"B\" size:1]; }",
      "C.storyboard": "<document><fontDescription name=\"C\"/></document>",
      "D.plist":
        "{body = {fontName = D; fontSize = 17; }; }",
      "E.JSON": #"{"fontName": "E"}"#,
      "F.txt": "UIFont(name: \"F\", size: 1)",
      "G.xib": "<document><fontDescription name=\"G\"/></document>",
      "H.mm": "auto h = CTFontCreateWithName(CFSTR(\"H\"), 1, nullptr);",
    ])
    #expect(
      names == [
        "A.swift face A", "B.m face B", "C.storyboard face C", "D.plist face D",
        "E.JSON mention E", "G.xib face G", "H.mm face H",
      ]
    )
  }

  @Test func `Swift uses a constant of Objective-C, whose header says nothing of its text`() throws
  {
    let names = try names([
      "Fonts.h": "extern NSString *const DemoFontName;",
      "Fonts.m": "NSString *const DemoFontName = @\"Demo-Bold\";",
      "View.swift": "import UIKit\nlet font = UIFont(name: DemoFontName, size: 17)",
    ])
    #expect(names == ["Fonts.m face Demo-Bold"])
  }

  @Test func `a file of data is no problem, however large or broken it is`() throws {
    let folder = try TemporaryFolder()
    try folder.write("Large.json", String(repeating: "[", count: (1 << 20) + 1).utf8)
    try folder.write("Broken.plist", "<plist><dict>".utf8)
    let paths = ["Large.json", "Broken.plist"].map { FilePath("\(folder.path)/\($0)") }
    #expect(SourceLibrary(reading: paths, jobs: 1).module(of: paths).problems.isEmpty)
  }

  @Test func `a storyboard that is broken is a problem, and the rest goes on`() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.storyboard", "<document><label".utf8)
    try folder.write("B.m", "void f() { [UIFont fontWithName:@\"B\" size:1]; }".utf8)
    let paths = ["A.storyboard", "B.m"].map { FilePath("\(folder.path)/\($0)") }
    let scan = SourceLibrary(reading: paths, jobs: 1).module(of: paths)
    #expect(scan.problems.map(\.file) == [paths[0]])
    #expect(scan.requests.count == 1)
  }
}
