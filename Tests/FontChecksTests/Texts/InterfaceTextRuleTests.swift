import FileAccess
import SourceScan
import Testing

@testable import FontChecks

/// Storyboards, and the code that is connected to them.
@Suite("Dynamic Type in storyboards")
struct InterfaceTextRuleTests {
  static let style = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
  static let face = #"<fontDescription key="fontDescription" name="D" family="D" pointSize="17"/>"#
  static let system = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#

  private func ids(_ body: String, code: String? = nil) -> [String] {
    let root = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">"#
    var files = [(file: FilePath("A.storyboard"), bytes: Array("\(root)\(body)</document>".utf8))]
    if let code { files.append((FilePath("A.swift"), Array("import UIKit\n\(code)".utf8))) }
    let scan = SourceLibrary(parsing: files).module(of: files.map(\.file))
    let subject = BundleSubject.example().running(scan)
    let rules: [Rule] = [
      .fixedSize, .doesNotAdjust, .interfaceBuilderAdjusts, .lineLimit, .shrinks, .fixedHeight,
      .noScroll,
    ]
    return rules.flatMap { rule in rule.drafts(for: subject).map { _ in rule.id } }
  }

  @Test(arguments: [
    // A text style follows when the flag is set, and takes any number of lines when that is 0.
    (
      #"<label adjustsFontForContentSizeCategory="YES" numberOfLines="0" id="a">\#(style)</label>"#,
      []
    ),
    (#"<label numberOfLines="0" id="a">\#(style)</label>"#, ["scaling/does-not-adjust"]),
    (
      #"<label adjustsFontForContentSizeCategory="YES" id="a">\#(style)</label>"#,
      ["layout/line-limit"]
    ),
    (
      #"<label adjustsFontForContentSizeCategory="YES" numberOfLines="2" id="a">\#(style)</label>"#,
      ["layout/line-limit"]
    ),
    // Points without a style.
    (#"<label id="a">\#(system)</label>"#, ["scaling/fixed-size"]),
    (#"<label id="a">\#(face)</label>"#, ["scaling/fixed-size"]),
    (#"<button id="a">\#(face)</button>"#, ["scaling/fixed-size"]),
    (#"<textField id="a">\#(system)</textField>"#, ["scaling/fixed-size"]),
    (
      #"<label id="a"><attributedString key="attributedText"><fragment content="A"><attributes><font key="NSFont" size="12" metaFont="system"/></attributes></fragment></attributedString></label>"#,
      ["scaling/fixed-size"]
    ),
    // The switch on a custom font is that rule's alone.
    (
      #"<label adjustsFontForContentSizeCategory="YES" id="a">\#(face)</label>"#,
      ["scaling/interface-builder-adjusts"]
    ),
    (
      #"<textView adjustsFontForContentSizeCategory="YES" id="a">\#(face)</textView>"#,
      ["scaling/interface-builder-adjusts"]
    ),
    // Shrinking, from 0.8 on by little.
    (
      #"<label adjustsFontForContentSizeCategory="YES" numberOfLines="0" adjustsFontSizeToFit="YES" minimumScaleFactor="0.5" id="a">\#(style)</label>"#,
      ["layout/shrinks"]
    ),
    (
      #"<label adjustsFontForContentSizeCategory="YES" numberOfLines="0" adjustsFontSizeToFit="YES" minimumScaleFactor="0.8" id="a">\#(style)</label>"#,
      []
    ),
    // Bars show their titles large in another way, and a class of the app may do anything.
    (#"<navigationBar id="n"><label id="a">\#(system)</label></navigationBar>"#, []),
    (#"<label customClass="PriceLabel" id="a">\#(system)</label>"#, []),
    (#"<segmentedControl id="a"/>"#, []),
  ])
  func `a text of a storyboard is judged by what it says`(body: String, expected: [String]) {
    #expect(ids(body) == expected)
  }

  @Test(arguments: [
    ("label.font = font", #"<label id="b">\#(face)</label>"#),
    (
      "label.font = font",
      #"<label adjustsFontForContentSizeCategory="YES" id="b">\#(face)</label>"#
    ),
    (
      "label.adjustsFontForContentSizeCategory = true",
      #"<label numberOfLines="0" id="b">\#(style)</label>"#
    ),
    (
      "label.numberOfLines = 0",
      #"<label adjustsFontForContentSizeCategory="YES" id="b">\#(style)</label>"#
    ),
  ])
  func `code that is connected to a text has the last word`(line: String, label: String) {
    let outlet = #"<connections><outlet property="label" destination="b" id="o"/></connections>"#
    let body = #"<viewController id="v">\#(label)\#(outlet)</viewController>"#
    let code = """
      final class A: UIViewController {
        @IBOutlet weak var label: UILabel!
        func setUp(_ font: UIFont) { \(line) }
      }
      """
    #expect(!ids(body).isEmpty)
    #expect(ids(body, code: code) == [])
  }

  @Test(arguments: [
    (#"<constraint firstAttribute="height" constant="20" id="c"/>"#, true),
    (#"<constraint firstAttribute="width" constant="20" id="c"/>"#, false),
    (
      #"<constraint firstAttribute="height" relation="greaterThanOrEqual" constant="20" id="c"/>"#,
      false
    ), (#"<constraint firstAttribute="height" secondItem="x" constant="20" id="c"/>"#, false),
  ])
  func `a constant height around a text that grows is told`(constraint: String, isTold: Bool) {
    let label =
      #"<label adjustsFontForContentSizeCategory="YES" numberOfLines="0" id="a">\#(Self.style)<constraints>\#(constraint)</constraints></label>"#
    #expect(ids(label) == (isTold ? ["layout/fixed-height"] : []))
  }

  @Test func `the rules that have to be enabled are off`() throws {
    let all = RuleSelection().rules.map(\.id)
    #expect(!all.contains("layout/fixed-height") && !all.contains("layout/no-scroll"))
    #expect(all.contains("layout/line-limit"))
    let enabled = try RuleSelection(enabled: ["layout/no-scroll"]).rules.map(\.id)
    #expect(enabled.contains("layout/no-scroll") && enabled.contains("scaling/fixed-size"))
    #expect(
      try RuleSelection(only: ["layout/fixed-height"]).rules.map(\.id) == ["layout/fixed-height"]
    )
  }
}
