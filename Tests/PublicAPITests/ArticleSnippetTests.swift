// The Swift of the articles in FontRegistry.docc, line by line; another test holds the two together.
import DynamicType
import FileAccess
import FontRegistry
import Testing

@Suite("Snippets of the articles on FontRegistry")
struct ArticleSnippetTests {
  private let fonts = FilePath(Checkout.path + "/fixtures/fonts/family")
  private let otherFonts = FilePath(Checkout.path + "/fixtures/fonts/metrics/line-gap.ttf")

  @Test func `the landing page lists a family`() {
    let registry = Registry(paths: [fonts])
    let families = registry.familyNames  // Demo Sans
    let names = registry.fontNames(forFamilyName: "Demo Sans")
    // DemoSans-Light, DemoSans-Regular, DemoSans-Italic, DemoSans-Medium, DemoSans-SemiBold, …
    #expect(families == ["Demo Sans"])
    #expect(
      names.prefix(5) == [
        "DemoSans-Light", "DemoSans-Regular", "DemoSans-Italic", "DemoSans-Medium",
        "DemoSans-SemiBold",
      ]
    )
    #expect(names.count == 8)
  }

  @Test func `a table is attached to a face`() throws {
    let registry = Registry(paths: [fonts], questions: .details)
    #expect(registry.match("DemoSans-Regular")?.kind == .exact)
    guard let face = registry.match("DemoSans-Regular")?.faces.first else { return }
    let scaler = try FaceScaler(face)
    let line = try scaler.metrics(at: 17)
    let heights = (line.ascender, line.descender, line.lineHeight)  // 16.15, -4.25, 20.4
    #expect(heights == (16.15, -4.25, 20.4))

    let sizes = try FontSizeTable(.ios, styles: [.body, .caption1])
    let rows = scaler.rows(of: sizes)
    let largest = rows.filter { $0.cell.size.category == .accessibilityExtraExtraExtraLarge }
    let pointSizes = largest.map(\.cell.size.pointSize)  // 48, 38
    let lineHeights = largest.map(\.metrics.lineHeight)  // 57.6, 45.6
    #expect(pointSizes == [48, 38])
    #expect(lineHeights == [57.6, 45.6])
  }

  @Test func `notes say what numbers do not`() throws {
    let odd = Registry(paths: [otherFonts], questions: .details)
    let notes = try odd.faces.flatMap { try FaceScaler($0).notes }  // a line gap of 250
    #expect(notes == [.gap(250)])
  }
}
