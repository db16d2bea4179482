import DynamicType
import FontTestSupport
import SwiftGeneration
import Testing

/// What generated code does where Apple's frameworks are stood in for.
@Suite("Generated code runs", .enabled(if: AppleModules.compiler != nil, "there is no swiftc"))
struct RunTests {
  /// Prints what a test looks at, a line each.
  private static let program = #"""
    import CoreText
    import SwiftUI
    import UIKit

    print("cases", DemoSans.allCases.map { "\($0) \($0.postScriptName) \($0.isItalic) \($0.weight ?? 0) \($0.file)" })

    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption1, .caption2,
    ]
    let categories = [
      "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL", "AccessibilityXL",
      "AccessibilityXXL", "AccessibilityXXXL",
    ].map { UIContentSizeCategory(rawValue: "UICTContentSizeCategory" + $0) }
    for style in styles {
      let font = DemoSans.regular.font(forTextStyle: style)
      print("large", style.rawValue, font.fontName, font.pointSize)
      for category in categories {
        let size = IOS10FontSizes.size(of: style, in: category) ?? -1
        print("ios10", style.rawValue, category.rawValue, size)
        if size > 0 {
          let font = DemoSans.bold.fontForIOS10(forTextStyle: style, category: category)
          precondition(font.fontName == "DemoSans-Bold" && font.pointSize == size)
        }
      }
    }
    print("own", DemoSans.bold.font(forTextStyle: .body, size: 20, category: .extraLarge).pointSize)
    print("maximum", DemoSans.bold.font(forTextStyle: .body, maximumPointSize: 30, category: .extraLarge).pointSize)
    print("other", DemoSans.bold.font(forTextStyle: .extraLargeTitle).pointSize)
    print("ios10 unspecified", DemoSans.bold.fontForIOS10(forTextStyle: .body, category: .unspecified).pointSize)
    for category in [UIContentSizeCategory.large, .extraLarge] {
      let title = DemoSans.bold.fontForIOS10(forTextStyle: .largeTitle, category: category)
      print("ios10 later", title.fontName, title.pointSize)
    }
    print("ios10 own later", DemoSans.bold.fontForIOS10(forTextStyle: .largeTitle, category: .small, size: 20).pointSize)
    print("none", NotThere.regular.font(forTextStyle: .body).fontName)
    print("none", NotThere.regular.fontForIOS10(forTextStyle: .body, category: .small).fontName)
    print("ios10 own", DemoSans.bold.fontForIOS10(forTextStyle: .body, category: .extraExtraExtraLarge, size: 34).pointSize)

    print("bold", DemoSans.allCases.map(\.boldName))
    let label = BoldTextLabel(frame: .zero)
    print("label", label.numberOfLines, label.adjustsFontForContentSizeCategory)
    let stored = BoldTextLabel(coder: NSCoder())
    print("label", stored?.numberOfLines ?? -1, stored?.adjustsFontForContentSizeCategory ?? false)
    label.setFace(DemoSans.regular, forTextStyle: .body)
    for weight in [UILegibilityWeight.regular, .bold, .bold, .regular] {
      label.change(UITraitCollection(.large, weight))
      print("label", label.font.fontName, label.font.pointSize)
    }
    label.setStyle(FaceStyles.title)
    label.change(UITraitCollection(.large, .bold))
    print("label", label.font.fontName, label.font.pointSize)

    let style = FaceStyles.title
    print("style", style.faceName, style.boldFaceName ?? "-", style.textStyle, style.baseSize, style.maximumSize ?? 0)
    print("style", style.font().pointSize, style.font(category: .extraLarge, isBold: true).pointSize, FaceStyles.priceTag.font(isBold: true).fontName)
    print("style", FaceStyles.defaultStyle.textStyle)

    let view = UIView(frame: .zero)
    view.showLargeContent(title: "One")
    view.showLargeContent(image: UIImage())
    print("viewer", view.showsLargeContentViewer, view.largeContentTitle ?? "-", view.largeContentImage != nil, view.interactions.count)

    print("swiftui", DemoSans.bold.font(relativeTo: .caption).words, DemoSans.bold.font(relativeTo: .body, size: 20).words)

    print("files", FontFiles.names, FontFiles.register(in: .main))

    var count = 0
    var observer: TextSizeObserver? = TextSizeObserver { count += 1 }
    NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
    print("observed", count, observer != nil)
    observer = nil
    NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
    print("observed", count)
    """#

  @Test func `sizes, faces and styles are those of the tables, the fonts and the sheet`() throws {
    let modules = try AppleModules(try #require(AppleModules.compiler))
    let parts = Set(GenerationOptions.Part.allCases).subtracting([.tests])
    let missing = FaceDescription(
      postScriptName: "NoSuchFont",
      family: "Not There",
      style: "Regular",
      file: "None.ttf"
    )
    let source = GeneratedSource(
      FaceNaming(SampleFaces.all.prefix(3) + [missing]),
      partners: SampleFaces.partners,
      styles: SampleFaces.styles,
      options: GenerationOptions(parts: parts)
    )
    let generated = AppleModules.posing(source.text, as: "iOS")
    let lines = try modules.output(of: Self.program, with: generated)
    var expected = [
      """
      cases ["regular DemoSans-Regular false 400.0 Demo.ttf", "italic DemoSans-Italic true 400.0 Demo.ttf", \
      "bold DemoSans-Bold false 700.0 Demo.ttf"]
      """
    ]
    for style in TextStyle.allCases where style.firstIOSVersion < 17 {
      let large = try #require(ScalingTable.ios.pointSize(for: style, at: .large))
      expected.append("large \(style.rawValue) DemoSans-Regular \(large)")
      for category in ContentSizeCategory.sizes {
        let size = ScalingTable.ios10.pointSize(for: style, at: category) ?? -1
        expected.append("ios10 \(style.rawValue) \(category.rawValue) \(size)")
      }
    }
    expected += [
      // The stand-in doubles sizes away from large, and says 36 for the system's.
      "own 40.0", "maximum 30.0", "other 36.0",
      // A style that iOS 10 lacks grows as the system's, from its own size or another.
      "ios10 unspecified 17.0", "ios10 later DemoSans-Bold 36.0", "ios10 later DemoSans-Bold 72.0",
      "ios10 own later 40.0", "none system UICTFontTextStyleBody",
      "none system UICTFontTextStyleBody",
      // 34 * 23 / 17.
      "ios10 own 46.0",
      #"bold ["DemoSans-Bold", "DemoSans-Bold", "DemoSans-Bold"]"#,
      // A storyboard's label has the lines that it had.
      "label 0 true", "label 1 true", "label DemoSans-Regular 17.0", "label DemoSans-Bold 17.0",
      "label DemoSans-Bold 17.0", "label DemoSans-Regular 17.0", "label DemoSans-Bold 28.0",
      "style DemoSans-Regular DemoSans-Bold title1 28.0 40.0", "style 28.0 40.0 DemoSans-Italic",
      "style caption2", "viewer true One true 1",
      "swiftui DemoSans-Bold 12.0 caption DemoSans-Bold 20.0 body",
      // The file is not in the bundle of the program.
      #"files ["Demo.ttf", "None.ttf"] ["Demo.ttf", "None.ttf"]"#, "observed 1 true", "observed 1",
    ]
    #expect(lines == expected)
  }
}
