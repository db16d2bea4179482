import FontTestSupport
import SourceScan
import Testing

@Suite
struct HostileInterfaceTests {
  private static let label = #"<label id="a"><fontDescription key="f" name="Démo"/></label>"#

  @Test(arguments: [true, false], [true, false])
  func `UTF-16 is read, with or without a mark, and columns count bytes of UTF-8`(
    isBigEndian: Bool,
    hasMark: Bool
  ) {
    let text = "\(InterfaceSketch.storyboard)<é/>\(Self.label)</document>"
    let units = (hasMark ? [0xFEFF] : []) + Array(text.utf16)
    let bytes = units.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? pair : pair.reversed()
    }
    let column = InterfaceSketch.storyboard.utf8.count + "<é/><label id=\"a\">".utf8.count + 1
    #expect(InterfaceSketch(bytes: bytes).requests == ["1:\(column) face Démo"])
  }

  @Test func `a byte-order mark of UTF-8 has no column`() {
    let bytes =
      [0xEF, 0xBB, 0xBF] as [UInt8] + Array("<document><fontDescription name=\"A\"/>".utf8)
    #expect(InterfaceSketch(bytes: bytes).requests == ["1:11 face A"])
  }

  @Test(arguments: [
    #"<!DOCTYPE d [<!ENTITY a "Demo">]>"#,
    #"<!DOCTYPE d [<!ENTITY a SYSTEM "file:///etc/passwd">]>"#,
    #"<!DOCTYPE d [<!ENTITY % a SYSTEM "http://127.0.0.1:9/x">%a;]>"#,
  ])
  func `no entity can be declared, so none is fetched and none grows`(declaration: String) {
    let text = declaration + #"<document><fontDescription name="&a;"/></document>"#
    let sketch = InterfaceSketch(bytes: Array(text.utf8))
    #expect(sketch.requests.isEmpty)
    #expect(sketch.problem?.hasSuffix("an entity is declared") == true)
  }

  @Test func `the predefined entities are read`() {
    let sketch = InterfaceSketch(#"<fontDescription key="f" name="A&amp;B&#45;C"/>"#)
    #expect(sketch.requests == ["2:1 face A&B-C"])
  }

  @Test func `what stands before a fault is taken, and the fault has its place`() {
    let sketch = InterfaceSketch(bytes: Array("<document>\n\(Self.label)\n<label".utf8))
    #expect(sketch.requests == ["2:15 face Démo"])
    #expect(sketch.problem == "3:1 not well-formed XML: unclosed token")
  }

  @Test(arguments: ["", " ", "\u{0}", "no XML", "<", "<<<<<<< HEAD\n<document>"])
  func `what is no XML is a problem and no more`(text: String) {
    let sketch = InterfaceSketch(bytes: Array(text.utf8))
    #expect(sketch.requests.isEmpty)
    #expect(sketch.problem != nil)
  }

  @Test func `the form before Xcode 5 is said not to be read`() {
    let sketch = InterfaceSketch(
      bytes: Array(#"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"></archive>"#.utf8)
    )
    #expect(sketch.problem?.contains("before Xcode 5") == true)
  }

  @Test func `deep nesting is refused early`() {
    let text = "<document>" + String(repeating: "<view id=\"v\">", count: 200_000)
    let sketch = InterfaceSketch(bytes: Array(text.utf8))
    // 511 views fit into the document.
    #expect(sketch.problem == "1:\(11 + 511 * 13) elements are nested deeper than 512 levels")
  }

  @Test func `five megabytes on one line take no more than their share`() {
    let isInProportion = ThreadTime.isInProportion(size: 20_000) { count in
      let text = "<document>" + String(repeating: Self.label, count: count) + "</document>"
      let sketch = InterfaceSketch(bytes: Array(text.utf8))
      #expect(sketch.document.requests.count == count)
      let last = 11 + (count - 1) * Self.label.utf8.count + "<label id=\"a\">".utf8.count
      #expect(sketch.document.requests.last?.location.column == last)
    }
    #expect(isInProportion)
    #expect(80_000 * Self.label.utf8.count > 4_500_000)
  }

  @Test func `a megabyte of text or of one attribute is passed over`() {
    let isInProportion = ThreadTime.isInProportion(size: 1 << 18) { count in
      let long = String(repeating: "x", count: count)
      let sketch = InterfaceSketch(
        "<label id=\"a\" text=\"\(long)\"><string>\(long)</string></label>"
      )
      #expect(sketch.requests.isEmpty)
      #expect(sketch.problem == nil)
    }
    #expect(isInProportion)
  }
}
