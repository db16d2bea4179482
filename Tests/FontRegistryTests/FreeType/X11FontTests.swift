import FileAccess
import FontTestSupport
import Testing

@testable import FontRegistry

@Suite("X11 bitmap fonts")
struct X11FontTests {
  /// Two glyphs, A and U+0416, in a bold oblique font.
  static let bdf = """
    STARTFONT 2.1
    FONT -demo-Demo Pixel-Bold-O-Normal--8-80-75-75-C-80-ISO10646-1
    SIZE 8 75 75
    FONTBOUNDINGBOX 8 8 0 0
    STARTPROPERTIES 9
    FAMILY_NAME "Demo Pixel"
    WEIGHT_NAME "Bold"
    SLANT "O"
    SPACING "C"
    FULL_NAME "Demo Pixel Bold Oblique"
    CHARSET_REGISTRY "ISO10646"
    CHARSET_ENCODING "1"
    FONT_ASCENT 8
    FONT_DESCENT 0
    ENDPROPERTIES
    CHARS 2
    STARTCHAR A
    ENCODING 65
    SWIDTH 1000 0
    DWIDTH 8 0
    BBX 8 2 0 0
    BITMAP
    18
    FF
    ENDCHAR
    STARTCHAR Zhe
    ENCODING 1046
    SWIDTH 1000 0
    DWIDTH 8 0
    BBX 8 2 0 0
    BITMAP
    DB
    DB
    ENDCHAR
    ENDFONT

    """

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a font says what its properties say`() throws {
    let font = try unpack(folder.write("demo.bdf", Self.bdf.utf8), coverage: true)
    #expect(font.container == .bdf)
    #expect(font.problems == [])
    let face = try #require(font.plain.first)
    #expect(face.format == .bitmap)
    #expect(face.postScriptName == nil)
    #expect(face.family == "Demo Pixel")
    #expect(face.fullName == "Demo Pixel Bold Oblique")
    #expect(face.weightWord == "Bold")
    #expect(face.weight == 700)
    #expect(face.isItalic)
    #expect(face.italicAngle == nil)
    #expect(face.isMonospaced)
    #expect(face.version == nil)
    #expect(face.coverage?.ranges == [0x41...0x41, 0x416...0x416])
  }

  @Test func `a font loads`() throws {
    let path = try folder.write("demo.bdf", Self.bdf.utf8)
    #expect(FontEngine().loadProblem(FilePath(path)) == nil)
  }

  @Test func `a font that gzip packed is unpacked`() throws {
    let path = try folder.write("demo.bdf.gz", gzip(Array(Self.bdf.utf8)))
    let font = try unpack(path)
    #expect(font.container == .bdf)
    #expect(font.plain.first?.family == "Demo Pixel")
    #expect(FontEngine().loadProblem(FilePath(path)) == nil)
  }

  @Test func `something else that gzip packed is no font`() throws {
    let font = try unpack(folder.write("text.gz", gzip(Array("just text".utf8))))
    #expect(font.container == nil)
    #expect(font.problems.map(\.kind) == [.unknown])
    let twice = try unpack(folder.write("twice.gz", gzip(gzip(Array(Self.bdf.utf8)))))
    #expect(twice.problems.map(\.kind) == [.unknown])
  }

  @Test func `a size that is not the true one is damage`() throws {
    let packed = gzip(Array(Self.bdf.utf8))
    let less = try unpack(folder.write("less.gz", packed.dropLast(4) + [10, 0, 0, 0]))
    #expect(less.problems.map(\.kind) == [.damaged])
    let more = try unpack(folder.write("more.gz", packed.dropLast(4) + [0xFF, 0xFF, 0xFF, 0x7F]))
    #expect(more.problems.map(\.kind) == [.unsupported])
    #expect(more.problems.first?.reason.contains("once unpacked") == true)
    for length in 1..<20 {
      let cut = try unpack(folder.write("cut.gz", packed.prefix(length)))
      #expect(!cut.problems.isEmpty)
    }
  }
}

/// Wraps bytes as gzip does, without making them smaller; RFC 1951 and 1952.
func gzip(_ bytes: [UInt8]) -> [UInt8] {
  var packed: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
  // One last block that is stored.
  let length = UInt16(bytes.count)
  packed += [1, UInt8(length & 0xFF), UInt8(length >> 8)]
  packed += [UInt8(~length & 0xFF), UInt8(~length >> 8)]
  packed += bytes
  var checksum: UInt32 = .max
  for byte in bytes {
    checksum ^= UInt32(byte)
    for _ in 0..<8 { checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1 }
  }
  for number in [~checksum, UInt32(bytes.count)] {
    for shift in [0, 8, 16, 24] as [UInt32] {
      packed.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
  return packed
}
