internal import FileAccess
internal import SourceScan

extension FuzzEntry {
  /// A storyboard or xib, for the fonts that it asks for and the texts that it sets.
  static let interface = FuzzEntry(
    "interface",
    seeds: .texts([
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <label numberOfLines="0" adjustsFontForContentSizeCategory="YES" minimumScaleFactor="0.5" id="a">
      <fontDescription key="fontDescription" name="Demo-Bold" family="Demo" pointSize="17"/>
      <variation key="widthClass=regular"><fontDescription style="UICTFontTextStyleBody"/></variation>
      <attributedString key="attributedText"><fragment content="A"><attributes>
      <font key="NSFont" size="17" name="Demo"/><font metaFont="system"/></attributes></fragment>
      </attributedString><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="fontName" value="Demo"/>
      <userDefinedRuntimeAttribute type="string" keyPath="font"><string key="value">A</string>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></label></document>
      """
    ]),
    words: [
      "<fontDescription ", "<font ", "<attributedString>", "<label id=\"a\">", "</label>",
      "name=\"",
      "type=\"", "style=\"", "metaFont=\"",
      "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"",
      "<!DOCTYPE a [", "<!ENTITY", "<![CDATA[", "Cocoa", "/>",
    ]
  ) { input in
    let document = InterfaceDocument(parsing: input, path: FilePath("A.storyboard"))
    check(document.requests, size: input.count)
    for text in document.texts {
      expect(!text.fonts.isEmpty, "a text without fonts was kept")
      check(text.location, size: input.count)
    }
    if let place = document.problem?.location { check(place, size: input.count) }
  }

  /// A file of styles of some app.
  static let styleFile = FuzzEntry(
    "style-file",
    seeds: .texts([
      #"{"body": {"fontName": "Demo", "fontSize": 17}, "title": {"fontName": "A", "fontSize": 2}}"#,
      #"{"styles": {"note": {"fontName": "Demo", "boldFontName": "Demo-Bold", "size": 12}}}"#,
      #"{"fonts": [{"regular": "Demo-Regular", "bold": "Demo-Bold"}], "titleFont": "Demo"}"#,
      "<plist><dict><key>body</key><dict><key>fontName</key><string>A</string></dict></dict></plist>",
    ]),
    words: [
      "\"fontName\":", "\"fontSize\":", "\"size\":", "\"styles\":", "\"body\":", "\"bold\":", "{",
      "[",
    ]
  ) { input in
    check(StyleFile(parsing: input, path: FilePath("A.json")).requests, size: input.count)
  }

  static func check(_ requests: [FontRequest], size: Int) {
    for request in requests {
      check(request.location, size: size)
      if let use = request.use { check(use, size: size) }
      for trait in request.traits { check(trait.location, size: size) }
      if case .joined(let parts) = request.name { expect(!parts.isEmpty, "a name has no parts") }
    }
  }

  /// UTF-8 takes at most twice the bytes of other encodings.
  static func check(_ place: SourceLocation, size: Int) {
    expect(place.line >= 1 && place.column >= 1, "a place is before the start")
    expect(place.line <= 2 * size + 1 && place.column <= 2 * size + 1, "a place is behind the end")
  }
}
