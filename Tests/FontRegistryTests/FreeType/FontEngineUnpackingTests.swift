import FileAccess
import FontTestSupport
import OpenType
import Testing

@testable import FontRegistry

/// Opens a file and unpacks what is in it.
func unpack(
  _ path: String,
  tables: [(tag: OpenType.Tag, count: Int)] = [],
  coverage: Bool = false,
  engine: FontEngine = FontEngine()
) throws -> UnpackedFont {
  let file = try OpenFile(FilePath(path))
  let start = try file.read(at: 0, count: FontSignature.byteCount)
  return engine.unpack(
    file,
    FontSignature(start.span, fileSize: file.size),
    UnpackingWishes(tables: tables, coverage: coverage)
  )
}

extension UnpackedFont {
  var tables: [UnpackedTables] {
    faces.compactMap { if case .tables(let face) = $0 { face } else { nil } }
  }

  var plain: [PlainFace] {
    faces.compactMap { if case .plain(let face) = $0 { face } else { nil } }
  }
}

extension UnpackedTables {
  func bytes(of tag: OpenType.Tag) -> [UInt8]? {
    tables.range(of: tag).map { Array(bytes[$0]) }
  }
}

@Suite("Unpacking fonts")
struct FontEngineUnpackingTests {
  /// Tables that no wrapping changes; `head` holds a sum over the whole file.
  static let tags: [OpenType.Tag] = [.name, .os2, .hhea, .maxp, .post, .cmap]

  static let wishes: [(tag: OpenType.Tag, count: Int)] = tags.map { ($0, 1 << 20) }

  @Test(arguments: [
    ("formats/DemoSerif-Regular.woff", "formats/DemoSerif-Regular.ttf", FontContainer.woff),
    ("formats/DemoSerif-Regular.woff2", "formats/DemoSerif-Regular.ttf", .woff2),
    ("formats/DemoSerif-Regular-CFF.woff2", "formats/DemoSerif-Regular.otf", .woff2),
  ])
  func `a web font holds the tables of the font that it was made from`(
    name: String,
    original: String,
    container: FontContainer
  ) throws {
    let font = try unpack(Fixtures.font(name), tables: Self.wishes)
    #expect(font.container == container)
    #expect(font.problems == [])
    let face = try #require(font.tables.first)
    #expect(font.faces.count == 1)
    #expect(!face.areBytesOfTheFile)

    let bytes = try Fixtures.bytes(Fixtures.font(original))
    let directory = try TableDirectory(parsing: bytes.span)
    #expect(face.directory.outlineFormat == directory.outlineFormat)
    #expect(
      Set(face.directory.entries.map(\.tag)) == Set(directory.entries.map(\.tag))
    )
    for tag in Self.tags {
      let entry = try #require(directory.first(tag))
      #expect(face.directory.first(tag)?.length == entry.length)
      #expect(face.bytes(of: tag) == Array(bytes[try entry.range(fileSize: bytes.count)]))
    }
  }

  @Test func `FreeType says whether it can unpack WOFF2`() throws {
    let library = try FreeTypeLibrary()
    let source = FreeTypeSource(
      bytes: try Fixtures.bytes(Fixtures.font("formats/DemoSerif-Regular.woff2"))
    )
    let opens = (try? FreeTypeFace(source, library: library).glyphCount) != nil
    #expect(library.readsWOFF2 == opens)
  }

  @Test(arguments: ["woff", "woff2", "dfont"])
  func `no more of a table is kept than is wanted`(ending: String) throws {
    let name = ending == "dfont" ? "DemoSerif" : "DemoSerif-Regular"
    let font = try unpack(
      Fixtures.font("formats/\(name).\(ending)"),
      tables: [(.name, 6), ("GSUB", 10)]
    )
    let face = try #require(font.tables.first)
    #expect(face.bytes(of: .name)?.count == 6)
    #expect(face.bytes(of: "GSUB") == nil)
    #expect(face.bytes.count == 6)
  }

  /// A suitcase of bitmap fonts: its one type of resource is 'NFNT'.
  @Test func `a resource fork without a face has a reason`() throws {
    var fork = BigEndianBytes()
    fork.append(256 as UInt32, "data offset")
    fork.append(260 as UInt32, "map offset")
    fork.append(4 as UInt32, "data length")
    fork.append(38 as UInt32, "map length")
    fork.skip(244 + 24)
    fork.append(28 as UInt16, "type list offset")
    fork.append(38 as UInt16, "name list offset")
    fork.append(0 as UInt16, "types, less one")
    fork.append(tag: "NFNT")
    fork.skip(4)
    let folder = try TemporaryFolder()
    let font = try unpack(folder.write("suitcase.dfont", fork.bytes))
    #expect(font.container == .dfont)
    #expect(
      font.problems.map(\.reason)
        == ["none of its resources is an 'sfnt', the kind that holds a face"]
    )
  }

  @Test func `both faces of a dfont are found where they lie in the file`() throws {
    let path = Fixtures.font("formats/DemoSerif.dfont")
    let font = try unpack(path, tables: Self.wishes)
    #expect(font.container == .dfont)
    #expect(font.problems == [])
    #expect(font.tables.map(\.index) == [0, 1])
    let bytes = try Fixtures.bytes(path)
    for face in font.tables {
      #expect(face.areBytesOfTheFile)
      for tag in Self.tags {
        let entry = try #require(face.directory.first(tag))
        #expect(face.bytes(of: tag) == Array(bytes[try entry.range(fileSize: bytes.count)]))
      }
      let names = try face.tables.parse(NameTable.self, in: face.bytes.span)
      #expect(names != nil)
    }
  }

  @Test(arguments: [("pfa", FontContainer.pfa), ("pfb", .pfb)])
  func `a Type 1 font says what it stores`(ending: String, container: FontContainer) throws {
    let font = try unpack(Fixtures.font("formats/DemoSerif-Regular.\(ending)"), coverage: true)
    #expect(font.container == container)
    #expect(font.problems == [])
    let face = try #require(font.plain.first)
    #expect(face.format == .type1)
    #expect(face.postScriptName == "DemoSerif-Regular")
    #expect(face.family == "Demo Serif")
    #expect(face.fullName == "Demo Serif Regular")
    #expect(face.weightWord == "Regular")
    #expect(face.weight == 400)
    #expect(!face.isItalic)
    #expect(face.italicAngle == 0)
    #expect(!face.isMonospaced)
    #expect(face.glyphCount == 9)
    #expect(face.version == "001.000")
    // The glyphs are space, D, S, e, f, i, m, o and .notdef; the Adobe Glyph List of old lets a
    // "space" stand for U+00A0 as well.
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x20, 0x44...0x44, 0x53...0x53, 0x65...0x66, 0x69...0x69, 0x6D...0x6D, 0x6F...0x6F,
      0xA0...0xA0,
    ]
    #expect(face.coverage?.ranges == ranges)
  }

  @Test func `coverage is left out unless it is wanted`() throws {
    let font = try unpack(Fixtures.font("formats/DemoSerif-Regular.pfa"))
    #expect(try #require(font.plain.first).coverage == nil)
  }

  @Test(arguments: ["woff", "woff2", "pfa", "pfb", "dfont"])
  func `a file cut at any byte gives faces or problems`(ending: String) throws {
    let folder = try TemporaryFolder()
    let name = ending == "dfont" ? "DemoSerif" : "DemoSerif-Regular"
    let bytes = try Fixtures.bytes(Fixtures.font("formats/\(name).\(ending)"))
    let engine = FontEngine()
    for length in stride(from: 1, to: bytes.count, by: 5) {
      let path = try folder.write("cut", bytes.prefix(length))
      let font = try unpack(path, tables: Self.wishes, engine: engine)
      #expect(!font.faces.isEmpty || !font.problems.isEmpty, "cut after \(length) bytes")
      for problem in font.problems { #expect(!problem.reason.isEmpty) }
      _ = engine.loadProblem(FilePath(path))
    }
  }
}
