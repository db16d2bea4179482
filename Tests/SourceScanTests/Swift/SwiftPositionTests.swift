import FileAccess
import FontTestSupport
import SourceScan
import Testing

/// Lines and columns, which count from 1, columns in UTF-8 bytes.
@Suite
struct SwiftPositionTests {
  private func requests(in bytes: [UInt8]) throws -> ModuleScan {
    let folder = try TemporaryFolder()
    let path = FilePath(try folder.write("A.swift", bytes))
    return SourceLibrary(reading: [path], jobs: 1).module(of: [path])
  }

  private static let code = #"let f = UIFont(name: "A", size: 1)"#

  private static func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return bigEndian ? [high, low] : [low, high]
    }
  }

  @Test(
    arguments: [
      (Array(code.utf8), 1, 22),
      ([0xEF, 0xBB, 0xBF] + Array(code.utf8), 1, 22),
      (Array("\n\n\(code)".utf8), 3, 22),
      (Array("\r\n\r\n\(code)".utf8), 3, 22),
      (Array("\r\r\(code)".utf8), 3, 22),
      (Array("\n\r\(code)".utf8), 3, 22),
      // Two bytes for each of the first three characters, four for the last.
      (Array("/* äöü😀 */ \(code)".utf8), 1, 39),
      (Array("let 名前 = 1; \(code)".utf8), 1, 38),
      (Array("\"\"\"\nx\n\"\"\"\n/*\n*/\n\(code)".utf8), 6, 22),
      ([0xFF, 0xFE] + utf16("// é\n\(code)", bigEndian: false), 2, 22),
      ([0xFE, 0xFF] + utf16("/* é */ \(code)", bigEndian: true), 1, 31),
      (utf16("\n\(code)", bigEndian: false), 2, 22),
    ] as [([UInt8], Int, Int)]
  )
  func `the place of a name is told`(bytes: [UInt8], line: Int, column: Int) throws {
    let scan = try requests(in: bytes)
    #expect(scan.requests.map(\.location.line) == [line])
    #expect(scan.requests.map(\.location.column) == [column])
  }

  @Test(arguments: [300, 70_000])
  func `lines far down and long ones are counted`(count: Int) throws {
    let scan = try requests(
      in: Array((String(repeating: "\n", count: count) + Self.code).utf8)
    )
    #expect(scan.requests.map(\.location.line) == [count + 1])
    let long = try requests(
      in: Array((String(repeating: " ", count: count) + "\n \(Self.code)").utf8)
    )
    #expect(long.requests.map(\.location.line) == [2])
    #expect(long.requests.map(\.location.column) == [23])
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], "the text is in UTF-32, which is not supported", nil),
      ([0xFE, 0xFF, 0, 0x61, 0], "the UTF-16 text ends inside a character", nil),
      (
        [0xFE, 0xFF, 0, 0x61, 0, 0x0A, 0xD8, 0x3D, 0, 0x63],
        "the UTF-16 text has half a surrogate pair", 2
      ),
    ] as [([UInt8], String, Int?)]
  )
  func `a file that is no text is a problem`(bytes: [UInt8], reason: String, line: Int?) throws {
    let scan = try requests(in: bytes)
    #expect(scan.problems.map(\.reason) == [reason])
    #expect(scan.problems.first?.location?.line == line)
    #expect(scan.files.isEmpty)
  }

  @Test func `a file that is not there is a problem`() {
    let path = FilePath("/nowhere/A.swift")
    let scan = SourceLibrary(reading: [path], jobs: 1).module(of: [path])
    #expect(scan.problems.map(\.file) == [path])
    #expect(scan.problems.map(\.location) == [nil])
  }
}
