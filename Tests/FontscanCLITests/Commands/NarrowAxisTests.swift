import FontTestSupport
import Foundation
import Testing

@testable import FontscanCLI

/// By the specification of `fvar` a position beyond the end of an axis is that end.
///
/// DemoStored's weight axis goes from 100 to 900 with 400 as its default, where stems are 80 of 1000; the
/// file is given other ends.
@Suite("Instances beyond the ends of an axis")
struct NarrowAxisTests {
  /// The font with other ends of its only axis, in 16.16 as `fvar` has them.
  private static func font(
    minimum: UInt32?,
    maximum: UInt32?
  ) throws -> (folder: TemporaryFolder, path: String) {
    var bytes = try Fixtures.bytes(Fixtures.font("variable/stored-names.ttf"))
    func number(at place: Int) -> Int {
      bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let count = Int(bytes[4]) << 8 | Int(bytes[5])
    let record = try #require(
      (0..<count).map { 12 + 16 * $0 }.first { bytes[$0..<$0 + 4].elementsEqual("fvar".utf8) }
    )
    // Behind the header of 16 bytes: the tag, the minimum, the default and the maximum.
    let axis = number(at: record + 8) + 16
    #expect(bytes[axis..<axis + 4].elementsEqual("wght".utf8))
    #expect(number(at: axis + 8) == 400 << 16)
    for (value, place) in [(minimum, axis + 4), (maximum, axis + 12)] {
      guard let value else { continue }
      let fixed = value << 16
      for byte in 0..<4 { bytes[place + byte] = UInt8((fixed >> UInt32(24 - 8 * byte)) & 0xFF) }
    }
    let folder = try TemporaryFolder()
    return (folder, try folder.write("narrow.ttf", bytes))
  }

  /// What lies beyond is drawn like the end, so that nothing gets bolder.
  @Test(arguments: [(400, 400), (nil, 400)] as [(UInt32?, UInt32?)])
  func `a bold beyond the end of an axis is no bolder than the end`(
    minimum: UInt32?,
    maximum: UInt32?
  ) throws {
    let font = try Self.font(minimum: minimum, maximum: maximum)
    let result = run(["legibility", "--color=never", font.path])
    let line = result.output.split(separator: "\n").first { $0.contains("DemoStored-Regular ") }
    let words = try #require(line)
    #expect(words.contains("not-bolder"), "\(result.output)")
    #expect(words.contains("stems 80 -> 80 (the same)"))
    #expect(result.status == .findings)
  }

  @Test func `within the axis it is`() throws {
    let font = try Self.font(minimum: nil, maximum: nil)
    let result = run(["legibility", "--color=never", font.path])
    let line = result.output.split(separator: "\n").first { $0.contains("DemoStored-Regular ") }
    #expect(try #require(line).contains(" ok "))
  }
}
