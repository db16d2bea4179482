import FileAccess
import FontChecks
import FontRegistry
import FontTestSupport
import ProjectModel
import Testing

@Suite("Declared fonts")
struct DeclaredTests {
  /// What is said of a bundle by the rules about declared fonts.
  private func findings(_ subject: BundleSubject) throws -> [Finding] {
    Validation(
      subject: Subject(root: FilePath("App.app"), bundles: [subject]),
      selection: try RuleSelection(only: ["declared"])
    ).findings
  }

  @Test func `a healthy list has no finding`() throws {
    #expect(try findings(.example(.example("Demo.ttf"), .example("Fonts/Demo-Bold.ttf"))) == [])
  }

  @Test func `an entry is one fault at most, and points at its line`() throws {
    let found = try findings(
      .example(
        list: ["Missing.ttf", "DEMO.ttf", "Bold.ttf", "Icons", "Kit.ttf", "*.otf"],
        .example("Demo.ttf"),
        .example("Fonts/Bold.ttf"),
        .example("Icons.ttf"),
        inner: [.example("Kit.bundle", kind: .resourceBundle, .example("Kit.ttf"))]
      )
    )
    // The list of an example starts at line 7.
    #expect(
      found.map { "\($0.line ?? 0) \($0.rule)" } == [
        "7 declared/file-missing", "8 declared/case-mismatch", "9 declared/wrong-path",
        "10 declared/malformed-entry", "11 declared/not-in-target", "12 declared/malformed-entry",
      ]
    )
    #expect(
      found.map { $0.suggestion ?? "-" } == [
        "-", "Demo.ttf", "Fonts/Bold.ttf", "Icons.ttf", "-", "-",
      ]
    )
    #expect(found.allSatisfy { $0.severity == .error && $0.target == "App.app" })
  }

  /// Each entry looks at the fonts of its own name alone, or four thousand of both take minutes.
  @Test func `a long list of wrong letter cases is judged in no time`() {
    let names = (0..<4000).map { "Demo\($0).ttf" }
    var plist = InfoPlist(path: FilePath("App.app/Info.plist"), kind: .xml)
    plist.fontLists = [.example(names.map { .text($0.uppercased()) })]
    var bundle = AppBundle(
      target: "App.app",
      kind: .application,
      layout: .built,
      path: FilePath("App.app")
    )
    bundle.infoPlist = plist
    let fonts = names.map { SubjectFont.example($0) }
    var outcomes: [EntryOutcome] = []
    let seconds = ThreadTime.seconds {
      outcomes = BundleSubject(bundle: bundle, fonts: fonts).entries.map(\.outcome)
    }
    #expect(outcomes == names.map { .otherCase(FilePath($0)) })
    #expect(seconds < 20)
  }

  /// Hundreds of fonts and thousands of entries of two hundred letters each: comparing all of them
  /// letter by letter would take hours.
  @Test func `thousands of long names that are all missing end without the nearest`() {
    let filler = String(repeating: "abcdefghij", count: 19)
    let fonts = (0..<500).map { SubjectFont.example("\(filler)\($0).ttf") }
    let list = (0..<2000).map { "x\(filler)\($0)y.ttf" }
    let bundle = BundleSubject.example(list: list).bundle
    let outcomes = BundleSubject(bundle: bundle, fonts: fonts).entries.map(\.outcome)
    #expect(outcomes.count == 2000)
    // The first still get an answer.
    #expect(outcomes.first == .missing(nearest: FilePath("\(filler)0.ttf")))
    #expect(outcomes.last == .missing(nearest: nil))
  }

  @Test func `an entry without extension is told the file`() throws {
    let found = try findings(.example(list: ["DemoIcons"], .example("DemoIcons.ttf")))
    #expect(found.map(\.message) == ["'DemoIcons' has no extension; the file is 'DemoIcons.ttf'"])
  }

  @Test func `a file without extension that an entry names exactly is found`() throws {
    #expect(try findings(.example(list: ["DemoIcons"], .example("DemoIcons"))) == [])
  }

  @Test(arguments: [
    "Kit.bundle/Kit.ttf", "Kit.bundle/../Kit.bundle/./Kit.ttf", "../App.app/Demo.ttf",
  ])
  func `a path that leads to a font is no fault`(entry: String) throws {
    let subject = BundleSubject.example(
      list: [entry, "Demo.ttf"],
      .example("Demo.ttf"),
      inner: [.example("Kit.bundle", kind: .resourceBundle, .example("Kit.ttf"))],
      outer: [.example("App.app", kind: .application, .example("Demo.ttf"))]
    )
    #expect(try findings(subject) == [])
  }

  @Test func `a path that begins with a dot is no fault`() throws {
    #expect(try findings(.example(list: ["./Demo.ttf"], .example("Demo.ttf"))) == [])
  }

  @Test func `two entries that lead to one file are a duplicate`() throws {
    let subject = { (list: [String], layout: AppBundle.Layout) in
      BundleSubject.example(list: list, .example("Fonts/Demo.ttf"), layout: layout)
    }
    let found = try findings(subject(["Demo.ttf", "Fonts/Demo.ttf"], .sources))
    #expect(found.map(\.place) == ["declared/duplicate Fonts/Demo.ttf"])
    #expect(found.map(\.line) == [8])
    let built = try findings(subject(["./Fonts/Demo.ttf", "Fonts/Demo.ttf"], .built))
    #expect(built.map(\.rule) == ["declared/duplicate"])
    // Of a list with two such files the short entry may mean either.
    let two = BundleSubject.example(
      list: ["Demo.ttf", "A/Demo.ttf", "B/Demo.ttf"],
      .example("A/Demo.ttf"),
      .example("B/Demo.ttf"),
      layout: .sources
    )
    #expect(try findings(two) == [])
  }

  @Test func `the lists of two devices may spell a file in two ways`() throws {
    let subject = BundleSubject.example(list: ["Demo.ttf"], .example("Demo.ttf")) {
      $0.fontLists.append(.example([.text("./Demo.ttf")], key: "UIAppFonts~ipad"))
    }
    #expect(try findings(subject) == [])
  }

  @Test(arguments: ["../Demo.ttf", "Fonts//Demo.ttf"])
  func `a path that no sources make is explained`(entry: String) throws {
    let found = try findings(
      .example(list: [entry], .example("Fonts/Demo.ttf"), layout: .sources)
    )
    #expect(found.map(\.rule) == ["declared/wrong-path"])
    let message = try #require(found.first).message
    #expect(message.contains("'Fonts/Demo.ttf', a path that does not end in what is declared"))
    #expect(message.contains("one slash too many") == entry.contains("//"))
  }

  @Test func `a folder of sources compares the ends of paths`() throws {
    let subject = { (list: [String]) in
      BundleSubject.example(list: list, .example("Resources/Fonts/Demo.ttf"), layout: .sources)
    }
    #expect(try findings(subject(["Demo.ttf"])) == [])
    #expect(try findings(subject(["Fonts/Demo.ttf"])) == [])
    let wrong = try findings(subject(["Assets/Demo.ttf"]))
    #expect(wrong.map(\.rule) == ["declared/wrong-path"])
    let cased = try findings(subject(["fonts/demo.ttf"]))
    #expect(cased.map(\.rule) == ["declared/case-mismatch"])
    #expect(cased.map(\.suggestion) == ["Fonts/Demo.ttf"])
  }

  /// Names are bytes; file systems of Apple may take one for the other, which nobody here can try.
  @Test(arguments: [("Caf\u{E9}.ttf", "Cafe\u{301}.ttf"), ("Cafe\u{301}.ttf", "Caf\u{E9}.ttf")])
  func `a name with other bytes for the same accents is a note`(
    entry: String,
    file: String
  ) throws {
    let found = try findings(.example(list: [entry], .example(file)))
    #expect(found.map { "\($0.rule) \($0.severity)" } == ["declared/file-missing note"])
    #expect(found.first?.message.contains("other bytes for the same accents") ?? false)
    // Other letters are another file.
    let other = try findings(.example(list: ["Cafe.ttf"], .example(file)))
    #expect(other.map(\.severity).contains(.error))
  }

  @Test func `an unresolved variable is a note in sources, and missing in a built app`() throws {
    let sources = try findings(.example(list: ["$(FONT).ttf"], layout: .sources))
    #expect(sources.map { "\($0.rule) \($0.severity)" } == ["declared/malformed-entry note"])
    let built = try findings(.example(list: ["$(FONT).ttf"]))
    #expect(
      built.map { "\($0.rule) \($0.severity)" } == [
        "declared/file-missing error", "declared/malformed-entry note",
      ]
    )
  }

  /// Nobody knows what a build puts there; in a built app nothing is put there any more.
  @Test(arguments: [
    ("$(BRAND)-Bold.ttf", AppBundle.Layout.sources, false), ("${BRAND}-Bold.ttf", .sources, false),
    ("Demo$(W:lower).ttf", .sources, false), ("$(BRAND)-Light.ttf", .sources, true),
    ("$(BRAND)-Bold.ttf", .built, true), ("$(FONT).ttf", .sources, false),
    ("$(FONT)", .sources, false), ("$(FONT).otf", .sources, true),
  ])
  func `a font that an unresolved variable may name is not called undeclared`(
    entry: String,
    layout: AppBundle.Layout,
    isTold: Bool
  ) throws {
    let found = try findings(.example(list: [entry], .example("Demo-Bold.ttf"), layout: layout))
    #expect(found.contains { $0.rule == "declared/undeclared" } == isTold)
  }

  @Test func `five fonts of which three are declared are two findings at the list`() throws {
    let found = try findings(
      .example(
        list: ["A.ttf", "B.ttf", "C.ttf"],
        .example("A.ttf"),
        .example("B.ttf"),
        .example("C.ttf"),
        .example("D.ttf"),
        .example("E.ttf")
      )
    )
    #expect(found.map(\.place) == ["declared/undeclared D.ttf", "declared/undeclared E.ttf"])
    // The list of an example is on line 6.
    #expect(found.allSatisfy { $0.line == 6 && $0.file == FilePath("App.app/Info.plist") })
    #expect(found.allSatisfy { $0.severity == .warning })
  }

  @Test func `a font that an ignored setting names is not undeclared as well`() throws {
    let subject = BundleSubject.example(list: [], .example("Demo.ttf")) {
      $0.ignoredFontList = .example([.text("Demo.ttf")], key: "INFOPLIST_KEY_UIAppFonts")
    }
    #expect(try findings(subject).map(\.rule) == ["declared/ignored-setting"])
  }

  @Test func `web fonts and what is no font are not asked to be declared`() throws {
    let subject = BundleSubject.example(
      list: [],
      .example("Web/Demo.woff", container: .woff),
      .example("Pointer.ttf", container: nil, problem: .example(.gitLFSPointer))
    )
    #expect(try findings(subject) == [])
  }

  @Test func `an entry three times is two findings with fingerprints of their own`() throws {
    let found = try findings(
      .example(list: ["Demo.ttf", "Demo.ttf", "Demo.ttf"], .example("Demo.ttf"))
    )
    #expect(found.map(\.rule) == ["declared/duplicate", "declared/duplicate"])
    #expect(found.map(\.line) == [8, 9])
    #expect(Set(found.map(\.fingerprint)).count == 2)
  }

  @Test func `lists for two devices may name the same file`() throws {
    let subject = BundleSubject.example(.example("Demo.ttf")) {
      $0.fontLists.append(.example([.text("Demo.ttf")], key: "UIAppFonts~ipad"))
    }
    #expect(try findings(subject) == [])
  }

  @Test(arguments: [AppBundle.Kind.framework, .resourceBundle])
  func `a list that nobody reads is one finding, whatever is in it`(kind: AppBundle.Kind) throws {
    let found = try findings(.example(list: ["", "Gone.ttf", "Gone.ttf"], kind: kind))
    #expect(found.map(\.rule) == ["declared/ignored-bundle"])
    // At the key, which is on line 5 in an example.
    #expect(found.map(\.line) == [5])
  }

  /// U+FFFD is no part of the name, and pasting it would lead nowhere.
  @Test func `a name that is no UTF-8 is told and not suggested`() throws {
    let name = Array("DemoCondensedCaf".utf8) + [0xE9] + Array(".ttf".utf8)
    func subject(list: [String], folder: String) -> BundleSubject {
      let path = FilePath("App.app").appending(Array(folder.utf8) + name)
      return .example(
        list: list,
        SubjectFont(
          bundled: BundledFont(path: path, bundlePath: FilePath(bytes: Array(folder.utf8) + name)),
          file: FontFile(path: path, size: 60_000, container: .sfnt)
        )
      )
    }
    let undeclared = try findings(subject(list: [], folder: "Fonts/"))
    #expect(undeclared.map(\.rule) == ["declared/undeclared"])
    #expect(undeclared.map(\.suggestion) == [nil])
    #expect(undeclared[0].message.contains("DemoCondensedCaf\u{FFFD}.ttf"))
    let nearest = try findings(subject(list: ["DemoCondensedCaf.ttf"], folder: ""))
      .filter { $0.rule == "declared/file-missing" }
    #expect(nearest.count == 1)
    #expect(nearest.map(\.suggestion) == [nil])
    #expect(nearest.allSatisfy { $0.message.contains("the nearest is") })
  }

  @Test func `a bundle of tests is not judged`() throws {
    #expect(try findings(.example(list: ["Gone.ttf"], kind: .testBundle)) == [])
  }

  @Test func `a Mac app is judged by its own key alone`() throws {
    let list = try findings(.example(list: ["Gone.ttf"], .example("Demo.ttf"), platform: .macOS))
    #expect(list.map(\.rule) == ["declared/mac-path"])
    let outside = try findings(
      .example(list: [], .example("Fonts/Demo.ttf"), .example("Other.ttf"), platform: .macOS) {
        $0.applicationFontsPath = DeclaredEntry(
          value: .text("Fonts/"),
          position: SourcePosition(line: 9, column: 2, byte: 90)
        )
      }
    )
    #expect(outside.map(\.place) == ["declared/undeclared Other.ttf"])
    #expect(outside.map(\.line) == [9])
  }

  @Test func `fonts of a Mac app may be a file and need not all be named`() throws {
    let found = try findings(
      .example(list: [], .example("Demo.ttf"), platform: .macOS) {
        $0.applicationFontsPath = DeclaredEntry(
          value: .text("Demo.ttf"),
          position: SourcePosition(line: 9, column: 2, byte: 90)
        )
      }
    )
    #expect(found == [])
  }

  @Test func `a font in an extension alone is not in its app, and the other way round`() throws {
    let app = try findings(
      .example(
        list: ["Demo.ttf"],
        inner: [.example("W.appex", kind: .appExtension, .example("Demo.ttf"))]
      )
    )
    #expect(app.map(\.rule) == ["declared/not-in-target"])
    #expect(app[0].message.contains("'W.appex'"))
  }
}
