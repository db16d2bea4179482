internal import FontTestSupport
internal import OpenType
internal import Testing

@Suite("Font signature")
struct FontSignatureTests {
  static func signature(_ bytes: [UInt8], fileSize: Int? = nil) -> FontSignature {
    FontSignature(
      bytes.span.extracting(first: FontSignature.byteCount),
      fileSize: fileSize ?? bytes.count
    )
  }

  @Test(
    arguments: [
      ([0x00, 0x01, 0x00, 0x00], .trueType),
      (Array("true".utf8), .appleTrueType),
      (Array("OTTO".utf8), .openTypeCFF),
      (Array("typ1".utf8), .appleType1),
      (Array("ttcf".utf8), .collection),
      (Array("wOFF".utf8), .woff),
      (Array("wOF2".utf8), .woff2),
      ([0x01, 0x66, 0x63, 0x70], .pcf),
    ] as [([UInt8], FontSignature)]
  )
  func `four bytes tell the common kinds`(start: [UInt8], kind: FontSignature) {
    #expect(Self.signature(start) == kind)
    #expect(Self.signature(start + Array(repeating: 0, count: 1000)) == kind)
    #expect(Self.signature(Array(start.dropLast())) != kind)
  }

  @Test(
    arguments: [
      ("STARTFONT 2.1\nFONT x\n", .bdf),
      ("%!PS-AdobeFont-1.0: Demo 001.001\n", .type1Text),
      ("%!FontType1-1.0: Demo\n", .type1Text),
      ("%!PS-Adobe-3.0\n", .text),
      ("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n", .gitLFSPointer),
      ("version 2\n", .text),
      ("<!DOCTYPE html>\n<title>404</title>", .html),
      ("<HTML><head>", .html),
      ("\u{FEFF}\n\t <html lang=en>", .html),
      ("<!-- saved -->\n<Html>", .html),
      ("<?xml version=\"1.0\"?>\n<html xmlns=\"http://www.w3.org/1999/xhtml\">", .html),
      ("<?xml version=\"1.0\"?>\n<svg/>", .text),
      ("<htm", .text),
      ("Not found", .text),
      ("Grüße, 日本語 🙂\r\n", .text),
      (" ", .text),
    ] as [(String, FontSignature)]
  )
  func `text is told by how it starts`(text: String, kind: FontSignature) {
    #expect(Self.signature(Array(text.utf8)) == kind)
  }

  @Test func `UTF-16 with its mark is text`() {
    #expect(Self.signature([0xFE, 0xFF, 0x00, 0x41]) == .text)
    #expect(Self.signature([0xFF, 0xFE, 0x41, 0x00]) == .text)
  }

  @Test(arguments: 1...4)
  func `a character that the prefix cuts is still text`(shown: Int) {
    let text = Array(repeating: UInt8(ascii: "a"), count: FontSignature.byteCount - shown)
    #expect(Self.signature(text + Array("🙂🙂".utf8)) == .text)
  }

  @Test(
    arguments: [
      [0x00], [0x41, 0x00], [0x80, 0x02], [0xC3, 0x28], [0xFF, 0xFF], [0xC0, 0x80], [0x07],
      Array(repeating: 0, count: 600),
    ] as [[UInt8]]
  )
  func `bytes that are nothing else are unknown`(bytes: [UInt8]) {
    #expect(Self.signature(bytes) == .unknown)
  }

  @Test func `no bytes are an empty file`() {
    #expect(Self.signature([]) == .empty)
  }

  @Test func `two bytes tell a segmented Type 1 font and gzip`() {
    #expect(Self.signature([0x80, 0x01, 0x00, 0x10, 0x00, 0x00]) == .type1Binary)
    #expect(Self.signature([0x80, 0x01]) == .type1Binary)
    #expect(Self.signature([0x1F, 0x8B]) == .gzip)
    #expect(Self.signature([0x1F]) == .unknown)
    #expect(Self.signature([0x80]) == .unknown)
  }

  /// A font for Internet Explorer; `version` as its bytes lie in the file, lowest first.
  static func embeddedOpenType(version: UInt32) -> [UInt8] {
    var bytes = BigEndianBytes()
    bytes.append(0x2000_0000 as UInt32, "EOTSize")
    bytes.append(0x1000_0000 as UInt32, "FontDataSize")
    bytes.append(version, "Version")
    bytes.skip(22)  // Flags up to and with fsType
    bytes.append(0x4C50 as UInt16, "MagicNumber")
    return bytes.bytes
  }

  @Test(
    arguments: [
      (0x0000_0100, .embeddedOpenType), (0x0100_0200, .embeddedOpenType),
      (0x0200_0200, .embeddedOpenType), (0x0300_0200, .unknown), (0x0001_0000, .unknown),
    ] as [(UInt32, FontSignature)]
  )
  func `a font for Internet Explorer is told by its magic number and version`(
    version: UInt32,
    kind: FontSignature
  ) {
    let bytes = Self.embeddedOpenType(version: version)
    #expect(Self.signature(bytes) == kind)
    #expect(Self.signature(Array(bytes.dropLast())) == .unknown)
  }

  static func resourceFork(data: UInt32, map: UInt32, dataLength: UInt32, mapLength: UInt32)
    -> [UInt8]
  {
    var bytes = BigEndianBytes()
    bytes.append(data, "offset of the resource data")
    bytes.append(map, "offset of the resource map")
    bytes.append(dataLength, "length of the resource data")
    bytes.append(mapLength, "length of the resource map")
    bytes.skip(240)
    return bytes.bytes
  }

  @Test func `a resource fork's four numbers fit each other and the file`() {
    let header = Self.resourceFork(data: 256, map: 1256, dataLength: 1000, mapLength: 50)
    #expect(Self.signature(header, fileSize: 1306) == .dfont)
    #expect(Self.signature(header, fileSize: 1305) == .unknown)
  }

  @Test(
    arguments: [
      (0, 1256, 1000, 50), (256, 1255, 1000, 50), (256, 1256, 0, 50), (256, 1256, 1000, 29),
      (.max, .max, .max, .max),
    ] as [(UInt32, UInt32, UInt32, UInt32)]
  )
  func `numbers that do not fit are no resource fork`(
    data: UInt32,
    map: UInt32,
    dataLength: UInt32,
    mapLength: UInt32
  ) {
    let header = Self.resourceFork(
      data: data,
      map: map,
      dataLength: dataLength,
      mapLength: mapLength
    )
    #expect(Self.signature(header, fileSize: 1_000_000) == .unknown)
  }

  @Test func `kinds with one face have a directory at their start`() {
    let kinds: [FontSignature] = [.trueType, .appleTrueType, .openTypeCFF, .appleType1]
    #expect(kinds.allSatisfy { $0.isSingleFace })
    #expect(!FontSignature.collection.isSingleFace)
    #expect(!FontSignature.woff.isSingleFace)
  }
}
