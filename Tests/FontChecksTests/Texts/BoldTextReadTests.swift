import FileAccess
import ProjectModel
import SourceScan
import Testing

@testable import FontChecks

/// An app with a regular face, a bold one and a symbol font, and what its code does about Bold Text.
@Suite("legibility/not-handled")
struct BoldTextReadTests {
  /// The places that the rule objects to, as `file:line`.
  private static func places(_ files: [(String, String)]) -> [String] {
    let library = SourceLibrary(parsing: files.map { (FilePath($0.0), Array($0.1.utf8)) })
    let app = BundleSubject.example(
      .example("Regular.ttf", .example("Demo-Regular")),
      .example("Bold.ttf", .example("Demo-Bold", style: "Bold", weight: 700)),
      .example("Icons.ttf", .example("DemoIcons", family: "Demo Icons", isSymbol: true))
    )
    let scan = library.module(of: files.map { FilePath($0.0) })
    return Rule.boldNotHandled.drafts(for: app.running(scan)).map { draft in
      "\(draft.file?.description ?? ""):\(draft.position?.line ?? 0)"
    }
  }

  private static let use = (
    "A.swift", "import UIKit\nlet a = UIFont(name: \"Demo-Regular\", size: 17)"
  )

  @Test(arguments: [
    // A property, a closure, an extension, a function of a builder, a view modifier, Objective-C; the
    // place is that of the name.
    ("A.swift", "import UIKit\nlet a = UIFont(name: \"Demo-Regular\", size: 17)", 2),
    (
      "A.swift",
      """
      import UIKit
      let label: UILabel = {
        let label = UILabel()
        label.font = UIFont(name: "Demo-Regular", size: 17)
        return label
      }()
      """, 4
    ),
    (
      "A.swift",
      """
      import SwiftUI
      extension Font {
        static let demo = Font.custom("Demo-Regular", size: 17, relativeTo: .body)
      }
      """, 3
    ),
    (
      "A.swift",
      """
      import SwiftUI
      struct A: View {
        @ViewBuilder var title: some View {
          Text("a").font(.custom("Demo-Regular", size: 17))
        }
      }
      """, 4
    ),
    (
      "A.swift",
      """
      import SwiftUI
      struct Title: ViewModifier {
        let name = "Demo-Regular"
        func body(content: Content) -> some View { content.font(.custom(name, size: 17)) }
      }
      """, 3
    ),
    (
      "A.m",
      """
      #import <UIKit/UIKit.h>
      @implementation A
      - (UIFont *)font { return [UIFont fontWithName:@"Demo-Regular" size:17]; }
      @end
      """, 3
    ),
    // Bold Text is only spoken of, in a comment and in a string; and the bold face is used too.
    (
      "A.swift",
      """
      import UIKit
      // UIAccessibility.isBoldTextEnabled
      let text = "legibilityWeight"
      let bold = UIFont(name: "Demo-Bold", size: 17)
      let a = UIFont(name: "Demo-Regular", size: 17)
      """, 5
    ),
  ])
  func `a face in an app that never asks for Bold Text is told once`(
    file: String,
    code: String,
    line: Int
  ) {
    #expect(Self.places([(file, code)]) == ["\(file):\(line)"])
  }

  @Test func `of several places the first is told`() {
    #expect(Self.places([("B.swift", Self.use.1), Self.use]) == ["A.swift:2"])
  }

  @Test(arguments: [
    ("B.swift", "import UIKit\nfunc f() -> Bool { UIAccessibility.isBoldTextEnabled }"),
    ("B.swift", "import SwiftUI\nstruct B: View { @Environment(\\.legibilityWeight) var weight }"),
    ("B.swift", "import UIKit\nlet isBold = traits.legibilityWeight == .bold"),
    (
      "B.swift",
      """
      import UIKit
      final class B: UIView {
        func observe() {
          NotificationCenter.default.addObserver(
            self, selector: #selector(update),
            name: UIAccessibility.boldTextStatusDidChangeNotification, object: nil)
        }
      }
      """
    ),
    ("B.m", "#import <UIKit/UIKit.h>\nBOOL f(void) { return UIAccessibilityIsBoldTextEnabled(); }"),
    (
      "B.m",
      """
      #import <UIKit/UIKit.h>
      BOOL f(UIView *view) { return view.traitCollection.legibilityWeight == UILegibilityWeightBold; }
      """
    ),
    // Generated code may be what the app uses.
    ("B.generated.swift", "import UIKit\nlet isBold = UIAccessibility.isBoldTextEnabled"),
  ])
  func `an app that asks for Bold Text anywhere is left alone`(file: String, code: String) {
    #expect(Self.places([Self.use, (file, code)]) == [])
  }

  @Test(arguments: [
    #"let a = UIFont(name: "Demo-Bold", size: 17)"#,
    #"let a = UIFont(name: "DemoIcons", size: 17)"#,
    #"let a = UIFont(name: "Helvetica", size: 17)"#, "let a = UIFont.systemFont(ofSize: 17)",
    #"let a = UIFont(name: "Gone-Regular", size: 17)"#,
    #"// UIFont(name: "Demo-Regular", size: 17)"#, #"let a = "Demo-Regular""#,
  ])
  func `an app without a light face of its own is left alone`(code: String) {
    #expect(Self.places([("A.swift", "import UIKit\n\(code)")]) == [])
  }
}
