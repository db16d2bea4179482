import FontTestSupport
import Foundation
import Testing

@testable import FontscanCLI

@Suite("Baselines")
struct BaselineTests {
  /// The journey of a team that starts with faults: nothing old is told, everything new is.
  @Test func `a repository starts clean, and only what is new is told`() throws {
    let sample = try SampleRepository()
    let first = try sample.validate()
    #expect(first.findings == ["declared/file-missing:10", "names/unknown:4"])
    #expect(first.status == .findings)

    let written = try sample.validate("--write-baseline", sample.baseline)
    #expect(written.findings == first.findings)
    #expect(written.status == .success)
    #expect(written.errors.contains("2 findings written"))

    let second = try sample.validate("--baseline", sample.baseline)
    #expect(second.findings == [])
    #expect(second.baselined == 2)
    #expect(second.status == .success)

    try sample.write("Title.swift", names: ["DemoSans-Regular", "DemoSans-Blod", "DemoSans-Bodl"])
    let third = try sample.validate("--baseline", sample.baseline)
    #expect(third.findings == ["names/unknown:5"])
    #expect(third.status == .findings)
  }

  @Test func `the configuration can name the baseline`() throws {
    let sample = try SampleRepository()
    _ = try sample.validate("--write-baseline", sample.baseline)
    try sample.folder.write(".fontscan.yml", "baseline: fontscan.baseline.json\n".utf8)
    #expect(try sample.validate().findings == [])
    // Written anew, it has what it had: what it knew before does not hide anything.
    #expect(try sample.validate("--write-baseline", sample.baseline).errors.contains("2 findings"))
  }

  @Test func `code that moves within a file stays known`() throws {
    let sample = try SampleRepository()
    _ = try sample.validate("--write-baseline", sample.baseline)
    try sample.write(fonts: ["Gone.ttf", "DemoSans-Regular.ttf", "DemoSans-Bold.ttf"])
    let text =
      "import UIKit\n// A title\n\n\nfunc f() {\n  let font1 = UIFont(name: \"DemoSans-Blod\", size: 17)\n}\n"
    try sample.folder.write("App/Title.swift", text.utf8)
    let result = try sample.validate("--baseline", sample.baseline)
    #expect(result.findings == [])
    #expect(result.baselined == 2)
  }

  @Test func `a file that is renamed takes its findings along`() throws {
    let sample = try SampleRepository()
    _ = try sample.validate("--write-baseline", sample.baseline)
    try sample.remove("Title.swift")
    try sample.write("Views/Heading.swift", names: ["DemoSans-Regular", "DemoSans-Blod"])
    #expect(try sample.validate("--baseline", sample.baseline).findings == [])
  }

  /// While the old file is there, what is the same in another one is new.
  @Test func `a copy is no renaming`() throws {
    let sample = try SampleRepository()
    _ = try sample.validate("--write-baseline", sample.baseline)
    try sample.write("Copy.swift", names: ["DemoSans-Regular", "DemoSans-Blod"])
    #expect(try sample.validate("--baseline", sample.baseline).findings == ["names/unknown:4"])
  }

  /// The second of two equal lines is one more than the baseline knows.
  @Test func `a fault that is made once more is told once`() throws {
    let sample = try SampleRepository()
    _ = try sample.validate("--write-baseline", sample.baseline)
    let line = "let font1 = UIFont(name: \"DemoSans-Blod\", size: 17)\n"
    try sample.folder.write("App/Title.swift", ("import UIKit\n\n\n" + line + line).utf8)
    #expect(try sample.validate("--baseline", sample.baseline).findings == ["names/unknown:5"])
  }

  @Test func `what is mended is said, and dropped when it is written anew`() throws {
    let sample = try SampleRepository()
    _ = try sample.validate("--write-baseline", sample.baseline)
    try sample.write("Title.swift", names: ["DemoSans-Regular", "DemoSans-Bold"])
    let mended = try sample.validate("--baseline", sample.baseline)
    #expect(mended.errors.contains("1 of its findings is gone; '--write-baseline' drops it"))
    _ = try sample.validate("--write-baseline", sample.baseline)
    try sample.write("Title.swift", names: ["DemoSans-Regular", "DemoSans-Blod"])
    #expect(try sample.validate("--baseline", sample.baseline).findings == ["names/unknown:4"])
  }

  /// A built product has no code, so that what is asked for in code is not checked in it.
  @Test func `what is mended goes although the rule was silent for another target`() throws {
    let sample = try SampleRepository()
    let product = Fixtures.checkout + "/fixtures/products/Healthy.app"
    try FileManager.default.copyItem(atPath: product, toPath: sample.path + "/Built.app")
    _ = try sample.validate("--write-baseline", sample.baseline)
    try sample.write("Title.swift", names: ["DemoSans-Regular", "DemoSans-Bold"])
    let mended = try sample.validate("--baseline", sample.baseline)
    #expect(mended.errors.contains("1 of its findings is gone"))
    _ = try sample.validate("--write-baseline", sample.baseline)
    try sample.write("Title.swift", names: ["DemoSans-Regular", "DemoSans-Blod"])
    #expect(try sample.validate("--baseline", sample.baseline).findings == ["names/unknown:4"])
  }

  /// A part of what the baseline speaks of was judged, and the rest stays known.
  @Test func `a run of one app keeps what is known of another`() throws {
    let sample = try SampleRepository()
    try FileManager.default.copyItem(
      atPath: sample.path + "/App",
      toPath: sample.path + "/Other"
    )
    #expect(try sample.validate("--write-baseline", sample.baseline).errors.contains("4 findings"))
    let one = run(["validate", sample.path + "/App", "--baseline", sample.baseline])
    #expect(!one.errors.contains("gone"), "\(one.errors)")
    _ = run(["validate", sample.path + "/App", "--write-baseline", sample.baseline])
    #expect(try sample.validate("--baseline", sample.baseline).findings == [])
  }

  /// What one list or product of several shows by itself is not what all show together.
  @Test(arguments: ["App/Info.plist", "App", "Built.app", "Built.app/PlugIns/Widget.appex"])
  func `a run of something else drops nothing`(part: String) throws {
    let sample = try SampleRepository()
    let product = Fixtures.checkout + "/fixtures/products/Faulty.app"
    try FileManager.default.copyItem(atPath: product, toPath: sample.path + "/Built.app")
    _ = try sample.validate("--write-baseline", sample.baseline)
    let before = try Fixtures.bytes(sample.baseline)
    let one = run(["validate", sample.path + "/" + part, "--baseline", sample.baseline])
    #expect(!one.errors.contains("gone"), "\(one.errors)")
    _ = run(["validate", sample.path + "/" + part, "--write-baseline", sample.baseline])
    #expect(try sample.validate("--baseline", sample.baseline).findings == [])
    #expect(try Fixtures.bytes(sample.baseline).count >= before.count)
  }

  /// What the narrow run wrote down is dropped like all else, and the narrow run takes nothing away.
  @Test(arguments: ["App/Info.plist", "App", "Built.app"])
  func `a run of more takes a baseline over`(part: String) throws {
    let sample = try SampleRepository()
    let product = Fixtures.checkout + "/fixtures/products/Faulty.app"
    try FileManager.default.copyItem(atPath: product, toPath: sample.path + "/Built.app")
    let start = ["validate", sample.path + "/" + part, "--write-baseline", sample.baseline]
    _ = run(start)
    _ = try sample.validate("--write-baseline", sample.baseline)
    let whole = try Fixtures.bytes(sample.baseline)
    _ = run(start)
    #expect(try sample.validate("--baseline", sample.baseline).findings == [])
    #expect(try Fixtures.bytes(sample.baseline).count >= whole.count)

    try sample.write(fonts: ["DemoSans-Regular.ttf", "DemoSans-Bold.ttf"])
    let mended = try sample.validate("--baseline", sample.baseline)
    #expect(mended.errors.contains("gone; '--write-baseline' drops"), "\(mended.errors)")
    _ = try sample.validate("--write-baseline", sample.baseline)
    try sample.write(fonts: ["DemoSans-Regular.ttf", "DemoSans-Bold.ttf", "Gone.ttf"])
    #expect(
      try sample.validate("--baseline", sample.baseline).findings == ["declared/file-missing:10"]
    )
  }

  /// The findings of a font have no line, and are known by its name.
  @Test func `a folder of fonts that is renamed takes its findings along`() throws {
    let folder = try TemporaryFolder()
    let app = folder.path + "/App"
    let faulty = Fixtures.checkout + "/fixtures/apps/Faulty"
    try FileManager.default.copyItem(atPath: faulty, toPath: app)
    let words = ["validate", app, "--only=names,file,declared/undeclared", "--fail-on=note"]
    let first = run(words + ["--write-baseline", folder.path + "/b.json"])
    try #require(first.output.contains("[names/missing]"))
    try #require(first.output.contains("[declared/undeclared]"))
    try FileManager.default.moveItem(atPath: app + "/Fonts", toPath: app + "/Typefaces")
    let second = run(words + ["--baseline", folder.path + "/b.json"])
    #expect(second.status == .success, "\(second.output)")
  }

  /// They lie among the files of the app, are full of names, and ask for no font.
  @Test(arguments: ["baseline.json", "report.json", "sorted.json", "quality.json", "junit.xml"])
  func `what the tool writes uses no font`(name: String) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: Fixtures.checkout + "/fixtures/apps/Faulty",
      toPath: folder.path + "/App"
    )
    let words = ["validate", folder.path, "--only=file/unused", "--fail-on=note"]
    #expect(run(words).status == .findings)
    let option =
      switch name {
      case "baseline.json": ["--write-baseline", "\(folder.path)/\(name)"]
      case "report.json", "sorted.json": ["--report", "json=\(folder.path)/\(name)"]
      case "quality.json": ["--report", "gitlab=\(folder.path)/\(name)"]
      default: ["--report", "junit=\(folder.path)/\(name)"]
      }
    _ = run(["validate", folder.path] + option)
    if name == "sorted.json" {
      let report = try JSONSerialization.jsonObject(
        with: Data(Fixtures.bytes("\(folder.path)/\(name)"))
      )
      let sorted = try JSONSerialization.data(withJSONObject: report, options: .sortedKeys)
      try folder.write(name, Array(sorted))
    }
    #expect(run(words).status == .findings)
  }

  @Test func `what no rule finds any more is dropped`() throws {
    let sample = try SampleRepository()
    try sample.folder.write(
      "fontscan.baseline.json",
      """
      {"schema": "fontscan.baseline.v1", "findings": [
      {"rule": "names/of-old", "file": null, "content": "x", "count": 1}]}
      """.utf8
    )
    _ = try sample.validate("--write-baseline", sample.baseline)
    #expect(
      !String(decoding: try Fixtures.bytes(sample.baseline), as: UTF8.self).contains("of-old")
    )
  }

  @Test func `an absolute path of a baseline is one`() throws {
    let sample = try SampleRepository()
    _ = try sample.validate("--write-baseline", sample.baseline)
    try sample.folder.write(".fontscan.yml", "baseline: \(sample.baseline)\n".utf8)
    #expect(try sample.validate().findings == [])
  }

  @Test func `a baseline is as written down`() throws {
    let sample = try SampleRepository()
    _ = try sample.validate("--write-baseline", sample.baseline)
    let text = String(decoding: try Fixtures.bytes(sample.baseline), as: UTF8.self)
    try expectGolden(text, "baseline.json", testFile: golden)
    // Nothing in it is of the machine.
    #expect(!text.contains(sample.path))
  }

  @Test(arguments: [
    ("", ": the file is empty"),
    ("{}", ": it is no baseline of fontscan"),
    ("[1]", ": it is no baseline of fontscan"),
    ("{\"schema\": \"fontscan.baseline.v2\"}", ":1:12: it is of version 'fontscan.baseline.v2'"),
    ("{\"schema\": \"fontscan.baseline.v1\"}", ": it has no list 'findings'"),
    (
      "{\"schema\": \"fontscan.baseline.v1\", \"root\": 5, \"findings\": []}",
      ":1:44: 'root' is an integer and no path"
    ),
    (
      "{\"schema\": \"fontscan.baseline.v1\", \"findings\": [\n{\"rule\": \"a/b\", \"content\": \"\"}]}",
      ":2:1: a finding needs"
    ),
    (
      "{\"schema\": \"fontscan.baseline.v1\", \"findings\": "
        + "[{\"rule\": \"a/b\", \"file\": 3, \"content\": \"\", \"count\": 1}]}",
      ":1:49: a finding needs"
    ),
    (
      "{\"schema\": \"fontscan.baseline.v1\",\n\"findings\": [], \"findings\": []}",
      ":2:17: 'findings' is there twice"
    ),
    (
      "{\"schema\": \"fontscan.baseline.v1\", \"findings\": "
        + "[{\"rule\": \"a/b\", \"content\": \"\", \"count\": -1}]}",
      ":1:49: a finding needs"
    ),
    ("{\"schema\": \"fontscan.baseline.v1\"", ":1:3"),
  ])
  func `a file that is no baseline is refused`(text: String, words: String) throws {
    let sample = try SampleRepository()
    try sample.folder.write("fontscan.baseline.json", text.utf8)
    let result = run(["validate", sample.path, "--baseline", sample.baseline])
    #expect(result.status == .failure)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("fontscan: \(sample.baseline)\(words)"), "\(result.errors)")
  }

  @Test func `a baseline that is not there is a failure`() throws {
    let sample = try SampleRepository()
    let result = run(["validate", sample.path, "--baseline", "/nowhere/b.json"])
    #expect(result.status == .failure)
    #expect(result.errors == "fontscan: /nowhere/b.json: no such file or directory\n")
  }

  @Test func `a baseline that cannot be written is a failure, and nothing is half-written`() throws
  {
    let sample = try SampleRepository()
    let result = run(["validate", sample.path, "--write-baseline", "/nowhere/b.json"])
    #expect(result.status == .failure)
    let plist = sample.path + "/App/Info.plist"
    let before = try Fixtures.bytes(plist)
    let over = run(["validate", sample.path, "--write-baseline", plist])
    #expect(over.status == .failure)
    #expect(over.errors.contains("it is left as it is"))
    #expect(try Fixtures.bytes(plist) == before)
  }

  /// Faults of fonts and of bundles have no line; they are known by what they are about.
  @Test func `findings without a line are known as well`() throws {
    let folder = try TemporaryFolder()
    let app = Fixtures.checkout + "/fixtures/apps/Faulty"
    let file = folder.path + "/b.json"
    _ = run(["validate", app, "--write-baseline", file])
    let result = run(["validate", app, "--baseline", file, "--strict", "--fail-on", "note"])
    #expect(result.status == .success)
    #expect(result.output.contains("No findings in"))
  }

  /// All of them point at the list; the one that went must not hide the one that came.
  @Test func `a font that comes in the place of another is new`() throws {
    let sample = try SampleRepository()
    let bold = "DemoSans-Bold.ttf"
    try sample.write(fonts: ["DemoSans-Regular.ttf"])
    func undeclared(_ options: String...) -> Run {
      run(["validate", sample.path, "--only=declared/undeclared", "--strict"] + options)
    }
    #expect(undeclared("--write-baseline", sample.baseline).output.contains(bold))
    #expect(undeclared("--baseline", sample.baseline).status == .success)
    try sample.remove("Fonts/\(bold)")
    let other = try Fixtures.bytes(Fixtures.font("family/DemoSans-Light.ttf"))
    try sample.folder.write("App/Fonts/DemoSans-Light.ttf", other)
    let result = undeclared("--baseline", sample.baseline)
    #expect(result.status == .findings)
    #expect(result.output.contains("DemoSans-Light.ttf"))
  }

  /// What was not looked for is not gone.
  @Test func `a run of some rules keeps what it does not look for`() throws {
    let sample = try SampleRepository()
    _ = try sample.validate("--write-baseline", sample.baseline)
    _ = run([
      "validate", sample.path, "--only=names/unknown", "--write-baseline", sample.baseline,
    ])
    #expect(try sample.validate("--baseline", sample.baseline).findings == [])
    // Nor is it said to be gone.
    let some = ["--only=declared/file-missing", "--baseline", sample.baseline]
    #expect(run(["validate", sample.path] + some).errors == "")
  }

  @Test func `a baseline takes no other file's place`() throws {
    let sample = try SampleRepository()
    for name in ["App/Title.swift", ".fontscan.yml"] {
      if name.hasSuffix("yml") { try sample.folder.write(name, "excluded: [Old]\n".utf8) }
      let file = sample.path + "/" + name
      let before = try Fixtures.bytes(file)
      let result = run(["validate", sample.path, "--write-baseline", file])
      #expect(result.status == .failure)
      #expect(result.errors.contains("it is left as it is"), "\(result.errors)")
      #expect(try Fixtures.bytes(file) == before)
    }
    let configuration = sample.path + "/.fontscan.yml"
    #expect(run(["validate", sample.path, "--output", configuration]).status == .usage)
    let same = ["--write-baseline", sample.baseline, "--output", sample.baseline]
    #expect(run(["validate", sample.path] + same).status == .usage)
  }

  @Test func `all reports come from one run`() throws {
    let sample = try SampleRepository()
    let forms = ["text", "json", "ndjson", "csv", "markdown", "xcode", "github", "sarif", "junit"]
    let reports = forms.flatMap { ["--report", "\($0)=\(sample.path)/report.\($0)"] }
    let result = run(["validate", sample.path, "--format=gitlab"] + reports)
    #expect(result.status == .findings)
    #expect(result.output.hasPrefix("[\n"))
    for form in forms {
      let text = String(
        decoding: try Fixtures.bytes("\(sample.path)/report.\(form)"),
        as: UTF8.self
      )
      #expect(text.contains("DemoSans-Blod"), "\(form)")
    }
  }
}
