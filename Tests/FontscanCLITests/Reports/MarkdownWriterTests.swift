import Testing

@testable import FontscanCLI

@Suite("Markdown")
struct MarkdownWriterTests {
  private static func written(_ render: (inout MarkdownWriter) -> Void) throws -> String {
    let sink = MemorySink()
    var writer = MarkdownWriter(ByteWriter(sink))
    render(&writer)
    try writer.finish()
    return sink.text
  }

  @Test func `blocks have an empty line between them`() throws {
    let text = try Self.written { markdown in
      markdown.heading("Demo")
      markdown.paragraph("Words.")
      markdown.list(["one", "two"])
      markdown.list([])
      markdown.table(["", "size"], [["body", "-17.5"]])
    }
    #expect(
      text == """
        ## Demo

        Words.

        - one
        - two

        |  | size |
        |---|--:|
        | body | -17.5 |

        """
    )
  }

  /// The characters that CommonMark and GitHub's extensions give a meaning to.
  @Test(arguments: [
    ("Demo_Sans-Bold", #"Demo\_Sans-Bold"#), ("a|b", #"a\|b"#), ("*26", #"\*26"#),
    ("~20", #"\~20"#), ("<b>", #"\<b\>"#), ("[x](y)", #"\[x\](y)"#), ("`c`", #"\`c\`"#),
    (#"\"#, #"\\"#), ("&amp;", #"\&amp;"#), ("+12", #"\+12"#), ("# x", "\\# x"),
    ("- x", #"\- x"#), ("x - y", "x - y"), ("1. x", #"1\. x"#), ("17.5", #"17\.5"#),
    ("2) x", #"2\) x"#), ("two\nlines", #"two\\u{A}lines"#), ("演示", "演示"), ("", ""),
    // Nobody is called, no issue is linked, no address becomes a link.
    ("@me", "@<!-- -->me"), ("a @ b", "a @ b"), ("see #12", "see #<!-- -->12"),
    ("https://x.example", "https:<!-- -->//x.example"), ("a: b", "a: b"),
  ])
  func `nothing in a text is markup`(text: String, escaped: String) {
    #expect(MarkdownWriter.escaping(text) == escaped)
  }
}
