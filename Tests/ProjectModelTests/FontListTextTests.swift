import FileAccess
import FontTestSupport
import ProjectModel
import Testing

@Suite("Changes to a list of fonts")
struct FontListTextTests {
  /// A property list of an app with some lines in its dictionary.
  private static func plist(_ lines: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(lines)
    </dict>
    </plist>

    """
  }

  /// What becomes of a property list.
  private static func list(_ text: String, _ fonts: [String]) throws -> FontListText {
    let folder = try TemporaryFolder()
    let file = try folder.write("Info.plist", text.utf8)
    return try FontListText(FilePath(file), fonts: fonts)
  }

  private static func edited(_ text: String, _ fonts: [String]) throws -> String {
    String(decoding: try list(text, fonts).edited.get(), as: UTF8.self)
  }

  @Test func `entries stay in their order, new ones follow, others go, and comments stay`() throws {
    let text = Self.plist(
      """
      \t<!-- a comment with <key>UIAppFonts</key> and </dict> in it -->
      \t<key>CFBundleName</key>   <string>A &amp; B</string>
      \t<key>UIAppFonts</key>
      \t<array>
      \t\t<!-- the brand -->
      \t\t<string>Fonts/Zed.ttf</string> <!-- folder -->
      \t\t<string>Gone.ttf</string>
      \t\t<string>Able.ttf</string> <!-- last -->
      \t</array>
      \t<key>Other</key>
      \t<dict><key>UIAppFonts</key><array><string>Deep.ttf</string></array></dict>
      """
    )
    let expected = Self.plist(
      """
      \t<!-- a comment with <key>UIAppFonts</key> and </dict> in it -->
      \t<key>CFBundleName</key>   <string>A &amp; B</string>
      \t<key>UIAppFonts</key>
      \t<array>
      \t\t<!-- the brand -->
      \t\t<string>Fonts/Zed.ttf</string> <!-- folder -->
      \t\t<string>Able.ttf</string> <!-- last -->
      \t\t<string>B &amp; C.ttf</string>
      \t\t<string>Mike.otf</string>
      \t</array>
      \t<key>Other</key>
      \t<dict><key>UIAppFonts</key><array><string>Deep.ttf</string></array></dict>
      """
    )
    let fonts = ["Mike.otf", "Able.ttf", "B & C.ttf", "Zed.ttf"]
    #expect(try Self.edited(text, fonts) == expected)
    let again = try Self.list(expected, fonts)
    #expect(again.isFresh)
    #expect(again.entries == ["Fonts/Zed.ttf", "Able.ttf", "B & C.ttf", "Mike.otf"])
    #expect(try Self.edited(expected, fonts) == expected)
  }

  @Test(arguments: [
    // What is said behind an entry stays when that goes, where the entry was.
    (
      "\t<key>UIAppFonts</key>\n\t<array>\n\t\t<string>Old.ttf</string>  <!-- old -->\n\t\t<string>New.ttf</string>\n\t</array>",
      "\t<key>UIAppFonts</key>\n\t<array>\n\t\t<!-- old -->\n\t\t<string>New.ttf</string>\n\t</array>"
    ),
    // No list: behind the last key, as that is indented.
    (
      "    <key>A</key>\n    <true/>",
      """
          <key>A</key>
          <true/>
          <key>UIAppFonts</key>
          <array>
          \t<string>New.ttf</string>
          </array>
      """
    ),
    (
      "\t<key>UIAppFonts</key>\n\t<array/>",
      "\t<key>UIAppFonts</key>\n\t<array>\n\t\t<string>New.ttf</string>\n\t</array>"
    ),
    (
      "\t<key>UIAppFonts</key>\n\t<array>\n\t\t<!-- none yet -->\n\t</array>",
      "\t<key>UIAppFonts</key>\n\t<array>\n\t\t<!-- none yet -->\n\t\t<string>New.ttf</string>\n\t</array>"
    ),
    (
      "<key>UIAppFonts</key><array><string>Old.ttf</string></array>",
      "<key>UIAppFonts</key><array><string>New.ttf</string></array>"
    ),
    (
      "\t<key>UIAppFonts</key>\n\t<array>\n\t\t<string>Old.ttf</string>\n\t</array>",
      "\t<key>UIAppFonts</key>\n\t<array>\n\t\t<string>New.ttf</string>\n\t</array>"
    ),
    (
      "\t<key>UIAppFonts</key>\n\t<array>\n\t\t<string>New.ttf</string>\n\t\t<string>New.ttf</string>\n\t</array>",
      "\t<key>UIAppFonts</key>\n\t<array>\n\t\t<string>New.ttf</string>\n\t</array>"
    ),
  ])
  func `a list is put where it belongs`(lines: String, expected: String) throws {
    #expect(try Self.edited(Self.plist(lines), ["New.ttf"]) == Self.plist(expected))
    let windows = Self.plist(lines).replacing("\n", with: "\r\n")
    #expect(
      try Self.edited(windows, ["New.ttf"]) == Self.plist(expected).replacing("\n", with: "\r\n")
    )
  }

  @Test func `fonts of one name in two folders are two fonts`() throws {
    let fonts = ["A/x.ttf", "B/x.ttf", "C/y.ttf"]
    let none = try Self.list(Self.plist("<key>UIAppFonts</key><array/>"), fonts)
    #expect(none.wanted == fonts)
    // By its path an entry is one of them, by its name alone the first that is left.
    let list = { (entries: [String]) in
      try Self.list(
        Self.plist(
          "<key>UIAppFonts</key><array>"
            + entries.map { "<string>\($0)</string>" }.joined() + "</array>"
        ),
        fonts
      )
    }
    let some = try list(["x.ttf", "./A/x.ttf", "Fonts/y.ttf", "x.ttf"])
    #expect(some.wanted == ["x.ttf", "./A/x.ttf", "Fonts/y.ttf"])
    #expect(some.removed == ["x.ttf"])
    #expect(try list(["B/x.ttf"]).wanted == ["B/x.ttf", "A/x.ttf", "C/y.ttf"])
  }

  @Test func `entries that are known to lead somewhere stay with the fonts that they stand for`()
    throws
  {
    let folder = try TemporaryFolder()
    let text = Self.plist(
      "<key>UIAppFonts</key><array><string>$(A)</string><string>$(B)</string>"
        + "<string>Kit.bundle/z.ttf</string><string>y.ttf</string></array>"
    )
    let file = try folder.write("Info.plist", text.utf8)
    let list = try FontListText(
      FilePath(file),
      fonts: ["x.ttf"],
      keeping: ["$(A)": ["x.ttf"], "Kit.bundle/z.ttf": []]
    )
    #expect(list.wanted == ["$(A)", "$(B)", "Kit.bundle/z.ttf"])
    #expect(list.unjudged == ["$(B)"])
    #expect(list.removed == ["y.ttf"])
  }

  @Test(arguments: ["<dict/>", "<dict></dict>", "<dict>\n</dict>"])
  func `an empty dictionary opens`(text: String) throws {
    let edited = try Self.edited("<plist version=\"1.0\">\(text)</plist>", ["New.ttf"])
    let list = "<key>UIAppFonts</key>\n\t<array>\n\t\t<string>New.ttf</string>\n\t</array>"
    #expect(edited == "<plist version=\"1.0\"><dict>\n\t\(list)\n</dict></plist>")
  }

  @Test(arguments: [
    (
      plist("<key>UIAppFonts</key><string>A.ttf</string>"),
      "its UIAppFonts is a string, not an array"
    ),
    (
      plist("<key>UIAppFonts</key><array><true/></array>"),
      "its UIAppFonts has an entry that is no string"
    ),
    (
      plist("<key>UIAppFonts</key><array/><key>UIAppFonts</key><array/>"),
      "it has UIAppFonts 2 times"
    ),
    (
      plist("<key>UIAppFonts</key><array><string>A<![CDATA[.ttf]]></string></array>"),
      "its UIAppFonts is written in an unusual way"
    ),
    (
      plist("<key>UIApp<!-- -->Fonts</key><array/>"), "what it would become could not be read"
    ),
    (
      "{ UIAppFonts = (\"A.ttf\"); }",
      "it is in the old style of property lists, which Xcode rewrites"
    ),
    (
      "<?xml version='1.0' encoding='iso-8859-1'?><plist><dict><key>A</key><true/></dict></plist>",
      "it is not in UTF-8"
    ),
  ])
  func `a file that cannot be changed safely stays, and the reason is told`(
    text: String,
    reason: String
  ) throws {
    let list = try Self.list(text, ["New.ttf"])
    #expect(throws: FontListText.Refusal.self) { try list.edited.get() }
    if case .failure(let refusal) = list.edited { #expect(refusal.reason == reason) }
    #expect(list.snippet.hasPrefix("<key>UIAppFonts</key>\n<array>\n\t<string>New.ttf</string>"))
  }

  @Test(arguments: ["", "<plist", "hello", "<plist><array/></plist>"])
  func `what is no property list of an app is refused`(text: String) {
    #expect(throws: ProjectProblem.self) { try Self.list(text, ["New.ttf"]) }
  }

  /// Whatever is wrong with a file, what comes out has the list that was wanted and all else.
  @Test func `no cut of a property list traps or gives something that cannot be read`() throws {
    let text = Array(
      Self.plist("\t<key>UIAppFonts</key>\n\t<array>\n\t\t<string>Old.ttf</string>\n\t</array>")
        .utf8
    )
    for count in text.indices {
      let cut = String(decoding: text[..<count], as: UTF8.self)
      guard let list = try? Self.list(cut, ["New.ttf"]), let edited = try? list.edited.get() else {
        continue
      }
      let again = try Self.list(String(decoding: edited, as: UTF8.self), ["New.ttf"])
      #expect(again.isFresh)
    }
  }

  /// The last entry goes, and something is behind it on its line.
  @Test(arguments: [
    // A comment stays where it is.
    ("\t\t<string>Gone.ttf</string> <!-- old -->\n\t", [], "\t\t<!-- old -->\n\t"),
    (
      "\t\t<string>Gone.ttf</string> <!-- old -->\n\t", ["New.ttf"],
      "\t\t<!-- old -->\n\t\t<string>New.ttf</string>\n\t"
    ),
    // What is no plain comment to the end of the line is left behind the new ones.
    (
      "\t\t<string>Gone.ttf</string> <!-- a --> <!-- b -->\n\t", [], "\t\t<!-- a --> <!-- b -->\n\t"
    ),
    (
      "\t\t<string>Gone.ttf</string> <!-- a --> <!-- b -->\n\t", ["New.ttf"],
      "\t\t<string>New.ttf</string>\n\t\t<!-- a --> <!-- b -->\n\t"
    ),
    (
      "\t\t<string>Gone.ttf</string> <!-- a > b -->\n\t", ["New.ttf", "Next.ttf"],
      "\t\t<string>New.ttf</string>\n\t\t<string>Next.ttf</string>\n\t\t<!-- a > b -->\n\t"
    ),
    (
      "\t\t<string>Gone.ttf</string> <!-- over\n\t\tlines -->\n\t", ["New.ttf"],
      "\t\t<string>New.ttf</string>\n\t\t<!-- over\n\t\tlines -->\n\t"
    ),
    // The end of the array.
    ("\t\t<string>Gone.ttf</string>", ["New.ttf"], "\t\t<string>New.ttf</string>"),
    ("\t\t<string>Gone.ttf</string>", [], "\t\t"),
  ])
  func `what stands behind the last entry stays when the entry goes`(
    rest: String,
    new: [String],
    expected: String
  ) throws {
    let list = { (rest: String) in
      Self.plist("<key>UIAppFonts</key>\n\t<array>\n\t\t<string>Able.ttf</string>\n\(rest)</array>")
    }
    #expect(try Self.edited(list(rest), ["Able.ttf"] + new) == list(expected))
  }

  /// Any of some lines may stand behind an entry, and any entries may go: what is left is a list of those
  /// that stay and those that are new, and every comment.
  @Test func `no comment anywhere stops a list from being changed`() throws {
    let ends = ["", " ", " <!-- a -->", "<!-- a -->", " <!-- a --><!-- b -->", " <!-- a\n b -->"]
    let breaks = ["\n\t\t", "", "\r\n\t\t"]
    for mask in 0..<8 {
      for first in ends {
        for last in ends {
          for lineBreak in breaks {
            let entries = ["A.ttf\(mask & 1 == 0 ? "" : "x")", "B.ttf\(mask & 2 == 0 ? "" : "x")"]
            let text = Self.plist(
              "<key>UIAppFonts</key><array>\(lineBreak)<string>\(entries[0])</string>\(first)"
                + "\(lineBreak)<string>\(entries[1])</string>\(last)\(lineBreak)</array>"
            )
            let wanted = ["A.ttf", "B.ttf"] + (mask & 4 == 0 ? [] : ["C.ttf"])
            let edited = try Self.edited(text, wanted)
            let kept = entries.filter(wanted.contains)
            let order = kept + wanted.filter { !kept.contains($0) }
            let found = edited.split(separator: "<string>").dropFirst().map {
              $0.prefix { $0 != "<" }
            }
            #expect(found.map(String.init) == order, "\(text)")
            #expect(
              edited.split(separator: "<!--").count == text.split(separator: "<!--").count,
              "\(text)"
            )
          }
        }
      }
    }
  }
}
