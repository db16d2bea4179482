import FontTestSupport
import Testing

@testable import FontscanCLI

@Suite("fontscan show")
struct ShowTests {
  @Test(arguments: [
    ("static", ["family/DemoSans-Bold.ttf"]),
    ("variable", ["variable/optical-size-width-weight.ttf"]),
    ("odd", ["names/illegal-control-characters.ttf", "names/no-postscript-name.ttf"]),
    ("collection", ["collection/Demo.ttc"]),
    ("languages", ["names/macintosh-and-windows.ttf", "names/localised-japanese-first.ttf"]),
  ])
  func `text for people reads as written down`(name: String, files: [String]) throws {
    let result = run(["show"] + files.map(Fixtures.font))
    #expect(result.status == .success)
    #expect(result.errors.isEmpty)
    try expectGolden(result.output, "show-\(name).txt", testFile: golden)
  }

  @Test func `text for machines reads as written down`() throws {
    let files = ["family/DemoSans-Bold.ttf", "variable/slant.ttf", "names/macintosh-japanese.ttf"]
    let result = run(["show", "--format", "json"] + files.map(Fixtures.font))
    #expect(result.status == .success)
    try expectGolden(result.output, "show.json", testFile: golden)
  }

  @Test func `a position between the instances reads as written down`() throws {
    let result = run([
      "show", Fixtures.font("variable/stored-names.ttf"), "--position", "wght=650",
    ])
    #expect(result.status == .success)
    try expectGolden(result.output, "show-position.txt", testFile: golden)
  }

  @Test(arguments: [
    ("damaged/no-head.ttf", "the file is damaged, and iOS may refuse it"),
    ("formats/DemoSerif-Regular.woff2", "WOFF2 is no format for UIAppFonts"),
    ("formats/DemoSerif-Regular.pfb", "Type 1 is no format for UIAppFonts"),
  ])
  func `code for a font that an app may not get comes with a warning`(
    file: String,
    obstacle: String
  ) {
    let output = run(["show", Fixtures.font(file)]).output
    #expect(output.contains("  on iOS           \(obstacle)\n"))
    #expect(output.contains("Code\n  mind: \(obstacle)\n  UIFont("))
  }

  @Test func `a place in a collection is spelled as reports spell it`() throws {
    let file = Fixtures.font("collection/Demo.ttc")
    let second = run(["show", file + "#1"])
    #expect(second.status == .success)
    #expect(second.output.contains("Demo.ttc#1, "))
    #expect(!second.output.contains("Demo.ttc#0"))
    let partner = run(["legibility", file + "#1"])
    #expect(partner.status != .failure)
    #expect(partner.errors.isEmpty)
    let missing = run(["show", file + "#99"])
    #expect(missing.status == .findings)
    #expect(missing.errors == "fontscan: nothing is called '\(portable(file))#99'\n")
  }

  @Test func `a file whose name ends like a place is that file`() throws {
    let folder = try TemporaryFolder()
    let bytes = try Fixtures.bytes(Fixtures.font("upper-case/DEMO.TTF"))
    let file = try folder.write("Demo.ttc#1", bytes)
    #expect(run(["show", file]).status == .success)
  }

  /// 650 is 28A in hexadecimal, and 16.16 puts four zeros after it.
  @Test(arguments: [
    ("wght=650", "DemoStored-Regular_wght28A0000"),
    ("wght=700", "DemoStored-Bold"),
    ("wght=400", "DemoStored-Regular"),
  ])
  func `a position has the name of its instance, or one made of its axes`(
    position: String,
    name: String
  ) {
    let result = run([
      "show", Fixtures.font("variable/stored-names.ttf"), "--position", position,
    ])
    #expect(result.output.contains("PostScript name  \(name)\n"))
  }

  /// 0x77676874 are the bytes of `wght`.
  @Test func `a free position advises a descriptor with the variation`() {
    let result = run([
      "show", Fixtures.font("variable/stored-names.ttf"), "--position", "wght=650.5",
    ])
    #expect(
      result.output.hasSuffix(
        """
        Code
          UIFont(descriptor: UIFontDescriptor(fontAttributes: [.name: "DemoStored-Regular", \
        UIFontDescriptor.AttributeName(rawValue: kCTFontVariationAttribute as String): \
        [0x77676874: 650.5]]), size: 17)
          .font(Font(UIFont(descriptor: UIFontDescriptor(fontAttributes: \
        [.name: "DemoStored-Regular", \
        UIFontDescriptor.AttributeName(rawValue: kCTFontVariationAttribute as String): \
        [0x77676874: 650.5]]), size: 17) as CTFont))

        """
      )
    )
  }

  @Test(arguments: [
    (["wght=2000"], ["wght 2000 is outside 100 to 900"]),
    (["wdth=100"], ["there is no axis 'wdth'; there is 'wght'"]),
  ])
  func `a position that is not there is nothing found`(position: [String], words: [String]) {
    let file = Fixtures.font("variable/stored-names.ttf")
    let result = run(["show", file, "--position"] + position)
    #expect(result.status == .findings)
    #expect(result.output.isEmpty)
    #expect(result.errors == "fontscan: \(portable(file)): \(words[0])\n")
  }

  @Test(arguments: [
    "wght", "wght=", "wght=x", "wght=1e999", "wght=0x10", "wght=nan", "wgh=1", "weight=1",
    "wght=1,wght=2", "wght=1,", "", "=1", "wght=1-2", "wght=--1",
  ])
  func `a position that makes no sense is refused`(position: String) {
    let result = run(["show", "a.ttf", "--position=\(position)"])
    #expect(result.status == .usage)
    #expect(
      result.errors == """
        fontscan: '--position' takes axes with numbers (wght=650,wdth=90), not '\(position)'; \
        try 'fontscan help show'

        """
    )
  }
}

@Suite("fontscan show: names")
struct ShowLookupTests {
  static let family = Fixtures.font("family")

  @Test(arguments: [
    ("DemoSans-Bold", "'DemoSans-Bold', a PostScript name"),
    ("Demo Sans Bold", "'Demo Sans Bold', a full name; iOS wants the PostScript name"),
    ("DemoSans-Bold.ttf", "'DemoSans-Bold.ttf', a file name; iOS wants the PostScript name"),
  ])
  func `the report says how a name was met`(name: String, words: String) {
    let result = run(["show", name, "--fonts", Self.family])
    #expect(result.status == .success)
    #expect(result.output.contains("found as         \(words)\n"))
    #expect(result.output.contains("PostScript name  DemoSans-Bold\n"))
    #expect(result.output.contains("  UIFont(name: \"DemoSans-Bold\", size: 17)\n"))
  }

  @Test func `a family name shows all its faces`() {
    let result = run(["show", "Demo Sans", "--fonts", Self.family])
    #expect(result.status == .success)
    for style in [
      "Light", "Regular", "Italic", "Medium", "SemiBold", "Bold", "BoldItalic", "Black",
    ] {
      #expect(result.output.contains("  UIFont(name: \"DemoSans-\(style)\", size: 17)\n"))
    }
  }

  @Test(arguments: [
    ("DemoSans-Semibold", "'DemoSans-SemiBold'"),
    ("demosans-black", "'DemoSans-Black'"),
  ])
  func `a near name is nothing found, with what was meant`(name: String, meant: String) {
    let result = run(["show", name, "--fonts", Self.family])
    #expect(result.status == .findings)
    #expect(result.output.isEmpty)
    #expect(
      result.errors == "fontscan: nothing is called '\(name)'; did you mean \(meant)?\n"
    )
  }

  /// Neither library has anything to repair or to make up here.
  @Test func `the libraries are asked what they call a face`() {
    let result = run(
      ["show", Fixtures.font("family/DemoSans-Bold.ttf")],
      engines: .installed
    )
    #expect(result.output.contains("  by FreeType      DemoSans-Bold\n"))
    #expect(result.output.contains("  by fontconfig    DemoSans-Bold\n"))
    // Zulu is written with the 52 letters of ASCII.
    #expect(result.output.contains(" zu\n"))
  }

  /// Adobe's Technical Note 5902: name ID 25, a hyphen, and the name of the instance.
  @Test func `FreeType is asked about the very instance`() {
    let result = run(
      ["show", "DemoAxes-Regular_Bold", "--fonts", Fixtures.font("variable")],
      engines: .installed
    )
    #expect(result.output.contains("  by FreeType      DemoAxesPrefix-Bold\n"))
  }

  @Test func `a name of nothing is nothing found`() {
    let result = run(["show", "Entirely Different", "--fonts", Self.family])
    #expect(result.status == .findings)
    #expect(result.errors == "fontscan: nothing is called 'Entirely Different'\n")
  }

  @Test func `a path that is not there cannot be opened`() {
    let result = run(["show", "./missing.ttf", Fixtures.font("upper-case/DEMO.TTF")])
    #expect(result.status == .failure)
    #expect(result.errors == "fontscan: ./missing.ttf: no such file or directory\n")
    #expect(result.output.contains("DemoCapitals-Regular"))
    #expect(run(["show", "X", "--fonts", "./missing"]).status == .failure)
    #expect(run(["show", Self.family]).status == .failure)
  }

  @Test func `a file that is no font is nothing found, and says what it is`() {
    let result = run(["show", Fixtures.font("not-a-font/web-page.ttf")])
    #expect(result.status == .findings)
    #expect(result.errors.contains("it is a web page and no font"))
  }

  @Test func `the same face is shown once`() {
    let file = Fixtures.font("family/DemoSans-Bold.ttf")
    #expect(run(["show", file, file]).output == run(["show", file]).output)
  }

  @Test func `no FONT at all is refused`() {
    #expect(run(["show"]).errors == "fontscan: no FONT given; try 'fontscan help show'\n")
  }
}

@Suite("Swift source for a face")
struct FaceCodeTests {
  /// The Swift Programming Language, "Special Characters in String Literals".
  @Test(arguments: [
    ("DemoSans-Bold", #""DemoSans-Bold""#),
    (#"a"b\c"#, #""a\"b\\c""#),
    ("two\nlines", #""two\u{A}lines""#),
    ("演示", #""演示""#),
  ])
  func `a name becomes a string literal`(name: String, literal: String) {
    #expect(FaceCode.literal(name) == literal)
  }
}

@Suite("Embedding in words")
struct EmbeddingWordsTests {
  /// The bits of `fsType` in the specification of OS/2.
  @Test(arguments: [
    (0 as UInt16, "allowed without restriction"),
    (2, "forbidden unless the licence says otherwise"),
    (4, "allowed for preview and print"),
    (8, "allowed for editable documents"),
    (0x104, "allowed for preview and print, no subsets"),
    (0x208, "allowed for editable documents, bitmaps only"),
    (14, "forbidden unless the licence says otherwise, by the strictest of its 3 permissions"),
  ])
  func `every permission has words`(type: UInt16, words: String) {
    #expect(EmbeddingWords.words(type) == words)
  }
}
