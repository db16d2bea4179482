import FileAccess
import FontTestSupport
import SourceScan
import Testing

/// Code about texts that does not compile, and such as nobody writes.
@Suite
struct HostileTextTests {
  /// On the third line there is a text of a fixed size, and in Swift a control that stays small.
  private static let swift = """
    import UIKit; import SwiftUI
    let label = UILabel()
    func f() { label.font = .systemFont(ofSize: 17) }

    """
  private static let objectiveC = """
    #import <UIKit/UIKit.h>
    void f(void) { UILabel *label = [UILabel new];
    label.font = [UIFont systemFontOfSize:17]; }

    """

  private static func texts(_ text: String, _ name: String = "A.swift") -> ModuleTexts {
    let file = FilePath(name)
    return SourceLibrary(parsing: [(file, Array(text.utf8))]).module(of: [file]).texts
  }

  private static let cutShort = [
    "label.font =", "label.font = .", "label.font = UIFont(", "label.font = (", "label.font = a ?",
    ".font(", "Text(\"a\").font(", "Text(\"a\").font(.system(size:", "Button {", "Button(action: {",
    "Button { } label: {", "Button(action: a) { Image(\"a\").font(.system(size: 1))",
    "@ScaledMetric",
    "@ScaledMetric var a =", "UIFontMetrics", "UIFontMetrics(forTextStyle: .body).scaledFont(for:",
    "a.titleLabel?.font", "a?.b!.font = ?", "[a, b].forEach { $0.font =", "label.numberOfLines =",
    ".lineLimit(", "minimumScaleFactor(", "label.minimumScaleFactor = -", "dynamicTypeSize(...",
    "case .accessibilityMedium: ", "switch a { case .accessibility1", "[.accessibilityMedium:",
    "isBoldTextEnabled { label.font = label.font", "registerForTraitChanges([", "#Preview {",
    "Image(\"a\").frame(width:", "showsLargeContentViewer", "func a(_ font: UIFont = ", "}}}}",
    "))))",
    "struct TabBar: View { var body: some View { Button(",
    "x.heightAnchor.constraint(equalToConstant:",
    "#if A\nlabel.font = .systemFont(ofSize: 1)\n#else", "#if os(iOS", "#endif\n#endif", "#elseif",
    "#a(label.font)", "@A(.font) label.font = #b { .font }", "\"\\(label.font = \"", "/* .font",
  ]

  @Test(arguments: cutShort)
  func `Swift that ends or goes wrong anywhere is read`(end: String) {
    #expect(Self.texts(Self.swift + end).settings.first?.location.line == 3)
    #expect(Self.texts(Self.swift + end + "\n" + end).settings.first?.location.line == 3)
    // What stands before may swallow the code, but nothing ends or is found elsewhere.
    let before = Self.texts("import UIKit\n\(end)\n\(Self.swift)").settings
    #expect(before.allSatisfy { $0.location.line <= 5 + end.count })
  }

  @Test(arguments: [
    "[label setFont:", "label.font =", "label.font = [", "[[UIFontMetrics", "[UIFont",
    "[UIFont fontWithName:", "[UIFont systemFontOfSize:17 weight:", "label.numberOfLines = ",
    "@implementation", "@implementation A : UILabel {", "- (void)draw", "}}}}", "]]]]",
    "[a setFont:b ? c : d", "#define A label.font = ", "#if A\nlabel.font = x;\n#else", "#endif",
    "@property (nonatomic) UILabel *", "UIFont *a = *b = UIFont *", "self->_a.font = ^{",
    "a.b.c.font",
  ])
  func `Objective-C that ends or goes wrong anywhere is read`(end: String) {
    #expect(Self.texts(Self.objectiveC + end, "A.m").settings.first?.location.line == 3)
    #expect(
      Self.texts(Self.objectiveC + end + "\n" + end, "A.m").settings.first?.location.line == 3
    )
  }

  @Test(arguments: [
    "(", "[", "{", "label.font = ", "label.font = (", "a ? ", "a ?? ", "f { ", "Button { ",
    "Button(action: a) { ", ".font(", "Text(\"a\").font(", ".font(.body)", "UIFont(name: n, size: ",
    "UIFontMetrics.default.scaledFont(for: ", "if isBoldTextEnabled { ",
    "switch a { case .accessibility1: ",
    "#if A\n", "#if A\n.font\n#endif\n", "#m(.font) ", "@A var a: UILabel = ",
    "[.accessibilityMedium: ",
    "let a = UILabel(); ", "func f(label: UILabel) { label.font = ", "class TabBar: UIView { ",
    "struct A: View { var body: some View { ", "label.numberOfLines = 1; ", ".lineLimit(1)",
    "a.b.", "\"\\(.font", "$0.font = ", "1 + ", "17 * (", "case .accessibilityMedium: 17\n",
    "label.font = label.font.bold; ", "UIView().showsLargeContentViewer = true; ",
    "class TabBar { let b = UIButton(); func f() { b.titleLabel?.font = .systemFont(ofSize: 9) } }; ",
    "b.setImage(UIImage(named: n), for: .normal); ", "} label: { ",
    "let f = a.font; label.font = f; ", "return ", "Image(\"a\").resizable().frame(width: 1)",
    "-> ",
  ])
  func `the time for Swift is in proportion to the length`(part: String) {
    let isInProportion = ThreadTime.isInProportion(size: 6_000 / part.utf8.count) { count in
      _ = Self.texts(Self.swift + String(repeating: part, count: count))
    }
    #expect(isInProportion)
  }

  @Test(arguments: [
    "(", "[", "{", "label.font = ", "[label setFont:", "a ? ", "[UIFont systemFontOfSize:",
    "[[UIFontMetrics defaultMetrics] scaledFontForFont:", "UILabel *a = ", "UIFont *f = f; ",
    "- (void)layoutSubviews { ", "@implementation A : UILabel\n", "#define A label.font\n",
    "#if A\n",
    "label.font = f; ", "label.numberOfLines = 1; ", "a.b.", "self->",
    "{ UIFont *f = f; label.font = f; ",
    "label.adjustsFontForContentSizeCategory = YES; ", "preferredContentSizeCategory ",
  ])
  func `the time for Objective-C is in proportion to the length`(part: String) {
    let isInProportion = ThreadTime.isInProportion(size: 6_000 / part.utf8.count) { count in
      _ = Self.texts(Self.objectiveC + String(repeating: part, count: count), "A.m")
    }
    #expect(isInProportion)
  }

  @Test(arguments: [("f(", ")"), ("[", "]"), ("f { ", " }")])
  func `a hundred thousand brackets within each other need no stack`(open: String, close: String) {
    let (open, close) = (
      String(repeating: open, count: 100_000), String(repeating: close, count: 100_000)
    )
    SmallStack.run {
      let swift = Self.texts("\(Self.swift)label.font = \(open)17\(close)\n")
      #expect(swift.settings.first?.location.line == 3)
      let view = Self.texts("\(Self.swift)let v = Text(\"a\")\(open).font(.body)\(close)\n")
      #expect(view.settings.first?.location.line == 3)
      let other = Self.texts(
        "\(Self.objectiveC)void g() { label.font = \(open)17\(close); }",
        "A.m"
      )
      #expect(other.settings.first?.location.line == 3)
    }
  }

  /// Both branches of a condition that is not known are read; one that no app for iOS has is not.
  @Test func `conditions are taken apart wherever they stand`() {
    let code = """
      import UIKit
      let label = UILabel()
      func f() {
      #if DEBUG
        label.font =
      #if os(macOS)
          .systemFont(ofSize: 10)
      #else
          .systemFont(ofSize: 11)
      #endif
      #elseif os(watchOS) || os(macOS)
        label.font = .systemFont(ofSize: 12)
      #else
        label.font = .systemFont(ofSize: 13)
      #endif
      #if
        label.font = .systemFont(ofSize: 14)
      """
    let points = Self.texts(code).settings.compactMap(\.fact.font?.points)
    #expect(Set(points).isSubset(of: [11, 13, 14]))
    #expect(points.contains(13))
  }

  @Test func `a file of five megabytes is read to its end`() {
    let filler = String(
      repeating: "let title = \"label.font = 1\" // label.font = 2\n",
      count: 112_000
    )
    #expect(filler.utf8.count > 5 << 20)
    let text = Self.texts(Self.swift + filler + "func g() { label.font = .systemFont(ofSize: 12) }")
    #expect(text.settings.map(\.location.line) == [3, 112_004])
  }

  /// What depends on how many marks there are is bounded: a text that is set in a thousand functions, each
  /// of which calls the next.
  @Test func `functions that lead to each other end`() {
    let functions = (0..<1000).map { n in
      """
      func f\(n)(_ s: CGFloat) -> UIFont { x ? f\((n + 1) % 1000)(s + 1) : f\((n + 7) % 1000)(s) }
      func g\(n)() { label.font = f\(n)(1) }

      """
    }
    let texts = Self.texts(Self.swift + functions.joined())
    #expect(texts.settings.count == 1001)
    // What has no end has no size.
    #expect(texts.settings.dropFirst().allSatisfy { $0.fact.font == nil })
  }
}
