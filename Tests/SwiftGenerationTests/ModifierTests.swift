import DynamicType
import FontTestSupport
import SwiftGeneration
import Testing

/// Which fonts the modifiers give to a text, where SwiftUI is stood in for.
@Suite("Generated modifiers", .enabled(if: AppleModules.compiler != nil, "there is no swiftc"))
struct ModifierTests {
  private static let styles = TextStyle.allCases.filter { $0.firstIOSVersion < 17 }

  /// Heights of the system font's lines, a row for each style.
  private static var heights: [[Double]] {
    styles.map { style in
      ContentSizeCategory.sizes.map { ScalingTable.ios.lineHeight(for: style, at: $0) ?? 0 }
    }
  }

  private static var styleList: String {
    "[\(styles.map { "." + $0.swiftUIName }.joined(separator: ", "))]"
  }

  /// Prints the font of a text in every style, size and scale.
  private static let program = """
    import SwiftUI

    @MainActor func look() {
      let styles: [Font.TextStyle] = \(styleList)
      let heights: [[Double]] = \(heights)
      let scaling: @Sendable (Font.TextStyle, DynamicTypeSize) -> (Double, Double) = { style, size in
        let row = heights[styles.firstIndex(of: style) ?? 0]
        return (row[DynamicTypeSize.allCases.firstIndex(of: size) ?? 0], row[3])
      }
      func say(_ title: String, _ view: some View) {
        print(title, fonts(of: view).map(\\.words))
      }
      Surroundings.$scaling.withValue(scaling) {
        for style in styles {
          for size in DynamicTypeSize.allCases {
            var values = EnvironmentValues()
            values.dynamicTypeSize = size
            Surroundings.$environment.withValue(values) {
              say("free \\(style) \\(size)", Text("").scaledFont(DemoSans.bold, relativeTo: style, size: 17))
              for scale in [1.0, 2, 3] {
                Surroundings.$displayScale.withValue(scale) {
                  for points in [17.0, 20] {
                    let text = Text("")
                      .scaledFont(DemoSans.bold, relativeTo: style, size: points, maximumSize: 999)
                    say("\\(style) \\(size) \\(scale) \\(points)", text)
                  }
                  say("capped", Text("").boldTextFont(DemoSans.bold, relativeTo: style, size: 17, maximumSize: 20.5))
                }
              }
            }
          }
        }
        let text = Text("").scaledFont(DemoSans.bold, size: 17, maximumSize: 999, dynamicTypeSize: .accessibility5)
        say("chosen", text)
        say("style", Text("").styledFont(FaceStyles.title))
        var values = EnvironmentValues()
        values.legibilityWeight = .bold
        values.dynamicTypeSize = .accessibility5
        Surroundings.$environment.withValue(values) {
          say("style", Text("").styledFont(FaceStyles.title))
          say("bold", Text("").boldTextFont(DemoSans.regular))
        }
      }
    }

    look()
    """

  @Test func `text is scaled once, to the whole points of UIFontMetrics on every display`() throws {
    let modules = try AppleModules(try #require(AppleModules.compiler))
    let generated = SampleFaces.plain(
      GenerationOptions(parts: [.boldText, .styles], platforms: [.swiftui])
    )
    let lines = try modules.output(
      of: Self.program,
      with: AppleModules.posing(generated, as: "iOS")
    )
    var expected: [String] = []
    var spots: [String: Double] = [:]
    for style in Self.styles {
      let metrics = try FontMetrics(forTextStyle: style)
      for (category, size) in zip(ContentSizeCategory.sizes, Self.sizes) {
        let name = "\(style.swiftUIName) \(size)"
        let points = try metrics.scaledSize(for: 17, at: category).pointSize
        let more = try metrics.scaledSize(for: 20, at: category).pointSize
        spots[name] = points
        // SwiftUI scales this one.
        expected.append("free \(name) [\"DemoSans-Bold 17.0 \(style.swiftUIName)\"]")
        for scale in ["1.0", "2.0", "3.0"] {
          // At one pixel to a point a size may be a half at most by accident.
          expected.append("\(name) \(scale) 17.0 [\"DemoSans-Bold \(points) fixed\"]")
          expected.append("\(name) \(scale) 20.0 [\"DemoSans-Bold \(more) fixed\"]")
          expected.append("capped [\"DemoSans-Bold \(min(points, 20.5)) fixed\"]")
        }
      }
    }
    expected += [
      #"chosen ["DemoSans-Bold 48.0 fixed"]"#, #"style ["DemoSans-Regular 28.0 fixed"]"#,
      // 28 * 82 / 41 would be 56, and the style ends at 40.
      #"style ["DemoSans-Bold 40.0 fixed"]"#, #"bold ["DemoSans-Bold 17.0 body"]"#,
    ]
    #expect(lines == expected)
    // By measurements of UIFontMetrics, and 17 * 20 / 22, which is half a point too much on pixels.
    #expect(spots["body accessibility5"] == 48 && spots["body xxxLarge"] == 22)
    #expect(spots["body xLarge"] == 19 && spots["body small"] == 15)
  }

  private static let sizes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]

  /// Sizes at large by the Human Interface Guidelines, from large title to caption 2.
  ///
  /// There are none of
  /// callout and subheadline for a watch, which get those of body; a television and a headset are asked,
  /// and the stand-in for them says 36.
  @Test(arguments: [
    ("iOS", [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]),
    ("macOS", [26, 22, 17, 15, 13, 13, 12, 11, 10, 10, 10]),
    ("watchOS", [36, 34, 28, 19, 16, 16, 16, 16, 13, 15, 14]),
    ("tvOS", Array(repeating: 36, count: 11)), ("visionOS", Array(repeating: 36, count: 11)),
  ])
  func `sizes that nobody gives are those of the system's own font`(
    system: String,
    sizes: [Int]
  ) throws {
    let modules = try AppleModules(try #require(AppleModules.compiler))
    let generated = SampleFaces.plain(
      GenerationOptions(parts: [.dynamicType], platforms: [.swiftui])
    )
    let lines = try modules.output(
      of: """
        import SwiftUI
        let styles: [Font.TextStyle] = \(Self.styleList)
        for style in styles { print(DemoSans.bold.font(relativeTo: style).words) }
        """,
      with: AppleModules.posing(generated, as: system)
    )
    #expect(
      lines == zip(Self.styles, sizes).map { "DemoSans-Bold \($1).0 \($0.swiftUIName)" }
    )
  }
}
