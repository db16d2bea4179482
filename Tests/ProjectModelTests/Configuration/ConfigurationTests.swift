internal import FileAccess
internal import FontTestSupport
internal import ProjectModel
internal import Testing

@Suite(".fontscan.yml")
struct ConfigurationTests {
  static func read(_ text: String) throws(ConfigurationError) -> Configuration {
    try Configuration(parsing: Array(text.utf8), path: FilePath(".fontscan.yml"))
  }

  /// The faults of a text as `line:column reason`.
  static func faults(_ text: String) -> [String] {
    do throws(ConfigurationError) {
      _ = try read(text)
      return []
    } catch {
      return error.faults.map { fault in
        let place = fault.position.map { "\($0.line ?? 0):\($0.column ?? 0) " } ?? ""
        return place + fault.reason
      }
    }
  }

  @Test func `required fonts are read with their places`() throws {
    let configuration = try Self.read(
      """
      fonts:
        - family: Zen Old Mincho
          weights: [400, bold]
          styles: [upright]
        - family: "Demo"
          weights: SemiBold
      """
    )
    #expect(configuration.requiredFonts.map(\.family.value) == ["Zen Old Mincho", "Demo"])
    let (first, second) = (configuration.requiredFonts[0], configuration.requiredFonts[1])
    #expect(first.family.position == SourcePosition(line: 2, column: 13, byte: 19))
    #expect(first.weights.map(\.value) == [.number(400), .word(.bold)])
    #expect(first.weights.map(\.position.column) == [15, 20])
    #expect(first.styles.map(\.value) == [.upright])
    #expect(second.weights.map(\.value) == [.word(.semibold)])
    #expect(second.styles.isEmpty)
  }

  @Test func `bolds are read family by family`() throws {
    let configuration = try Self.read(
      """
      bold:
        - family: Demo Sans
          partners:
            DemoSans-Regular: DemoSans-Black
            DemoSans-Light: DemoSans-Bold
        - {family: Demo Headlines, exempt: true}
      """
    )
    let overrides = configuration.boldOverrides
    #expect(overrides.map(\.family) == ["Demo Sans", "Demo Headlines"])
    #expect(overrides.map(\.isExempt) == [false, true])
    #expect(overrides[0].partners.map(\.name) == ["DemoSans-Regular", "DemoSans-Light"])
    #expect(overrides[0].partners.map(\.partner) == ["DemoSans-Black", "DemoSans-Bold"])
    #expect(overrides[0].partners[0].position.line == 4)
  }

  @Test(arguments: [
    ("bold: Demo", "1:7 'bold' is text, not a list"),
    ("bold: [Demo]", "1:8 a bold is text, not a mapping with 'family'"),
    ("bold: [{exempt: true}]", "1:8 a bold has no 'family' with a name"),
    (
      "bold: [{family: A}]",
      "1:8 the bold of 'A' has neither 'partners' nor 'exempt: true'"
    ),
    ("bold: [{family: A, exempt: 3}]", "1:28 'exempt' is a number, not true or false"),
    (
      "bold: [{family: A, partners: B}]",
      "1:30 'partners' is text, not a mapping of PostScript names"
    ),
    (
      "bold: [{family: A, partners: {B: [C]}}]",
      "1:34 the partner of 'B' is a list, not a PostScript name"
    ),
    ("bold: [{family: A, exempt: true, face: B}]", "1:34 unknown key 'face'"),
  ])
  func `bolds that make no sense are faults`(text: String, fault: String) {
    #expect(Self.faults(text).first == fault)
  }

  @Test(arguments: ["", "# nothing\n", "~\n", "fonts: []\n"])
  func `a file that asks for nothing is no fault`(text: String) throws {
    #expect(try Self.read(text).requiredFonts.isEmpty)
  }

  @Test(arguments: [
    ("fnots: []", ["1:1 unknown key 'fnots'"]),
    ("[a]", ["1:1 the file is a list, not a mapping of keys"]),
    ("fonts: Demo", ["1:8 'fonts' is text, not a list"]),
    ("fonts: [Demo]", ["1:9 a font is text, not a mapping with 'family'"]),
    ("fonts:\n- weights: [400]", ["2:3 a font has no 'family'"]),
    ("fonts:\n- family: ''", ["2:11 'family' is empty, not a name"]),
    ("fonts:\n- family: ~", ["2:11 'family' is nothing, not a name"]),
    ("fonts:\n- {family: A, weight: 4}", ["2:15 unknown key 'weight'"]),
    (
      "fonts:\n- {family: A, weights: [0, 1001, x, [1], ~]}",
      [
        "2:25 a weight of 0 is not between 1 and 1000",
        "2:28 a weight of 1001 is not between 1 and 1000",
        "2:34 'x' is no weight: neither a number from 1 to 1000 nor a word of UIFont.Weight",
        "2:37 'weights' has a list in it", "2:42 'weights' has nothing in it",
      ]
    ),
    (
      "fonts:\n- {family: A, styles: [slanted]}",
      ["2:24 'slanted' is no style: neither upright nor italic"]
    ),
    ("fonts: []\nfonts: []", ["2:1 the key 'fonts' is there twice, first in line 1, column 1"]),
    (
      "disabled_rules: {a: b}\nexcluded: [[a]]\nincluded: [/etc, ../App, 'a/../b']",
      [
        "1:17 'disabled_rules' is a mapping, not a list", "2:12 'excluded' has a list in it",
        "3:12 '/etc' does not lie below the folder of the file",
        "3:18 '../App' does not lie below the folder of the file",
        "3:26 'a/../b' does not lie below the folder of the file",
      ]
    ),
    (
      "disabled_rules: [{rule: a, why: b}, {reason: c}, {rule: d, reason: ''}]",
      [
        "1:28 unknown key 'why'", "1:37 an element of 'disabled_rules' has no 'rule'",
        "1:68 'reason' is empty, not a sentence",
      ]
    ),
    (
      "rules: {names: error, file: {severity: note}, weights: {severity: [], reason: x}}",
      [
        "1:16 'names' is text, not a mapping with 'severity' or an option, and 'reason'",
        "1:23 'file' has no 'reason'", "1:67 'severity' has a list in it",
      ]
    ),
    ("rules: [a]", ["1:8 'rules' is a list, not a mapping of rules"]),
    ("baseline: ''", ["1:11 'baseline' has an empty text in it"]),
    ("excluded: true", ["1:11 'excluded' has a boolean in it"]),
    ("excluded: [5, '5']", ["1:12 'excluded' has a number in it"]),
    ("rules: {a: {reason: 5}}", ["1:21 'reason' is a number, not a sentence"]),
    (
      "fonts: [",
      ["1:9 did not find expected node content (while parsing a flow node of line 1, column 9)"]
    ),
  ])
  func `everything that is wrong is said at once`(text: String, expected: [String]) {
    #expect(Self.faults(text) == expected)
  }

  @Test func `rules are named as SwiftLint names them`() throws {
    let configuration = try Self.read(
      """
      included: App
      excluded:
        - App/Vendored
        - "**/*.generated.swift"
      disabled_rules:
        - file/unused
        - rule: names
          reason: checked elsewhere
      opt_in_rules: [layout/no-scroll]
      only_rules:
      rules:
        names/unknown:
          severity: warning
          ignore: [Brand, "Remote-*"]
          reason: The rest comes from our server.
      baseline: fontscan.baseline.json
      """
    )
    #expect(configuration.disabledRules.map(\.word.value) == ["file/unused", "names"])
    #expect(configuration.disabledRules.map(\.reason) == [nil, "checked elsewhere"])
    #expect(configuration.optInRules.map(\.word.value) == ["layout/no-scroll"])
    #expect(configuration.onlyRules.isEmpty)
    let setting = try #require(configuration.ruleSettings.first)
    #expect(setting.rule.value == "names/unknown")
    #expect(setting.rule.position.line == 12)
    #expect(setting.severity?.value == "warning")
    #expect(setting.reason == "The rest comes from our server.")
    guard case .words(let words) = setting.options[0].value else {
      Issue.record("no words")
      return
    }
    #expect(words.map(\.value) == ["Brand", "Remote-*"])
    #expect(configuration.baseline?.value == "fontscan.baseline.json")
  }

  @Test(arguments: [
    ("App/Main.swift", true), ("App/Vendored/Kit/A.swift", false), ("Kit/Main.swift", false),
    ("App/Fonts.generated.swift", false), ("App/Deep/X.generated.swift", false),
    ("App", true), ("Application/Main.swift", false),
  ])
  func `a path is wanted when it is included and not excluded`(path: String, isWanted: Bool) throws
  {
    let configuration = try Self.read(
      "included: [App, ./Shared/]\nexcluded: [App/Vendored, '**/*.generated.swift']"
    )
    let names = Array(path.utf8).split(separator: UInt8(ascii: "/"))
    #expect(configuration.wants(names) == isWanted)
  }

  @Test func `a file that cannot be opened is an error`() {
    let path = FilePath("/nowhere/.fontscan.yml")
    #expect(throws: ConfigurationError.self) { try Configuration(reading: path) }
  }

  @Test(arguments: [
    (".fontscan.yml", "App/Deep", nil),
    (".fontscan.yml", "App/Deep", ".git/HEAD"),
    ("App/.fontscan.yml", "App/Deep", ".git/HEAD"),
    ("App/Deep/.fontscan.yml", "App/Deep", nil),
    (".fontscan.yml", "App/Deep", "App/.hg/store"),
    (".fontscan.yml", "App/Deep/Info.plist", ".git"),
  ])
  func `it is looked for up to the root of the version control`(
    place: String,
    judged: String,
    root: String?
  ) throws {
    let sketch = try Sketch(files: [place, "App/Deep/Info.plist"] + [root].compactMap { $0 })
    // Without a version control only the folder itself is looked at, and above its root nothing.
    let isFound = place == "App/Deep/.fontscan.yml" || root == ".git/HEAD" || root == ".git"
    let found = Configuration.file(for: sketch.path.appending(judged.utf8))
    #expect(found.map { sketch.short($0) } == (isFound ? place : nil))
  }

  /// Somebody wanted one to be there, and a run without it would be another than the one that is meant.
  @Test(arguments: ["nowhere.yml", ".fontscan.yml"])
  func `a link to nothing, or to itself, is found and then refused`(target: String) throws {
    let sketch = try Sketch(files: ["App/Info.plist"])
    try ProjectModelTests.link("\(sketch.folder.path)/App/.fontscan.yml", to: target)
    let found = try #require(Configuration.file(for: sketch.path.appending("App".utf8)))
    #expect(throws: ConfigurationError.self) { try Configuration(reading: found) }
  }

  @Test(arguments: [
    (".git/HEAD", "App/Deep", ""), (".git", "App/Deep", ""), ("App/.hg/store", "App/Deep", "App"),
    ("App/Deep/.svn/entries", "App/Deep", "App/Deep"), ("App/Deep/.svn/entries", "App", nil),
  ])
  func `the root of a version control lies around its folders`(
    file: String,
    folder: String,
    root: String?
  ) throws {
    let sketch = try Sketch(files: [file, "App/Deep/Info.plist"])
    let found = VersionControl.root(around: sketch.path.appending(folder.utf8))
    // Above the sketch may be one as well: that of whoever has temporary folders under it.
    let inner = found.flatMap { $0.bytes.count >= sketch.path.bytes.count ? $0 : nil }
    let expected = root.map { $0.isEmpty ? sketch.path : sketch.path.appending($0.utf8) }
    #expect(inner?.withoutDetours == expected?.withoutDetours)
  }

  @Test func `mutations do no harm`() {
    let good = """
      fonts:
        - family: Zen
          weights: [400, bold]
          styles: [upright]
      """
    let pieces = [
      "fonts", "weights:", "- ", "[", "{", "}", ": ", "&a ", "*a", "<<: ", "\n", "1001",
    ]
    for bytes in Mutants(of: good.utf8, count: 5000, pieces: pieces, seed: 7) {
      guard let read = try? Configuration(parsing: bytes, path: FilePath("x")) else { continue }
      #expect(read.requiredFonts.allSatisfy { !$0.family.value.isEmpty })
    }
  }
}
