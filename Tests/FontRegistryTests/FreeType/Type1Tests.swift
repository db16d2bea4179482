import FontTestSupport
import Testing

@testable import FontRegistry

@Suite("Type 1 fonts")
struct Type1Tests {
  @Test(arguments: ["pfa", "pfb"])
  func `a font says what its FontInfo says`(ending: String) throws {
    let face = try FreeTypeFace(
      SourceKind.memory.source("formats/DemoSerif-Regular.\(ending)"),
      library: FreeTypeLibrary()
    )
    #expect(
      face.type1Info
        == Type1Info(
          version: "001.000",
          fullName: "Demo Serif Regular",
          familyName: "Demo Serif",
          weight: "Regular",
          italicAngle: 0,
          isFixedPitch: false
        )
    )
    #expect(face.postScriptName == "DemoSerif-Regular")
    #expect(face.glyphCount == 9)
  }

  @Test func `other fonts have no FontInfo`() throws {
    let face = try FreeTypeFace(
      SourceKind.memory.source("formats/DemoSerif-Regular.ttf"),
      library: FreeTypeLibrary()
    )
    #expect(face.type1Info == nil)
  }

  // A name whose letters are in an encoding that nobody tells is not guessed at.
  @Test func `a name that is no UTF-8 is none`() throws {
    var bytes = try Fixtures.bytes(Fixtures.font("formats/DemoSerif-Regular.pfa"))
    let place = try #require(bytes.firstRange(of: "(Demo Serif)".utf8))
    bytes[place.lowerBound + 1] = 0xC4
    let face = try FreeTypeFace(FreeTypeSource(bytes: bytes), library: FreeTypeLibrary())
    let found = face.type1Info
    let info = try #require(found)
    #expect(info.familyName == nil)
    #expect(info.fullName == "Demo Serif Regular")
  }
}
