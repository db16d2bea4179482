import SourceScan
import Testing

@Suite
struct SwiftRegistrationTests {
  @Test(
    arguments: [
      (
        #"let u = Bundle.main.url(forResource: "Demo", withExtension: "ttf")!; CTFontManagerRegisterFontsForURL(u as CFURL, .process, nil)"#,
        ["Demo.ttf"]
      ),
      (
        #"func r(_ n: String) { guard let u = Bundle.module.url(forResource: n, withExtension: "otf") else { return }; CTFontManagerRegisterFontsForURL(u as CFURL, .process, nil) }; func all() { r("A"); r("B") }"#,
        ["A.otf", "B.otf"]
      ),
      (
        #"func r(_ n: String) { guard let p = b.path(forResource: n, ofType: "ttf"), let d = NSData(contentsOfFile: p), let q = CGDataProvider(data: d), let f = CGFont(q) else { return }; CTFontManagerRegisterGraphicsFont(f, nil) }; r("A")"#,
        ["A.ttf"]
      ),
      (
        #"enum F: String, CaseIterable { case a = "A", b = "B" }; func all() { F.allCases.forEach { r($0.rawValue) } }; func r(_ n: String) { let u = Bundle.main.url(forResource: n, withExtension: nil)!; CTFontManagerRegisterFontsForURL(u as CFURL, .process, nil) }"#,
        ["A", "B"]
      ),
      (
        #"let us = ["A", "B"].compactMap { Bundle.main.url(forResource: $0, withExtension: "ttf") }; CTFontManagerRegisterFontURLs(us as CFArray, .process, true, nil)"#,
        ["?"]
      ),
      (
        #"Bundle.main.urls(forResourcesWithExtension: "ttf", subdirectory: nil)?.forEach { CTFontManagerRegisterFontsForURL($0 as CFURL, .process, nil) }"#,
        ["?"]
      ),
      (
        #"func r(_ n: String) { CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: n) as CFURL, .process, nil) }"#,
        ["?"]
      ),
      // One call is known, the other is not: it may be any font.
      (
        #"func r(_ n: String) { CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: n) as CFURL, .process, nil) }; r("A.ttf"); r(x)"#,
        ["?", "A.ttf"]
      ),
      (#"FontFamily.registerAllCustomFonts()"#, ["?"]),
      (#"UIFont.registerFont(withFilename: "A.ttf", bundle: b)"#, ["?"]),
      (#"let u = Bundle.main.url(forResource: "Demo", withExtension: "json")!"#, []),
      (#"register(fontName: "Demo")"#, []),
    ] as [(String, [String])]
  )
  func `a registration says which file it means, if it can be known`(
    code: String,
    files: [String]
  ) throws {
    #expect(try SwiftSketch(code).registrations.sorted() == files)
  }

  @Test func `the name of a file is no name of a font`() throws {
    let sketch = try SwiftSketch(
      #"let f = CGFont(CGDataProvider(url: b.url(forResource: "A", withExtension: "ttf")! as CFURL)!)"#
    )
    #expect(sketch.names == [])
  }

  @Test(
    arguments: [
      ("for family in UIFont.familyNames { print(family) }", 1),
      ("let names = CTFontManagerCopyAvailablePostScriptNames()", 1),
      ("let names = UIFont.fontNames(forFamilyName: family)", 1),
      (#"let names = UIFont.fontNames(forFamilyName: "Demo")"#, 0),
      ("let familyNames = people.map(\\.family)", 0),
    ]
  )
  func `going through all fonts is told`(code: String, count: Int) throws {
    #expect(try SwiftSketch(code).scan.fontListings.count == count)
  }

  @Test(
    arguments: [
      (
        #"if !UIFont.familyNames.contains("Demo") { CTFontManagerRegisterFontsForURL(u, .process, nil) }"#,
        true
      ),
      (
        #"if UIFont(name: "Demo", size: 1) == nil { for u in us { CTFontManagerRegisterFontsForURL(u, .process, nil) } }"#,
        true
      ),
      (
        #"guard UIFont.fontNames(forFamilyName: "Demo").isEmpty else { return }; CTFontManagerRegisterFontsForURL(u, .process, nil)"#,
        true
      ),
      (
        #"if UIFont(name: "Demo", size: 1) != nil { return }; CTFontManagerRegisterFontsForURL(u, .process, nil)"#,
        true
      ),
      (#"for u in us { CTFontManagerRegisterFontsForURL(u, .process, nil) }"#, false),
      (
        #"guard let u = url else { return }; CTFontManagerRegisterFontsForURL(u, .process, nil)"#,
        false
      ),
      (
        #"if UIFont(name: "Demo", size: 1) == nil { log() }; CTFontManagerRegisterFontsForURL(u, .process, nil)"#,
        false
      ),
    ]
  )
  func `behind a question whether a font is there is told`(code: String, isAsked: Bool) throws {
    let scan = try SwiftSketch("func f() { \(code) }").scan
    #expect(scan.registrations.map(\.isOnlyIfAbsent) == [isAsked])
  }
}
