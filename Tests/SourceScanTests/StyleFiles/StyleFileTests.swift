import FileAccess
import SourceScan
import Testing

@Suite
struct StyleFileTests {
  /// Each name of a file as `line:column role name`.
  private func names(_ text: String) -> [String] {
    names(Array(text.utf8))
  }

  private func names(_ bytes: [UInt8]) -> [String] {
    StyleFile(parsing: bytes, path: FilePath("Styles.json")).requests.map { request in
      let name = if case .known(let name) = request.name { name } else { "?" }
      return "\(request.location.line):\(request.location.column) \(request.role) \(name)"
    }
  }

  /// The form is that of github.com/kharrison/ScaledFont.
  @Test func `a style dictionary asks for faces, each at its value`() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>largeTitle</key>
        <dict>
          <key>fontName</key>
          <string>Demo-Bold</string>
          <key>fontSize</key>
          <integer>34</integer>
        </dict>
        <key>UICTFontTextStyleBody</key>
        <dict>
          <key>fontSize</key><real>17</real>
          <key>fontName</key><string>Demo-Regular</string>
        </dict>
      </dict>
      </plist>
      """
    #expect(names(text) == ["7:5 face Demo-Bold", "14:24 face Demo-Regular"])
  }

  @Test func `a sheet of this tool asks for its faces and for those of Bold Text`() {
    let text = """
      {"schema": "fontscan.styles.v1", "styles": {
        "note": {"fontName": "Demo", "boldFontName": "Demo-Bold", "size": 12}
      }}
      """
    #expect(names(text) == ["2:24 face Demo", "2:48 face Demo-Bold"])
  }

  @Test(arguments: [
    // Words of the app's own stand for the names.
    #"{"body": {"fontName": "regular"}}"#,
    #"{"body": {"fontName": "regular", "fontSize": 17}, "price": {"fontName": "bold"}}"#,
    // No size, so that it is no style of ours.
    #"{"styles": {"body": {"fontName": "regular"}}}"#,
    #"{"theme": [{"titleFont": "regular"}, {"x": {"x": {"fontFamily": "Demo"}}}]}"#,
    #"{"regular": "Demo-Regular", "semiBold": "Demo-SemiBold"}"#,
    #"{"fonts": {"body": "Demo-Regular", "caption2": "Demo-SemiBold"}}"#,
  ])
  func `other forms mention names and no more`(text: String) {
    let names = names(text)
    #expect(!names.isEmpty)
    #expect(names.allSatisfy { $0.contains(" mention ") })
  }

  @Test(arguments: [
    #"{"title": "Demo-Bold", "message": "regular", "body": 17}"#,
    #"{"regular": 400, "bold": true, "fontSize": 17, "fontName": null, "font": ""}"#,
    #"["Demo-Bold", "fontName"]"#, #""fontName""#, "17", "", "{", "no styles", "bplist00",
    "\u{0}\u{1}\u{0}\u{0}", "<html><body>fontName</body></html>",
    // A lock file of packages, which every project has.
    #"{"pins": [{"identity": "font-kit", "state": {"version": "1.0.0"}}], "version": 2}"#,
  ])
  func `what is no file of styles has no names`(text: String) {
    #expect(names(text).isEmpty)
  }

  @Test func `a file in UTF-16 is read`() {
    let text = #"{"é": 1, "fontName": "Demo"}"#
    let bytes = ([0xFEFF] + Array(text.utf16)).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    // Columns count bytes of UTF-8.
    #expect(names(bytes) == ["1:23 mention Demo"])
  }

  @Test(arguments: [1 << 20, (1 << 20) + 1])
  func `a file of more than a megabyte is data and not looked at`(count: Int) {
    let text = #"{"fontName": "Demo"}"#
    let bytes = Array(text.utf8) + [UInt8](repeating: 0x20, count: count - text.utf8.count)
    #expect(names(bytes).isEmpty == (count > 1 << 20))
  }

  @Test func `deep nesting takes no stack`() {
    let text = String(repeating: #"{"font":"#, count: 100_000)
    #expect(names(text).isEmpty)
  }
}
