import FileAccess
import FontTestSupport
import OpenType
import Testing

@testable import FontRegistry

/// A font of the fixtures, in memory or read part by part.
enum SourceKind: CaseIterable {
  case memory
  case file

  func source(_ name: String) throws -> FreeTypeSource {
    let path = Fixtures.font(name)
    switch self {
    case .memory:
      return FreeTypeSource(bytes: try Fixtures.bytes(path))
    case .file:
      let file = try OpenFile(FilePath(path))
      let size = file.size
      return FreeTypeSource(file, range: 0..<size)
    }
  }
}

@Suite("FreeType's faces")
struct FreeTypeFaceTests {
  let library: FreeTypeLibrary

  init() throws {
    library = try FreeTypeLibrary()
  }

  @Test(arguments: SourceKind.allCases)
  func `a face answers from memory as from a file`(kind: SourceKind) throws {
    let face = try FreeTypeFace(
      kind.source("formats/DemoSerif-Regular.ttf"),
      library: library
    )
    #expect(face.postScriptName == "DemoSerif-Regular")
    #expect(face.familyName == "Demo Serif")
    #expect(face.styleName == "Regular")
    #expect(face.format == "TrueType")
    #expect(face.faceCount == 1)
    #expect(face.instanceCount == 0)
    #expect(face.isScalable == true)
    #expect(face.hasFixedSizes == false)
    #expect(face.isItalic == false)
    #expect(face.hasColor == false)
    #expect(face.hasTables == true)
    try face.loadFirstGlyph()
  }

  @Test(arguments: SourceKind.allCases)
  func `a table comes out as it lies in the file`(kind: SourceKind) throws {
    let bytes = try Fixtures.bytes(Fixtures.font("formats/DemoSerif-Regular.ttf"))
    let directory = try TableDirectory(parsing: bytes.span)
    let face = try FreeTypeFace(
      kind.source("formats/DemoSerif-Regular.ttf"),
      library: library
    )
    #expect(Set(face.tableLengths.map(\.tag)) == Set(directory.entries.map(\.tag)))
    for entry in directory.entries {
      let place = try entry.range(fileSize: bytes.count)
      #expect(try face.table(entry.tag, limit: .max) == Array(bytes[place]))
      #expect(try face.table(entry.tag, limit: 5) == Array(bytes[place].prefix(5)))
    }
    #expect(try face.table("GPOS", limit: 100) == nil)
    #expect(try face.table(.name, limit: 0) == [])
    #expect(try face.table(.name, limit: -1) == [])
  }

  @Test func `a Type 1 face has no tables, which is no error`() throws {
    let face = try FreeTypeFace(
      SourceKind.memory.source("formats/DemoSerif-Regular.pfb"),
      library: library
    )
    #expect(face.hasTables == false)
    #expect(try face.table(.os2, limit: 100) == nil)
    #expect(face.tableLengths.isEmpty)
    #expect(face.format == "Type 1")
  }

  @Test(arguments: [
    ("formats/DemoSerif-Regular.otf", "CFF"),
    ("formats/DemoSerif-Regular.pfa", "Type 1"),
    ("formats/DemoSerif-Regular.woff", "TrueType"),
    ("formats/DemoSerif-Regular.woff2", "TrueType"),
    ("formats/DemoSerif-Regular-CFF.woff2", "CFF"),
  ])
  func `the format is told in FreeType's words`(name: String, format: String) throws {
    let face = try FreeTypeFace(SourceKind.memory.source(name), library: library)
    #expect(face.format == format)
  }

  @Test(arguments: 0..<4)
  func `every face of a collection opens`(index: Int) throws {
    let face = try FreeTypeFace(
      SourceKind.file.source("collection/DemoFour.ttc"),
      index: index,
      library: library
    )
    #expect(face.faceCount == 4)
  }

  @Test(arguments: [-1, 4, 0x1_0000, Int.max])
  func `a face that is not there is refused`(index: Int) throws {
    let source = try SourceKind.memory.source("collection/DemoFour.ttc")
    #expect(throws: FreeTypeError.invalidArgument) {
      _ = try FreeTypeFace(source, index: index, library: library)
    }
  }

  @Test func `an italic face says so`() throws {
    let face = try FreeTypeFace(
      SourceKind.memory.source("family/DemoSans-Italic.ttf"),
      library: library
    )
    #expect(face.isItalic == true)
  }

  @Test(arguments: [
    ("kinds/colour-layers.ttf", true, true),
    ("kinds/colour-sbix.ttf", true, false),
    ("kinds/bitmap-only.ttf", false, false),
    ("kinds/symbol.ttf", false, true),
  ])
  // FreeType takes fonts with `sbix` for bitmaps alone.
  func `colour and outlines are told`(name: String, hasColor: Bool, isScalable: Bool) throws {
    let face = try FreeTypeFace(SourceKind.memory.source(name), library: library)
    #expect(face.hasColor == hasColor)
    #expect(face.isScalable == isScalable)
    try face.loadFirstGlyph()
  }

  // Its name is not compared: FreeType 2.12 has none when the family's name holds a space.
  @Test func `every named instance opens, and no more`() throws {
    let source = try SourceKind.memory.source("variable/stored-names.ttf")
    let count = try FreeTypeFace(source, library: library).instanceCount
    #expect(count == 5)
    for instance in 0...count {
      #expect(try FreeTypeFace(source, instance: instance, library: library).glyphCount > 0)
    }
    #expect(throws: FreeTypeError.invalidArgument) {
      _ = try FreeTypeFace(source, instance: count + 1, library: library)
    }
  }

  @Test func `a face outlives the variable that held its library and its bytes`() throws {
    func open() throws -> FreeTypeFace {
      try FreeTypeFace(
        SourceKind.file.source("formats/DemoSerif-Regular.ttf"),
        library: FreeTypeLibrary()
      )
    }
    let face = try open()
    #expect(try face.table(.head, limit: 54)?.count == 54)
  }

  @Test func `bytes of no font are of an unknown format`() {
    #expect(throws: FreeTypeError.unknownFormat) {
      _ = try FreeTypeFace(
        FreeTypeSource(bytes: [UInt8](repeating: 0x55, count: 1000)),
        library: library
      )
    }
    #expect(throws: FreeTypeError.self) {
      _ = try FreeTypeFace(FreeTypeSource(bytes: []), library: library)
    }
  }

  @Test func `a font cut at any byte opens or throws`() throws {
    let bytes = try Fixtures.bytes(Fixtures.font("formats/DemoSerif-Regular.ttf"))
    for length in stride(from: 0, to: bytes.count, by: 7) {
      let source = FreeTypeSource(bytes: Array(bytes.prefix(length)))
      _ = try? FreeTypeFace(source, library: library).glyphCount
    }
  }
}
