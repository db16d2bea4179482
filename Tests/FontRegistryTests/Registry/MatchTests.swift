import FileAccess
import FontRegistry
import Testing

@Suite("Looking a name up")
struct MatchTests {
  private let registry = Registry(files: [
    FontFile(
      path: FilePath("fonts/DemoSans-SemiBold.ttf"),
      faces: [
        Face(
          postScriptName: "DemoSans-SemiBold",
          fullName: "Demo Sans Semi Bold",
          family: "Demo Sans",
          familyAlsoKnownAs: ["Demo Sans SemiBold", "\u{30C7}\u{30E2}"],
          file: FilePath("fonts/DemoSans-SemiBold.ttf")
        )
      ]
    ),
    FontFile(
      path: FilePath("fonts/regular-font.otf"),
      faces: [
        Face(
          postScriptName: "DemoSans",
          fullName: "Demo Sans",
          family: "Demo Sans",
          file: FilePath("fonts/regular-font.otf")
        )
      ]
    ),
  ])

  @Test(arguments: [
    ("DemoSans-SemiBold", NameMatch.Kind.exact, ["DemoSans-SemiBold"]),
    ("DemoSans", .exact, ["DemoSans"]),
    ("Demo Sans Semi Bold", .fullName, ["DemoSans-SemiBold"]),
    // The full name of one face and the family of both: the full name says more.
    ("Demo Sans", .fullName, ["DemoSans"]),
    ("Demo Sans SemiBold", .family, ["DemoSans-SemiBold"]),
    ("\u{30C7}\u{30E2}", .family, ["DemoSans-SemiBold"]),
    ("DemoSans-SemiBold.ttf", .fileName, ["DemoSans-SemiBold"]),
    ("regular-font", .fileName, ["DemoSans"]),
    ("demosans-semibold", .near, ["DemoSans-SemiBold"]),
    ("DemoSans-DemiBold", .near, ["DemoSans-SemiBold"]),
    ("DemoSans-Regular", .near, ["DemoSans"]),
    ("DemoSnas-SemiBold", .near, ["DemoSans-SemiBold"]),
  ])
  func `the best kind of match is told`(name: String, kind: NameMatch.Kind, faces: [String]) throws
  {
    let match = try #require(registry.match(name))
    #expect(match.kind == kind)
    #expect(match.faces.map(\.postScriptName) == faces)
  }

  @Test(arguments: ["Helvetica", "", "D", "DemoSans-Black"])
  func `a name that is like none leads nowhere`(name: String) {
    #expect(registry.match(name)?.faces.map(\.postScriptName) == nil)
  }

  @Test func `a decomposed spelling is not the same name`() {
    let registry = Registry(files: [
      FontFile(path: FilePath("a"), faces: [Face(postScriptName: "Caf\u{E9}", family: "x")])
    ])
    #expect(registry.match("Cafe\u{301}")?.kind != .exact)
  }

  @Test func `a name of a million letters is answered at once`() {
    let long = String(repeating: "Demo", count: 250_000)
    #expect(registry.match(long)?.kind == nil)
  }
}
