import FileAccess
import FontTestSupport
import Foundation
import OpenType
import Testing

@testable import FontRegistry

/// Numbers that look random and are the same in every run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed | 1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

@Suite("Hostile fonts in FreeType's hands")
struct FontEngineHostilityTests {
  static let tables: [(tag: OpenType.Tag, count: Int)] = [
    (.name, 1 << 20), (.cmap, 1 << 24), (.head, 54),
  ]

  /// A folder of damaged fonts, such as the test fonts of the OpenType Sanitizer.
  static let folder = ProcessInfo.processInfo.environment["FONTSCAN_HOSTILE_FONTS"]

  /// Goes through everything that opens a file.
  static func challenge(_ engine: FontEngine, with path: String) throws {
    let file = FilePath(path)
    _ = try unpack(path, tables: tables, coverage: true, engine: engine)
    for index in 0..<2 {
      _ = engine.loadProblem(file, index: index)
      _ = engine.names(file, index: index, instance: index)
    }
  }

  @Test(.enabled(if: folder != nil, "FONTSCAN_HOSTILE_FONTS names no folder"))
  func `every damaged font gets an answer`() throws {
    let engine = FontEngine()
    let paths = fonts(below: Self.folder)
    #expect(!paths.isEmpty)
    for path in paths {
      let seconds = try ThreadTime.seconds { try Self.challenge(engine, with: "\(path)") }
      #expect(seconds < 5, "\(path)")
    }
  }

  @Test(
    arguments: [
      "formats/DemoSerif-Regular.ttf", "formats/DemoSerif-Regular.otf",
      "formats/DemoSerif-Regular.woff", "formats/DemoSerif-Regular.woff2",
      "formats/DemoSerif-Regular-CFF.woff2", "formats/DemoSerif-Regular.pfa",
      "formats/DemoSerif-Regular.pfb", "formats/DemoSerif.dfont", "collection/DemoFour.ttc",
      "variable/stored-names.ttf", "variable/cff2.otf", "kinds/bitmap-only.ttf",
      "kinds/colour-sbix.ttf",
    ]
  )
  func `a font with a few wrong bytes gets an answer`(name: String) throws {
    let engine = FontEngine()
    let folder = try TemporaryFolder()
    let bytes = try Fixtures.bytes(Fixtures.font(name))
    for seed in 1...40 as ClosedRange<UInt64> {
      var dice = Dice(seed: seed &* 0x9E37_79B9_7F4A_7C15)
      var broken = bytes
      for _ in 0..<Int.random(in: 1...8, using: &dice) {
        // The counts and offsets at the start are what matters most.
        let end = Bool.random(using: &dice) ? min(512, broken.count) : broken.count
        broken[Int.random(in: 4..<end, using: &dice)] = UInt8.random(in: 0...255, using: &dice)
      }
      try Self.challenge(engine, with: folder.write("broken", broken))
    }
  }
}
