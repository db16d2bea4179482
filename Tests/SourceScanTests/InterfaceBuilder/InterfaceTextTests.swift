import SourceScan
import Testing

/// What attributes mean when they are missing is from UIKit: one line, no scaling.
@Suite
struct InterfaceTextTests {
  @Test func `a label says how it scales, how many lines it has and whose class it is`() throws {
    let sketch = InterfaceSketch(
      """
      <label text="A" numberOfLines="0" adjustsFontSizeToFit="YES" minimumScaleFactor="0.5"
        adjustsFontForContentSizeCategory="YES" customClass="PriceLabel" id="a1B-2c-D3e">
      <fontDescription key="fontDescription" name="Demo" family="Demo" pointSize="17.5"/>
      </label>
      """
    )
    let text = try #require(sketch.document.texts.first)
    #expect(sketch.document.texts.count == 1)
    #expect(text.control == "label")
    #expect(text.identifier == "a1B-2c-D3e")
    #expect(text.customClass == "PriceLabel")
    #expect(text.adjustsForSizeCategory)
    #expect(text.lines == 0)
    #expect(text.shrinksToFit)
    #expect(text.minimumScaleFactor == 0.5)
    #expect(text.location.line == 2)
    #expect(text.location.column == 1)
    let font = try #require(text.fonts.first)
    #expect(font.shape == .custom(name: "Demo", family: "Demo"))
    #expect(font.pointSize == 17.5)
    #expect(!font.isAttribute)
    #expect(font.location.line == 4)
  }

  @Test func `what a label does not say is as UIKit has it`() throws {
    let sketch = InterfaceSketch(
      #"<label id="a"><fontDescription key="f" style="UICTFontTextStyleTitle1"/></label>"#
    )
    let text = try #require(sketch.document.texts.first)
    #expect(text.customClass == nil)
    #expect(!text.adjustsForSizeCategory)
    #expect(text.lines == 1)
    #expect(!text.shrinksToFit)
    #expect(text.minimumScaleFactor == nil)
    #expect(text.fonts.map(\.shape) == [.textStyle("UICTFontTextStyleTitle1")])
    #expect(text.fonts.map(\.pointSize) == [nil])
  }

  @Test func `a system font has its type and weight`() throws {
    let sketch = InterfaceSketch(
      """
      <button id="b"><fontDescription key="f" type="system" weight="semibold" pointSize="15"/></button>
      """
    )
    let text = try #require(sketch.document.texts.first)
    #expect(text.fonts.map(\.shape) == [.system(type: "system", weight: "semibold")])
  }

  @Test func `all fonts of a control are with it, and those of controls inside it are not`() {
    let sketch = InterfaceSketch(
      """
      <view id="v"><subviews>
      <label id="one"><fontDescription key="f" name="A"/>
      <variation key="heightClass=regular"><fontDescription key="f" name="B"/></variation></label>
      <label id="two"><attributedString key="attributedText"><fragment content="x"><attributes>
      <font key="NSFont" size="17" name="C"/></attributes></fragment><fragment content="y">
      <attributes><font key="NSFont" size="17" name="D"/></attributes></fragment>
      </attributedString><fontDescription key="f" type="system" pointSize="17"/></label>
      <textField id="three"><rect key="frame"/></textField>
      </subviews></view>
      """
    )
    let texts = sketch.document.texts
    #expect(texts.map(\.identifier) == ["one", "two"])
    #expect(texts.map { $0.fonts.map(\.isAttribute) } == [[false, false], [true, true, false]])
    #expect(texts[0].fonts.map(\.shape) == ["A", "B"].map { .custom(name: $0, family: nil) })
  }

  @Test func `a font outside of all controls is asked for and belongs to none`() {
    let sketch = InterfaceSketch(#"<fontDescription key="f" name="Demo"/>"#)
    #expect(sketch.requests == ["2:1 face Demo"])
    #expect(sketch.document.texts.isEmpty)
  }

  @Test(arguments: ["many", "-", "99999999999999999999"])
  func `a number that is none counts as missing`(number: String) throws {
    let sketch = InterfaceSketch(
      """
      <label id="a" numberOfLines="\(number)" minimumScaleFactor="x">\
      <fontDescription key="f" name="A" pointSize="y"/></label>
      """
    )
    let text = try #require(sketch.document.texts.first)
    #expect(text.lines == 1)
    #expect(text.minimumScaleFactor == nil)
    #expect(text.fonts.map(\.pointSize) == [nil])
  }
}
