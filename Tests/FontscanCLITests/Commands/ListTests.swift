import FontTestSupport
import Testing

@testable import FontscanCLI

@Suite("fontscan list")
struct ListTests {
  static let mixed = [
    "collection/DemoFour.ttc", "variable/optical-size-width-weight.ttf",
    "names/illegal-control-characters.ttf", "names/no-postscript-name.ttf",
    "not-a-font/lfs-pointer.ttf",
  ].map(Fixtures.font)

  @Test(arguments: ["family", "collection", "names", "variable"])
  func `text for people reads as written down`(folder: String) throws {
    let result = run(["list", "--quiet", Fixtures.font(folder)])
    #expect(result.status == .success)
    try expectGolden(result.output, "list-\(folder).txt", testFile: golden)
  }

  @Test(arguments: ["json", "ndjson", "csv"])
  func `text for machines reads as written down`(format: String) throws {
    let result = run(["list", "--format", format] + Self.mixed)
    #expect(result.status == .success)
    try expectGolden(result.output, "list.\(format)", testFile: golden)
    #expect(
      result.errors
        == """
        fontscan: fixtures/fonts/not-a-font/lfs-pointer.ttf: \
        it is a Git LFS pointer (130 bytes); run 'git lfs pull'

        """
    )
  }

  @Test(arguments: ["text", "json", "ndjson", "csv"])
  func `the number of threads does not show`(format: String) {
    let words = ["list", "--format", format, Fixtures.fonts]
    let one = run(words + ["--jobs", "1"])
    for jobs in ["2", "8"] {
      let other = run(words + ["--jobs", jobs])
      #expect(other.output == one.output)
      #expect(other.errors == one.errors)
    }
    #expect(one.output.count > 10_000)
  }

  /// People who build names by rule would ask for `DemoPlex-Regular`.
  @Test func `a regular face without a style in its name is noted`() {
    let note = "  note: the regular face is called 'DemoPlex', without '-Regular'\n"
    let folder = Fixtures.font("unusual-names")
    #expect(run(["list", folder]).output.contains(note))
    // Where faces are left out, the family is not all there.
    #expect(!run(["list", folder, "--weight", "1.."]).output.contains(note))
    #expect(!run(["list", folder, "--names"]).output.contains(note))
    #expect(!run(["list", Fixtures.font("family")]).output.contains("note:"))
  }

  @Test func `names and families are lines`() {
    #expect(
      run(["list", "--names", Fixtures.font("no-bold"), Fixtures.font("collection/Demo.ttc")])
        .output == "Demo-Bold\nDemo-Regular\nDemoAlone-Light\nDemoAlone-Regular\n"
    )
    #expect(
      run(["list", "--families", Fixtures.font("collection")]).output
        == "Demo\nDemo Cubic Four\nDemo Four\nDemo Shared\nDemo Shared UI\n"
    )
  }

  /// Three files of one name: see `one-name-three-weights` in the README of the fixtures.
  @Test func `a name that several faces have is one line`() {
    #expect(
      run(["list", "--names", Fixtures.font("one-name-three-weights")]).output
        == "DemoCut-Regular\n"
    )
  }

  @Test func `a face without a name has no line among names`() {
    let result = run(["list", "--names", Fixtures.font("names/no-postscript-name.ttf")])
    #expect(result.output.isEmpty)
    #expect(result.status == .success)
  }
}

@Suite("fontscan list: which faces")
struct ListFilterTests {
  static let family = Fixtures.font("family")

  func names(_ words: String..., in folder: String) -> [String] {
    let result = run(["list", "--names"] + words + [folder])
    let names = result.output.split(separator: "\n").map(String.init)
    #expect(result.status == (names.isEmpty ? .findings : .success))
    return names
  }

  /// The weights of the family stand in its row of the README: 300 400 500 600 700 900.
  @Test(arguments: [
    ("700", ["Bold", "BoldItalic"]),
    ("bold", ["Bold", "BoldItalic"]),
    ("BOLD", ["Bold", "BoldItalic"]),
    ("black", ["Black"]),
    ("thin", []),
    ("600..900", ["Black", "Bold", "BoldItalic", "SemiBold"]),
    ("600..", ["Black", "Bold", "BoldItalic", "SemiBold"]),
    ("600...700", ["Bold", "BoldItalic", "SemiBold"]),
    ("0..300", ["Light"]),
    ("301..399", []),
  ])
  func `of a weight`(weight: String, styles: [String]) {
    #expect(names("--weight", weight, in: Self.family) == styles.map { "DemoSans-" + $0 })
  }

  @Test func `of several weights`() {
    #expect(
      names("--weight", "300", "--weight=black", in: Self.family)
        == ["DemoSans-Black", "DemoSans-Light"]
    )
  }

  @Test func `of a style`() {
    #expect(
      names("--style", "italic", in: Self.family) == ["DemoSans-BoldItalic", "DemoSans-Italic"]
    )
    #expect(names("--style", "upright", in: Self.family).count == 6)
    #expect(
      names("--style=italic", "--weight=700", in: Self.family) == ["DemoSans-BoldItalic"]
    )
  }

  /// `localised-japanese-first.ttf` has the family `Demo Han` and a Japanese name beside it.
  @Test(arguments: ["Demo Han", "demo han", "デモ漢"])
  func `of a family by any of its names`(name: String) {
    #expect(names("--family", name, in: Fixtures.font("names")) == ["DemoHan-Regular"])
  }

  /// Name ID 1 of the Black is `Demo Sans Black`, since only four styles fit into a legacy family.
  @Test func `of a legacy family`() {
    #expect(names("--family", "Demo Sans Black", in: Self.family) == ["DemoSans-Black"])
  }

  @Test func `of a family that is not there`() {
    #expect(names("--family", "Demo", in: Self.family).isEmpty)
  }

  @Test func `of variable files`() {
    let folder = Fixtures.font("static-and-variable")
    #expect(
      names("--variable", in: folder)
        == ["DemoCode-Regular", "DemoCode-Regular_Bold", "DemoCode-Regular_Light"]
    )
  }

  /// `monospaced-unmarked.ttf` has one width as well and does not say so.
  @Test func `of one width for all letters`() {
    #expect(names("--monospaced", in: Fixtures.font("kinds")) == ["DemoMono-Regular"])
  }

  /// Both faces have Latin letters, only the Regular has Cyrillic ones.
  @Test(arguments: [
    ("Demo", ["DemoBilingual-Bold", "DemoBilingual-Regular"]),
    ("Деmo", ["DemoBilingual-Regular"]),
    ("D\u{200B}e\nm\u{FE0F}o", ["DemoBilingual-Bold", "DemoBilingual-Regular"]),
    ("漢", []),
  ])
  func `that have every letter of a text`(text: String, expected: [String]) {
    #expect(names("--covers", text, in: Fixtures.font("lacks-cyrillic")) == expected)
  }

  /// Of `lacks-cyrillic` only the Regular has the letters of Russian, and neither has those of
  /// Greek; Bulgarian is written with fewer letters than Russian.
  @Test(arguments: [
    (["ru"], ["DemoBilingual-Regular"]), (["ru-RU", "bg"], ["DemoBilingual-Regular"]),
    (["el"], []), (["ru", "el"], []),
  ])
  func `that can write a language`(tags: [String], expected: [String]) {
    let words = tags.flatMap { ["--language", $0] }
    let result = run(["list", "--names"] + words + [Fixtures.font("lacks-cyrillic")])
    #expect(result.output.split(separator: "\n").map(String.init) == expected)
    #expect(result.status == (expected.isEmpty ? .findings : .success))
  }

  @Test(arguments: ["zh", "xx", "not a language", ""])
  func `a language whose letters are not known is refused`(tag: String) {
    let result = run(["list", "--language=\(tag)", Self.family])
    #expect(result.status == .usage)
    #expect(result.errors.contains("--language"))
  }
}
