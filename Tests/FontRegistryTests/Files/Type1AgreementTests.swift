import FileAccess
import FontTestSupport
import OpenType
import Testing

@testable import FontRegistry

/// Type 1 fonts are read in two ways; which one it was must not show.
@Suite("Type 1 fonts without and with FreeType")
struct Type1AgreementTests {
  /// The face as the clear text alone tells it, or `nil` when FreeType has to be asked.
  private static func quick(_ path: FilePath) throws -> Face? {
    var reader = FontFileReader(questions: [])
    let file = try OpenFile(path)
    let start = try reader.buffer.append(
      from: file,
      at: 0,
      count: min(FontFileReader.startByteCount, file.size)
    )
    let head = min(start.count, FontSignature.byteCount)
    let signature = FontSignature(
      reader.buffer.bytes.span.extracting(0..<head),
      fileSize: file.size
    )
    return try reader.type1Face(file, signature)
  }

  /// Compares both ways of reading.
  ///
  /// - Returns: Whether the clear text was enough.
  private static func compare(_ path: FilePath) throws -> Bool {
    var withEngine = FontFileReader(questions: .summary)
    let slow = withEngine.read(path)
    var withoutEngine = FontFileReader(questions: [])
    let file = withoutEngine.read(path)
    #expect(file.container == slow.container, "\(path)")
    #expect(file.problems == slow.problems, "\(path)")
    guard let face = slow.faces.first else {
      #expect(file.faces.isEmpty, "\(path)")
      return false
    }
    #expect(face.glyphCount != nil, "\(path)")
    var expected = face
    expected.glyphCount = nil
    #expect(file.faces.map(everything(of:)) == [everything(of: expected)], "\(path)")
    guard let quick = try quick(path) else { return false }
    #expect(everything(of: quick) == everything(of: expected), "\(path)")
    return true
  }

  /// All that is stored of a face, as text.
  private static func everything(of face: Face) -> String {
    var text = ""
    dump(face, to: &text)
    return text
  }

  private static func compare(fontsBelow folder: String?, atLeast count: Int) throws {
    let paths = fonts(below: folder, endings: [".pfa", ".pfb", ".t1"])
    var quick = 0
    for path in paths {
      if try compare(path) { quick += 1 }
    }
    #expect(quick >= count)
    #expect(quick * 20 >= paths.count * 19, "\(quick) of \(paths.count) without FreeType")
  }

  @Test func `the fixtures are the same`() throws {
    try Self.compare(fontsBelow: Fixtures.fonts, atLeast: 2)
  }

  @Test(.enabled(if: Fixtures.corpus != nil, "no corpus: make corpus"))
  func `Debian's fonts are the same`() throws {
    try Self.compare(fontsBelow: Fixtures.corpus, atLeast: 10)
  }

  private static let systemFolders = ["/usr/share/fonts", "/usr/share/texmf", "/Library/Fonts"]
    .filter(Fixtures.exists)

  @Test(.enabled(if: !systemFolders.isEmpty, "no folder of fonts on this machine"))
  func `the fonts of this machine are the same`() throws {
    for folder in Self.systemFolders { try Self.compare(fontsBelow: folder, atLeast: 0) }
  }

  @Test(
    arguments: ["pfa", "pfb"],
    [FaceQuestions.summary, .details, .coverage, .loadable, .everything]
  )
  func `more questions are put to FreeType`(ending: String, questions: FaceQuestions) throws {
    var reader = FontFileReader(questions: questions)
    let path = FilePath(Fixtures.font("formats/DemoSerif-Regular.\(ending)"))
    let file = try OpenFile(path)
    _ = try reader.buffer.append(from: file, at: 0, count: file.size)
    let signature: FontSignature = ending == "pfa" ? .type1Text : .type1Binary
    #expect(try reader.type1Face(file, signature) == nil)
  }

  // Cut short, a font is damaged: FreeType says how.
  @Test(arguments: ["pfa", "pfb"])
  func `a font that is cut anywhere is left to FreeType`(ending: String) throws {
    let folder = try TemporaryFolder()
    let bytes = try Fixtures.bytes(Fixtures.font("formats/DemoSerif-Regular.\(ending)"))
    let needed = try #require(bytes.firstRange(of: Array("cleartomark".utf8))).upperBound
    for count in stride(from: 0, to: needed, by: 7) {
      let path = FilePath(try folder.write("cut", bytes[..<count]))
      #expect(try Self.quick(path) == nil, "\(count)")
    }
  }

  @Test func `segments that lead nowhere are left to FreeType`() throws {
    let folder = try TemporaryFolder()
    let bytes = try Fixtures.bytes(Fixtures.font("formats/DemoSerif-Regular.pfb"))
    let place = try #require(bytes.firstRange(of: [0x80, 0x02] as [UInt8])).lowerBound
    for (offset, byte) in [(2, 0xFF), (5, 0xFF), (1, 1), (1, 3), (0, 0)] as [(Int, UInt8)] {
      for start in [0, place] where start > 0 || offset > 1 {
        var broken = bytes
        broken[start + offset] = byte
        let path = FilePath(try folder.write("broken", broken))
        #expect(try Self.quick(path) == nil, "byte \(start + offset)")
      }
    }
  }

  // The comment moves the end of the header around the most that is read of it.
  @Test(arguments: [4000, 5000, 60_000, 70_000])
  func `a long header is the same`(length: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = try Fixtures.bytes(Fixtures.font("formats/DemoSerif-Regular.pfa"))
    let line = try #require(bytes.firstIndex(of: 0x0A))
    let comment = [UInt8](repeating: UInt8(ascii: "%"), count: length) + [0x0A]
    let long = Array(bytes[...line]) + comment + bytes[(line + 1)...]
    let path = FilePath(try folder.write("long.pfa", long))
    #expect(try Self.compare(path) == (length < 65_000))
  }
}
