import FontChecks
import FontTestSupport
import Testing

/// What cannot be known of a name is no error, and what cannot be written is no suggestion.
@Suite("Names of which not enough is known")
struct CarefulNameTests {
  private static let head = "import SwiftUI\nimport UIKit\n"

  private func findings(_ code: String) throws -> [Finding] {
    try AppFolder(["A.swift": Self.head + code]).findings()
  }

  // Each of these may come to a font that is there, and has keys that are none.
  @Test(arguments: [
    #"let styles = [("title", "Gone-Bold"), ("body", "DemoSans-Regular")]; func f(_ i: Int) -> UIFont? { UIFont(name: styles[i].1, size: 12) }"#,
    #"func n(_ b: Bool) -> (name: String, key: String) { (name: "DemoSans-Bold", key: "title") }; let a = UIFont(name: n(true).name, size: 12)"#,
    #"let (family, style) = ("DemoSans-Bold", "Title"); let a = UIFont(name: family, size: 12)"#,
    #"struct N { subscript(_ k: String) -> String { k == "a" ? "DemoSans-Bold" : "x" } }; let a = UIFont(name: N()["title"], size: 12)"#,
    #"enum F { case system, custom(String); var font: UIFont? { switch self { case .system: return nil; case .custom(let n): return UIFont(name: n, size: 1) } } }; let a = F.custom("Title").font"#,
    #"enum F { case named(name: String, key: String); var font: UIFont? { switch self { case let .named(name, key): return UIFont(name: name, size: 1) } } }; let a = F.named(name: "DemoSans-Bold", key: "title").font"#,
    #"func f(_ family: String, _ style: String) -> UIFont? { UIFont(name: family + "-" + style, size: 12) }; let a = f("DemoSans", "Bold"); let b = f("Other", "Light")"#,
    #"func f(_ family: String, _ style: String) -> UIFont? { UIFont(name: "\(family)-\(style)", size: 12) }; let all = [("DemoSans", "Bold"), ("Other", "Italic")].map { f($0.0, $0.1) }"#,
    #"let map = ["title": "DemoSans-Bold"]; func f(_ n: String) -> UIFont? { if let m = map[n] { return UIFont(name: m, size: 12) }; return UIFont(name: n, size: 12) }; let a = f("title")"#,
    #"func f(_ n: String, isOwn: Bool) -> UIFont? { guard isOwn else { return nil }; return UIFont(name: n, size: 12) }; let a = f("Title", isOwn: false)"#,
    #"func f(_ n: String) -> UIFont? { var n = n; if !n.contains("-") { n += "-Regular" }; return UIFont(name: n, size: 12) }; let a = f("DemoSans")"#,
  ])
  func `are no errors`(code: String) throws {
    let findings = try findings(code.replacing("; ", with: "\n"))
    #expect(findings.allSatisfy { $0.severity == .note }, "\(findings)")
  }

  // A map from keys to names, or to styles, in a file that code reads; which key comes is not known.
  @Test(arguments: [
    (
      "fonts.json", #"{"title": "Gone-Bold", "body": "DemoSans-Regular", "color": "red"}"#,
      #"let map: [String: String] = decode("fonts", "json"); let a = UIFont(name: map["title"]!, size: 1)"#
    ),
    (
      "styles.json",
      #"{"title": {"font": "Title", "size": 12}, "body": {"font": "DemoSans-Regular", "size": 12}}"#,
      #"let styles: [String: Style] = decode("styles", "json"); func f(_ k: String) -> UIFont? { UIFont(name: styles[k]!.font, size: 1) }"#
    ),
    (
      "Fonts.plist",
      #"<?xml version="1.0"?><plist version="1.0"><dict><key>title</key><string>Gone-Bold</string></dict></plist>"#,
      #"let map = NSDictionary(contentsOf: Bundle.main.url(forResource: "Fonts", withExtension: "plist")!) as! [String: String]; let a = UIFont(name: map["title"]!, size: 1)"#
    ),
  ])
  func `a flat map in a file is no error`(file: String, text: String, code: String) throws {
    let app = try AppFolder([
      file: text, "A.swift": Self.head + code.replacing("; ", with: "\n"),
    ])
    #expect(try app.findings() == [])
  }

  // At these places nothing can be written that is the whole name: other cases come there too, or parts
  // of it stand elsewhere.
  @Test(arguments: [
    #"enum W: String { case semi = "Heavy" }; func f(_ w: W) -> UIFont? { UIFont(name: "DemoSans-\(w.rawValue)", size: 1) }; let a = f(.semi)"#,
    #"let a = UIFont(name: String(format: "%@-%@", "DemoSans", "Heavy"), size: 12)"#,
    #"let family = "DemoSans"; let a = UIFont(name: family + "-Heavy", size: 12)"#,
    #"func f() -> UIFont? { var n = "DemoSans"; n += "-Heavy"; return UIFont(name: n, size: 12) }"#,
  ])
  func `a name that is put together has a nearest one and no suggestion`(code: String) throws {
    let findings = try findings(code.replacing("; ", with: "\n"))
      .filter { $0.rule == "names/unknown" }
    #expect(findings.map(\.name) == ["DemoSans-Heavy"])
    #expect(findings.first?.message.contains("the nearest is 'DemoSans-Bold'") == true)
    #expect(findings.first?.suggestion == nil)
  }

  @Test func `a name of the system's own has the call in its message`() throws {
    let findings = try findings(#"let a = UIFont(name: ".SFUI-Bold", size: 12)"#)
    #expect(findings.map(\.rule) == ["names/private"])
    #expect(findings.first?.suggestion == nil)
    #expect(findings.first?.message.contains("UIFont.systemFont(ofSize:)") == true)
  }

  // 'DemoSans-Heavy' has the Bold for a suggestion: written there, it is used.
  @Test func `a font that a suggestion names is not unused`() throws {
    let code =
      #"let a = [UIFont(name: "DemoSans-Heavy", size: 1), UIFont(name: "DemoSans-Regular", size: 1)]"#
    let lines = try AppFolder(["A.swift": Self.head + code]).lines()
    #expect(lines.contains { $0.hasSuffix("DemoSans-Heavy -> DemoSans-Bold") }, "\(lines)")
    let unused = lines.filter { $0.hasPrefix("file/unused") }
    #expect(unused.contains { $0.contains("DemoSans-Light.ttf") })
    #expect(!unused.contains { $0.contains("DemoSans-Bold.ttf") })
  }

  // The name decides; Interface Builder writes names with a dot for the system's font.
  @Test func `of a storyboard the names of labels are judged and nothing else`() throws {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <customFonts key="customFonts"><array key="Old.ttf"><string>Old-Bold</string></array></customFonts>
      <scenes><scene><objects>
      <label id="a"><fontDescription key="fontDescription" name="DemoSans-Bold" family="Other" pointSize="17"/></label>
      <label id="b"><fontDescription key="fontDescription" name=".SFUIText-Bold" family=".SF UI Text" pointSize="17"/></label>
      <label id="c"><fontDescription key="fontDescription" name="Gone-Bold" family="Demo Sans" pointSize="17"/></label>
      </objects></scene></scenes></document>
      """
    let lines = try AppFolder(["Main.storyboard": storyboard]).lines()
      .filter { !$0.hasPrefix("file/unused") }
    #expect(lines == ["names/unknown Main.storyboard:7:15 Gone-Bold -> -"])
  }
}
