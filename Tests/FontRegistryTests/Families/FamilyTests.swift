import FileAccess
import FontRegistry
import Testing

@Suite("Families")
struct FamilyTests {
  private func registry(_ faces: [Face]) -> Registry {
    Registry(files: [FontFile(path: FilePath("all.ttc"), faces: faces)])
  }

  @Test func `families are sorted by bytes and nameless faces come last`() {
    let names = ["b", nil, "a", "B", "caf\u{E9}", "cafe\u{301}"]
    let registry = registry(names.map { Face(family: $0) })
    let expected: [String?] = ["B", "a", "b", "cafe\u{301}", "caf\u{E9}", nil]
    #expect(
      registry.families.map { $0.name.map { Array($0.utf8) } }
        == expected.map { $0.map { Array($0.utf8) } }
    )
  }

  @Test func `faces are sorted by width, weight, slant and name`() {
    let registry = registry([
      Face(postScriptName: "Demo-Bold", family: "Demo", weight: 700),
      Face(postScriptName: "Demo-Italic", family: "Demo", weight: 400, isItalic: true),
      Face(postScriptName: "Demo-Regular", family: "Demo", weight: 400),
      Face(postScriptName: "Demo-Alt", family: "Demo", weight: 400),
      Face(postScriptName: "DemoNarrow-Bold", family: "Demo", weight: 700, width: 3),
    ])
    #expect(
      registry.fontNames(forFamilyName: "Demo")
        == ["DemoNarrow-Bold", "Demo-Alt", "Demo-Regular", "Demo-Italic", "Demo-Bold"]
    )
  }

  @Test func `a face without a PostScript name is in its family but has no font name`() {
    let registry = registry([Face(family: "Demo")])
    #expect(registry.familyNames == ["Demo"])
    #expect(registry.families.first?.faces.count == 1)
    #expect(registry.fontNames(forFamilyName: "Demo").isEmpty)
  }

  @Test func `a family that is not there has no font names`() {
    #expect(
      registry([Face(postScriptName: "A", family: "Demo")]).fontNames(forFamilyName: "demo").isEmpty
    )
  }
}

@Suite("The name of a family's regular face")
struct RegularNameTests {
  @Test(
    arguments: [
      (["DemoSans", "DemoSans-Bold", "DemoSans-LightItalicPS"], "DemoSans"),
      (["DemoSans-Regular", "DemoSans-Bold"], nil),
      (["DemoSans", "DemoSans-Regular", "DemoSans-Bold"], nil),
      // One face alone, and names that do not belong together, break no rule.
      (["DemoSans"], nil),
      (["DemoSans", "DemoSerif-Bold"], nil),
      (["Demo", "DemoSans-Bold"], nil),
    ] as [([String], String?)]
  )
  func `is told when it lacks the ending that its siblings have`(
    names: [String],
    expected: String?
  ) {
    let family = Family(name: "Demo", faces: names.map { Face(postScriptName: $0) })
    #expect(family.bareRegularName == expected)
  }
}
