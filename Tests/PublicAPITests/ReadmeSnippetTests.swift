// The Swift of the README, line by line; another test holds the two together.
import DynamicType
import FileAccess
import FontRegistry
import Testing

@Suite("Snippets of the README")
struct ReadmeSnippetTests {
  private final class Printed {
    var lines: [String] = []
  }

  private let printed = Printed()

  /// Keeps what a snippet prints.
  private func print(_ items: Any...) {
    printed.lines.append(items.map { "\($0)" }.joined(separator: " "))
  }

  /// There is no such folder here; ``LibraryExampleTests`` asks the same of fonts that are there.
  @Test func `families, names and the bold partner of a face`() {
    let registry = Registry(paths: [FilePath("MyApp/Fonts")])
    for family in registry.familyNames {
      print(family, registry.fontNames(forFamilyName: family))
    }
    if let match = registry.match("ZenOldMincho-Bold"), match.kind == .exact,
      case .partner(let bold) = match.faces[0].boldPartner(among: registry.faces)
    {
      print("for Bold Text:", bold.face.postScriptName ?? "a face without a name")
    }
    #expect(printed.lines.isEmpty)
    #expect(registry.problems.map(\.kind) == [.unreadable])
  }

  /// 17 points are 48 at the largest size, which the maximum holds at 40; bold is the other face.
  @Test func `a style in the largest size with Bold Text`() throws {
    let style = try FontStyle(
      faceName: "ZenOldMincho-Regular",
      boldFaceName: "ZenOldMincho-Bold",
      textStyle: .body,
      basePointSize: 17,
      maximumPointSize: 40
    )
    let largest = TraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge,
      legibilityWeight: .bold
    )
    let font = style.font(compatibleWith: largest)
    print(font.name, font.pointSize)  // ZenOldMincho-Bold 40.0
    #expect(printed.lines == ["ZenOldMincho-Bold 40.0"])
  }
}
