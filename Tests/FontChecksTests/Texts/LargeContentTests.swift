import FileAccess
import SourceScan
import Testing

@testable import FontChecks

@Suite("layout/large-content-missing")
struct LargeContentTests {
  @Test(arguments: [
    """
    struct A: View {
      var body: some View {
        Button { act() } label: { // <--
          VStack {
            Image(systemName: "house").font(.system(size: 20))
            Text("Home").font(.system(size: 10, weight: .medium))
          }
        }
        .foregroundColor(.accentColor)
      }
    }
    """,
    """
    struct MainTabBar: View {
      private let size: CGFloat = 15
      var body: some View {
        HStack {
          Button(action: act) { // <--
            Text("Home").font(.custom("Demo", fixedSize: size))
          }
        }
      }
    }
    """,
    #"let a = Button("More") { act() }.font(.system(size: 11)).padding(4) // <--"#,
    """
    extension View {
      func withClose(_ act: @escaping () -> Void) -> some View {
        overlay(
          Button(action: act) { // <--
            Image("close").resizable().frame(width: 16, height: 16)
          }
        )
        .font(.body)
      }
    }
    """,
    """
    struct A: View {
      var body: some View {
        NavigationLink(destination: Other()) { // <--
          Image(systemName: "gear").font(.system(size: 18))
        }
      }
    }
    """,
    """
    final class Card: UIView {
      private let more = UIButton(type: .system)
      func setUp() {
        more.titleLabel?.font = .systemFont(ofSize: 11) // <--
      }
    }
    """,
    """
    final class AppTabBar: UIView {
      private lazy var home: UIButton = {
        let button = UIButton()
        button.titleLabel?.font = UIFont(name: "Demo", size: 15) // <--
        return button
      }()
      let other = UIButton()
      func setUp() {
        other.setImage(UIImage(named: "other"), for: .normal) // <--
        addSubview(other)
      }
    }
    """,
  ])
  func `a control that stays small is told`(code: String) {
    MarkedCode(code).expect(.largeContentMissing)
  }

  @Test(arguments: [
    // It is offered: by the button, by what is around it, by a modifier of the app.
    """
    struct A: View {
      var body: some View {
        Button(action: act) { Text("Home").font(.system(size: 10)) }
          .accessibilityShowsLargeContentViewer()
      }
    }
    """,
    """
    struct A: View {
      var body: some View {
        HStack {
          Button(action: act) { Image(systemName: "gear").font(.system(size: 18)) }
            .tabItemStyle()
          Button(action: act) { Image(systemName: "gear").font(.system(size: 18)) }
            .buttonStyle(TabButtonStyle())
        }
      }
    }
    """,
    """
    final class BottomBar: UIView {
      let home = UIButton()
      func setUp() {
        home.setImage(UIImage(named: "home"), for: .normal)
        home.showsLargeContentViewer = true
        addInteraction(UILargeContentViewerInteraction())
      }
    }
    """,
    """
    final class BottomBar: UIView {
      let home = UIButton()
      func setUp() {
        home.titleLabel?.font = .systemFont(ofSize: 10)
        showLarge(home)
      }
    }
    """,
    // It grows, or part of it.
    """
    struct A: View {
      @ScaledMetric private var size: CGFloat = 12
      var body: some View {
        Button(action: act) { Text("Home").font(.system(size: size)) }
        Button(action: act) {
          HStack {
            Image(systemName: "gear").font(.system(size: 18))
            Text("Settings")
          }
        }
        Button(action: act) {
          HStack {
            Image(systemName: "gear").font(.system(size: 18))
            Price()
          }
        }
        Button(action: act) { Image(systemName: "gear").font(.title) }
      }
    }
    """,
    """
    final class BottomBar: UIView {
      let home = UIButton()
      func setUp() {
        home.titleLabel?.font = .preferredFont(forTextStyle: .caption2)
      }
    }
    """,
    // It is large, or no control, or the system's bar.
    """
    struct A: View {
      var body: some View {
        Button(action: act) { Image("photo").resizable().frame(width: 120, height: 90) }
        Button(action: act) { Text("Buy").font(.system(size: 17)) }
        Image(systemName: "gear").font(.system(size: 18))
        Text("Home").font(.system(size: 10))
        AsyncImage(url: url).frame(width: 20, height: 20)
        List {}.toolbar { Button(action: act) { Text("Done").font(.system(size: 12)) } }
      }
    }
    """,
    """
    final class Bar: UITabBar {
      let home = UIButton()
    }
    final class AppToolbar: UIToolbar {
      let home = UIButton()
      func setUp() { home.setImage(UIImage(named: "home"), for: .normal) }
    }
    final class Card: UIView {
      let home = UIButton()
      func setUp() {
        home.setImage(UIImage(named: "home"), for: .normal)
        home.titleLabel?.font = .systemFont(ofSize: 17)
      }
    }
    """,
    "#Preview { Button(action: act) { Text(\"Home\").font(.system(size: 10)) } }",
    """
    // Button(action: act) { Text("Home").font(.system(size: 10)) }
    let text = "Button(action: act) { Text().font(.system(size: 10)) }"
    """,
  ])
  func `a control that is shown large, or of which little is known, is left alone`(code: String) {
    MarkedCode(code).expect(.largeContentMissing)
  }

  private static let small =
    #"<fontDescription key="fontDescription" type="system" pointSize="11"/>"#
  private static let usual =
    #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
  private static let style =
    #"<fontDescription key="fontDescription" style="UICTFontTextStyleCaption2"/>"#

  @Test(arguments: [
    (#"<button id="a">\#(small)</button>"#, true),
    (#"<view id="v"><subviews><button id="a">\#(small)</button></subviews></view>"#, true),
    (#"<button id="a">\#(usual)</button>"#, false), (#"<button id="a">\#(style)</button>"#, false),
    (#"<label id="a">\#(small)</label>"#, false),
    (#"<button showsLargeContentViewer="YES" id="a">\#(small)</button>"#, false),
    (#"<button customClass="TabButton" id="a">\#(small)</button>"#, false),
    (#"<toolbar id="t"><button id="a">\#(small)</button></toolbar>"#, false),
    // Code may do it.
    (
      #"<viewController id="v"><button id="a">\#(small)</button><connections><outlet property="home" destination="a" id="o"/></connections></viewController>"#,
      false
    ),
    (
      #"<button id="a">\#(small)<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" keyPath="showsLargeContentViewer" value="YES"/></userDefinedRuntimeAttributes></button>"#,
      false
    ),
  ])
  func `a small button of a storyboard is told unless code has it`(body: String, isTold: Bool) {
    let root = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">"#
    let code = MarkedCode(files: [("A.storyboard", "\(root)\(body)</document>")])
    #expect(code.drafts(of: .largeContentMissing).count == (isTold ? 1 : 0))
  }

  @Test func `a module that offers the viewer somewhere has the last word on storyboards`() {
    let root = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">"#
    let code = MarkedCode(files: [
      ("A.storyboard", #"\#(root)<button id="a">\#(Self.small)</button></document>"#),
      ("A.swift", "func f(view: UIView) { view.showsLargeContentViewer = true }"),
    ])
    #expect(code.drafts(of: .largeContentMissing).isEmpty)
  }
}
