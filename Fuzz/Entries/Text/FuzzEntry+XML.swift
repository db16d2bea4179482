internal import PropertyList

extension FuzzEntry {
  /// A workspace, a storyboard or a xib, element by element.
  static let xmlElements = FuzzEntry(
    "xml-elements",
    seeds: .texts([
      """
      <?xml version="1.0" encoding="UTF-8"?><Workspace version="1.0"><Group location="container:A" \
      name="A"><FileRef location="group:App.xcodeproj"></FileRef></Group></Workspace>
      """,
      """
      <document type="X"><customFonts key="customFonts"><array key="A.ttf"><string>A</string></array>
      </customFonts></document>
      """,
    ]),
    words: ["<!DOCTYPE a [", "<!ENTITY b \"c\">", "&b;", "<![CDATA[", "]]>", "=\"", "/>", "</"]
  ) { input in
    var depth = 0
    try? XMLElements.read(
      input,
      start: { element in
        depth += 1
        expect(element.position.byte <= 2 * input.count, "an element is behind the end")
      },
      end: { _, _ in depth -= 1 }
    )
    expect(depth >= 0, "more elements end than start")
  }
}
