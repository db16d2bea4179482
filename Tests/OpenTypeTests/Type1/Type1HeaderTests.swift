internal import FontTestSupport
internal import OpenType
internal import Testing

@Suite("Type 1 headers")
struct Type1HeaderTests {
  /// A header as fonts have it, with all kinds of tokens around what is read.
  static let usual = """
    %!PS-AdobeFont-1.0: Demo-BoldItalic 001.002
    % /FontName /Comment def
    FontDirectory/Demo-BoldItalic known{/Demo-BoldItalic findfont dup/UniqueID known{dup
    /UniqueID get 0 eq exch/FontType get 1 eq and}{pop (}) <7D> % }
    false}ifelse {save true}{false}ifelse}{false}ifelse
    11 dict begin
    /FontInfo 9 dict dup begin
    /version(001.002)readonly def
    /Notice (All \\) rights (and \\( wrongs) /Weight (Thin) \\134) readonly def
    /FullName(Demo (Bold) Italic)readonly def
    /FamilyName (Demo) readonly def/Weight (Bold) readonly def
    /isFixedPitch true def
    /ItalicAngle -12.5 def
    end readonly def
    /FontName /Demo-BoldItalic def
    /PaintType 0 def /FontType 1 def
    /FontMatrix [0.001 0 0 0.001 0 0]readonly def
    /Encoding 256 array 0 1 255 {1 index exch /.notdef put} for
    dup 87/Weight.alt put
    readonly def
    /FontBBox{-10 -200 1000 900}readonly def
    currentdict end
    currentfile eexec

    """

  static func header(_ text: String) throws -> Type1Header {
    try Type1Header(parsing: Array(text.utf8).span)
  }

  /// The usual header with one part of it written differently.
  static func header(_ part: String, as other: String) throws -> Type1Header {
    let text = Array(usual.utf8)
    let place = try #require(text.firstRange(of: Array(part.utf8)))
    let bytes = Array(text[..<place.lowerBound]) + Array(other.utf8) + text[place.upperBound...]
    return try Type1Header(parsing: bytes.span)
  }

  @Test func `a font says its names and its style`() throws {
    let header = try Self.header(Self.usual)
    #expect(header.fontName == "Demo-BoldItalic")
    #expect(header.version == "001.002")
    #expect(header.fullName == "Demo (Bold) Italic")
    #expect(header.familyName == "Demo")
    #expect(header.weight == "Bold")
    #expect(header.italicAngle == -12)
    #expect(header.isFixedPitch)
  }

  @Test func `what is missing is nothing`() throws {
    let header = try Self.header("%!FontType1\n/FontType 1 def/FontName/A def currentfile eexec\r")
    #expect(header.fontName == "A")
    #expect(header.version == nil)
    #expect(header.fullName == nil)
    #expect(header.familyName == nil)
    #expect(header.weight == nil)
    #expect(header.italicAngle == 0)
    #expect(!header.isFixedPitch)
  }

  @Test(arguments: ["()", "(\u{FF}\u{FE})"])
  func `an empty text is nothing and other letters stay`(text: String) throws {
    let family = try Self.header("(Demo)", as: text).familyName
    #expect(family == (text == "()" ? nil : "\u{FF}\u{FE}"))
  }

  @Test func `a text that is no UTF-8 is nothing`() throws {
    var bytes = Array(Self.usual.utf8)
    let place = try #require(bytes.firstRange(of: Array("(Demo)".utf8)))
    bytes[place.lowerBound + 1] = 0xC4
    let header = try Type1Header(parsing: bytes.span)
    #expect(header.familyName == nil)
    #expect(header.fontName == "Demo-BoldItalic")
  }

  @Test(arguments: [
    ("-12.5", -12), ("0", 0), ("0.0", 0), ("-0.5", 0), ("14", 14), ("7.", 7), ("99999", 99999),
  ])
  func `an angle loses its fraction`(text: String, angle: Int) throws {
    #expect(try Self.header("-12.5", as: text).italicAngle == angle)
  }

  // Engines differ on these, or stop: who is in doubt asks one.
  @Test(arguments: [
    ("-12.5", "-"), ("-12.5", "+3"), ("-12.5", ".5"), ("-12.5", "1.2.3"), ("-12.5", "1e3"),
    ("-12.5", "16#FF"), ("-12.5", "999999"), ("-12.5", "(3)"), ("-12.5", "[3]"),
    ("isFixedPitch true", "isFixedPitch 1"), ("isFixedPitch true", "isFixedPitch /true"),
    ("(Demo)", "(De\\155o)"), ("(Demo)", "(De\0mo)"), ("(Demo)", "<44>"), ("(Demo)", "Demo"),
    ("(Demo)", "{(Demo)}"), ("(Demo)", "(Demo"), ("(Demo)", "(Demo))"), ("(Demo)", "(Demo)\0"),
    ("/PaintType", "/FontName"), ("/PaintType 0", "/Weight (Thin)"), ("/PaintType", "/Private"),
    ("/PaintType", "/BlendAxisTypes"), ("/PaintType", "/WeightVector"), ("/PaintType", "/ "),
    ("/PaintType 0", "closefile"), ("/PaintType 0", "4 RD"), ("/PaintType 0", "4 -|"),
    ("/PaintType 0", "}"), ("/PaintType 0", "<< /A 1 >>"), ("/PaintType 0", "<4G>"),
    ("/PaintType 0", "{ { }"), ("/PaintType 0", "{ ( }"), ("/PaintType 0", "{ <"),
    ("/FontType 1", "/FontType 3"), ("/FontType 1", ""), ("/FontName /Demo-BoldItalic", ""),
    ("%!PS-AdobeFont", "%!PS-Adobe-3.0"), ("eexec\n", "eexec"), ("eexec\n", "eexecs\n"),
  ])
  func `what is unusual is not guessed at`(part: String, other: String) {
    #expect(throws: TableError.self) { try Self.header(part, as: other) }
  }

  @Test(arguments: [
    ("0000\ncleartomark\n", true), ("cleartomark", true), ("c cleartomark{restore}if", true),
    ("0000\ncleartomar", false), ("cleartomarc", false), ("", false),
  ])
  func `a font ends with a word`(end: String, isEnd: Bool) {
    #expect(Type1Header.isEnd(Array(end.utf8).span) == isEnd)
  }

  @Test func `a header that is cut anywhere is an error`() {
    let bytes = Array(Self.usual.utf8)
    // The header ends with the space after the last word, here a line end.
    for count in 0..<bytes.count {
      #expect(throws: TableError.self, "\(count)") {
        try Type1Header(parsing: Array(bytes[..<count]).span)
      }
    }
  }

  @Test(arguments: [
    "(", "((((", "{", "<", "%", "/", "a", " ", "\\", "(\\", "/Weight ", "\0", "[", "0",
  ])
  func `a megabyte of one thing takes no time`(part: String) {
    let text = "%!PS-AdobeFont\n" + String(repeating: part, count: (1 << 20) / part.utf8.count)
    let bytes = Array(text.utf8)
    let seconds = ThreadTime.seconds {
      #expect(throws: TableError.self) { try Type1Header(parsing: bytes.span) }
    }
    #expect(seconds < 2)
  }
}
