import FileAccess
import SourceScan
import Testing

/// The elements are spelled as Xcode writes them.
@Suite
struct InterfaceRequestTests {
  @Test func `a custom font of a label is a face, at its tag`() throws {
    let sketch = InterfaceSketch(
      """
        <label opaque="NO" text="Wörter" id="a1B-2c-D3e">
          <rect key="frame" x="0.0" y="0.0" width="42" height="21"/>
          <fontDescription key="fontDescription" name="Demo-Semibold" family="Demo" pointSize="17"/>
        </label>
      """
    )
    #expect(sketch.requests == ["4:5 face Demo-Semibold"])
    let request = try #require(sketch.document.requests.first)
    #expect(request.family == .known("Demo"))
    #expect(request.api == "fontDescription")
    #expect(request.location.file.description == "Main.storyboard")
  }

  @Test(arguments: [
    #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#,
    #"<fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/>"#,
    #"<fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>"#,
    #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#,
    #"<fontDescription key="fontDescription" name="" family="" pointSize="17"/>"#,
    #"<font key="NSFont" metaFont="system" size="17"/>"#,
    // What Interface Builder writes for the system's font in texts, and did in labels.
    #"<font key="NSFont" size="17" name=".AppleSystemUIFont"/>"#,
    #"<font key="NSFont" size="17" name=".SFNS-Regular"/>"#,
    #"<fontDescription key="fontDescription" name=".SFUIText-Semibold" family=".SF UI Text" pointSize="17"/>"#,
    #"<fontDescription key="fontDescription" name=".AppleSystemUIFont" family=".AppleSystemUIFont" pointSize="17"/>"#,
    // Text, and not a tag.
    "<string>&lt;fontDescription name=\"Demo\"/&gt;</string>",
    "<string><![CDATA[<fontDescription name=\"Demo\"/>]]></string>",
    "<!-- <fontDescription key=\"fontDescription\" name=\"Demo\"/> -->",
    // The list of files is read with the project.
    """
    <customFonts key="customFonts"><array key="Demo.ttf"><string>Demo</string></array></customFonts>
    """,
  ])
  func `nothing is asked for by the system's fonts and by text`(elements: String) {
    let sketch = InterfaceSketch("<label id=\"a\">\(elements)</label>")
    #expect(sketch.requests.isEmpty)
    #expect(sketch.problem == nil)
  }

  @Test func `an attributed string asks for the face of each part`() {
    let sketch = InterfaceSketch(
      """
      <label id="a"><attributedString key="attributedText">
      <fragment content="A"><attributes>
      <font key="NSFont" size="17" name="Demo-Bold"/>
      </attributes></fragment>
      <fragment content="B"><attributes>
      <font key="NSFont" metaFont="system" size="17"/>
      </attributes></fragment>
      <fragment content="C"><attributes>
      <font key="NSFont" size="12" name="Demo-Light"/>
      </attributes></fragment>
      </attributedString></label>
      """
    )
    #expect(sketch.requests == ["4:1 face Demo-Bold", "10:1 face Demo-Light"])
  }

  @Test(arguments: [
    // A size class.
    #"<variation key="widthClass=regular"><fontDescription key="fontDescription" name="D"/></variation>"#,
    // A bar.
    #"<textAttributes key="titleTextAttributes"><fontDescription key="f" name="D"/></textAttributes>"#,
    // A button since iOS 15.
    """
    <buttonConfiguration key="configuration" style="plain"><fontDescription \
    key="titleFontDescription" name="D" family="D" pointSize="38"/></buttonConfiguration>
    """,
  ])
  func `fonts are found wherever they stand in a control`(elements: String) {
    let sketch = InterfaceSketch("<button id=\"a\">\(elements)</button>")
    #expect(sketch.document.requests.map(\.name) == [.known("D")])
    #expect(sketch.document.texts.map(\.control) == ["button"])
  }

  @Test func `a runtime attribute about a font is a mention and no more`() {
    let sketch = InterfaceSketch(
      """
      <label id="a"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="fontName" value="regular16"/>
      <userDefinedRuntimeAttribute type="string" keyPath="titleLabel.customFont">
      <string key="value">Demo-Bold</string>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="title" value="Demo-Bold"/>
      <userDefinedRuntimeAttribute type="number" keyPath="fontSize"><real key="value" value="1"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="fontName" value=""/>
      </userDefinedRuntimeAttributes></label>
      """
    )
    #expect(sketch.requests == ["3:1 mention regular16", "4:1 mention Demo-Bold"])
  }

  @Test(arguments: [
    #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">"#,
    #"<document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0">"#,
    #"<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit">"#,
  ])
  func `a document for a Mac or a watch asks an iOS app for nothing`(root: String) {
    let sketch = InterfaceSketch(
      """
      <label id="a"><fontDescription key="f" name="Demo"/><font key="font" size="13" name="Demo"/>
      </label>
      """,
      root: root
    )
    #expect(sketch.document.isForOtherSystem)
    #expect(sketch.requests.isEmpty)
    #expect(sketch.document.texts.isEmpty)
  }

  @Test(arguments: [
    #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">"#,
    #"<document type="com.apple.InterfaceBuilder.AppleTV.Storyboard" targetRuntime="AppleTV">"#,
    "<document>",
  ])
  func `a document for iOS or for a television asks`(root: String) {
    let sketch = InterfaceSketch(
      #"<label id="a"><fontDescription key="f" name="Demo"/></label>"#,
      root: root
    )
    #expect(!sketch.document.isForOtherSystem)
    #expect(sketch.requests == ["2:15 face Demo"])
  }
}
