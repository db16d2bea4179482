import Testing

@testable import FontscanCLI

@Suite("Escaping text for a terminal")
struct TextEscapeTests {
  static let cases: [(String, String)] = [
    ("DemoSans-Bold", "DemoSans-Bold"),
    ("two\nlines", "two\\u{A}lines"),
    ("\u{1B}[31mred", "\\u{1B}[31mred"),
    ("\u{7F}\u{9B}", "\\u{7F}\\u{9B}"),
    ("tab\tnul\u{0}", "tab\\u{9}nul\\u{0}"),
    ("a\u{2028}b\u{2029}", "a\\u{2028}b\\u{2029}"),
    ("\u{202E}txt.ttf", "\\u{202E}txt.ttf"),
    ("\u{061C}\u{200F}\u{2066}", "\\u{61C}\\u{200F}\\u{2066}"),
    ("é £ 漢 😀 – …", "é £ 漢 😀 – …"),
    ("back\\slash", "back\\slash"),
  ]

  @Test(arguments: cases)
  func `what could forge a line or steer the terminal is spelled out`(
    text: String,
    shown: String
  ) throws {
    #expect(TextEscape.escaping(text) == shown)
    let sink = MemorySink()
    var writer = ByteWriter(sink)
    writer.append(escaping: text)
    try writer.finish()
    #expect(sink.text == shown)
  }

  @Test(arguments: [("abc", 3), ("漢字", 4), ("e\u{301}", 1), ("a\nb", 7), ("\u{1F600}", 2), ("", 0)])
  func `the width counts columns and not characters`(text: String, columns: Int) {
    #expect(TextWidth.columns(text) == columns)
  }
}
