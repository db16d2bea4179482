import FileAccess
import ProjectModel
import SourceScan
import Testing

@testable import FontChecks

/// What storyboards say of the room that texts have, and of the switch that does nothing.
@Suite("Room for texts in storyboards")
struct InterfaceLayoutTests {
  private static let style = InterfaceTextRuleTests.style
  private static let face = InterfaceTextRuleTests.face
  private static let height = #"<constraint firstAttribute="height" constant="20" id="c"/>"#

  /// The lines that a rule objects to in a storyboard, whose first line is its root.
  private static func lines(_ rule: Rule, _ body: String, code: String? = nil) -> [Int] {
    let root = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">"#
    var files = [("A.storyboard", "\(root)\n\(body)\n</document>")]
    if let code { files.append(("A.swift", "import UIKit\n\(code)")) }
    return MarkedCode(files: files).drafts(of: rule).map { $0.position?.line ?? 0 }
  }

  private static func label(_ constraints: String, _ attributes: String = "") -> String {
    "<label text=\"A\" id=\"a\"\(attributes)>\(style)<constraints>\(constraints)</constraints></label>"
  }

  private static func around(_ tag: String, _ inside: String) -> String {
    "<\(tag) id=\"v\"><subviews>\n\(inside)</subviews><constraints>\(height)</constraints></\(tag)>"
  }

  @Test(arguments: [
    (label(height), 2),
    (label(#"<constraint firstAttribute="height" relation="equal" constant="44"/>"#), 2),
    (around("view", "<label id=\"a\">\(style)</label>"), 3),
    (around("stackView", "<button id=\"a\">\(style)</button>"), 3),
    (around("view", "<textField id=\"a\">\(style)</textField>"), 3),
    ("<textView id=\"a\">\(style)<constraints>\(height)</constraints></textView>", 2),
    // Of a view that names another.
    (
      """
      <view id="v"><subviews>
      <label id="a">\(style)</label></subviews><constraints>
      <constraint firstItem="a" firstAttribute="height" constant="20" id="c"/></constraints></view>
      """, 3
    ),
  ])
  func `a constant height around a text that grows is told`(body: String, line: Int) {
    // The order of constraints is theirs: a view's may stand behind its content.
    #expect(Self.lines(.fixedHeight, body) == [line])
  }

  @Test(arguments: [
    label(""), label(#"<constraint firstAttribute="width" constant="44" id="c"/>"#),
    label(#"<constraint firstAttribute="height" relation="greaterThanOrEqual" constant="44"/>"#),
    label(#"<constraint firstAttribute="height" secondItem="b" secondAttribute="height"/>"#),
    label(height, " customClass=\"PriceLabel\""),
    "<label id=\"a\">\(face)<constraints>\(height)</constraints></label>",
    "<imageView id=\"a\"><constraints>\(height)</constraints></imageView>",
    around("navigationBar", "<label id=\"a\">\(style)</label>"), "<!-- \(height) -->",
    // The height of a brother.
    "<view id=\"v\"><view id=\"w\"><constraints>\(height)</constraints></view><label id=\"a\">\(style)</label></view>",
  ])
  func `a height that may grow, or that no growing text has, is left alone`(body: String) {
    #expect(Self.lines(.fixedHeight, body) == [])
  }

  private static func labels(_ count: Int) -> String {
    String(repeating: "<label text=\"A\" id=\"a\"/>", count: count)
  }

  @Test(arguments: [
    "<scene>\(labels(4))</scene>", "<scene><viewController>\(labels(9))</viewController></scene>",
    "<scene><view><subviews>\(labels(2))<stackView>\(labels(2))</stackView></subviews></view></scene>",
    "<scene>\(labels(3))<button id=\"b\"/>\(labels(1))</scene>",
    "<scene><navigationController/>\(labels(4))</scene>",
    "<scene>\(labels(4))<imageView id=\"i\"/></scene>",
  ])
  func `a scene full of texts that does not scroll is told`(scene: String) {
    #expect(Self.lines(.noScroll, scene) == [2])
    // Each is judged by itself.
    #expect(Self.lines(.noScroll, "<scene><scrollView/></scene>\n\(scene)\n\(scene)") == [3, 4])
  }

  @Test(arguments: [
    "<scene/>", "<scene>\(labels(3))</scene>",
    "<scene>\(labels(3))</scene><scene>\(labels(3))</scene>",
    "<scene><scrollView>\(labels(8))</scrollView></scene>",
    "<scene>\(labels(8))<textView/></scene>",
    "<scene><tableViewController>\(labels(8))</tableViewController></scene>",
    "<scene><collectionView/>\(labels(8))</scene>", "<scene><wkWebView/>\(labels(8))</scene>",
    // A label without a text is filled, or stays empty; a xib is part of something.
    "<scene>\(labels(3))<label id=\"b\"/></scene>", "<objects><view>\(labels(8))</view></objects>",
  ])
  func `a scene that scrolls or has few texts is left alone`(scene: String) {
    #expect(Self.lines(.noScroll, scene) == [])
  }

  private static let adjusts = #"adjustsFontForContentSizeCategory="YES""#

  @Test(arguments: [
    "<label \(adjusts) id=\"a\">\(face)</label>",
    "<textView \(adjusts) id=\"a\">\(face)</textView>",
    "<textField \(adjusts) id=\"a\">\(face)</textField>",
    "<view id=\"v\"><subviews><label \(adjusts) id=\"a\">\(face)</label></subviews></view>",
    "<tableViewCell id=\"v\"><label \(adjusts) numberOfLines=\"0\" id=\"a\">\(face)</label></tableViewCell>",
    "<label \(adjusts) id=\"a\"><fontDescription key=\"f\" name=\"D\" family=\"D\" pointSize=\"34\"/></label>",
  ])
  func `the switch of a custom font is told`(body: String) {
    #expect(Self.lines(.interfaceBuilderAdjusts, body) == [2])
    // Code that has other names does nothing about it.
    let code = "func f(other: UILabel, font: UIFont) { other.font = font }"
    #expect(Self.lines(.interfaceBuilderAdjusts, body, code: code) == [2])
  }

  @Test(arguments: [
    "<label \(adjusts) id=\"a\">\(style)</label>", "<label id=\"a\">\(face)</label>",
    "<label adjustsFontForContentSizeCategory=\"NO\" id=\"a\">\(face)</label>",
    "<label \(adjusts) customClass=\"PriceLabel\" id=\"a\">\(face)</label>",
    "<label \(adjusts) id=\"a\"><fontDescription key=\"f\" type=\"system\" pointSize=\"17\"/></label>",
    "<navigationBar id=\"n\"><label \(adjusts) id=\"a\">\(face)</label></navigationBar>",
    "<label \(adjusts) id=\"a\"><fontDescription key=\"f\" name=\".SFUI\" pointSize=\"17\"/></label>",
  ])
  func `the switch of a text style, or of what code may set, is left alone`(body: String) {
    #expect(Self.lines(.interfaceBuilderAdjusts, body) == [])
  }

  @Test func `a font that code sets makes the switch useful`() {
    let body = """
      <viewController id="v"><label \(Self.adjusts) id="a">\(Self.face)</label><connections>
      <outlet property="price" destination="a" id="o"/></connections></viewController>
      """
    #expect(Self.lines(.interfaceBuilderAdjusts, body) == [2])
    let code = """
      final class A: UIViewController {
        @IBOutlet var price: UILabel!
        func f(_ font: UIFont) { price.font = UIFontMetrics.default.scaledFont(for: font) }
      }
      """
    #expect(Self.lines(.interfaceBuilderAdjusts, body, code: code) == [])
  }
}
