internal import DynamicType
internal import FileAccess
internal import FontTestSupport
internal import StyleSheets
internal import Testing

@Suite("Files of style sheets")
struct SheetFileTests {
  @Test func `a file is read`() throws {
    let folder = try TemporaryFolder()
    let path = FilePath(try folder.write("styles.json", OwnStylesTests.sample.utf8))
    let sheet = try StyleSheet(reading: path)
    #expect(sheet.path == path)
    #expect(sheet.sheet.styles.count == 2)
  }

  @Test func `a file that is not there is an error and no sheet`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileError.self) {
      try StyleSheet(reading: FilePath(folder.path + "/none.json"))
    }
  }

  @Test func `a file that is larger than any sheet is an error`() throws {
    let folder = try TemporaryFolder()
    let size = StyleSheet.sizeLimit + 1
    let path = FilePath(try folder.write("large.json", startingWith: "{".utf8, size: size))
    let error = #expect(throws: FileError.self) { try StyleSheet(reading: path) }
    #expect(error?.reason == "it has 1048577 bytes, over the limit of 1048576")
  }

  @Test(
    arguments: [[], [0], [0xFF, 0xFE], Array("bplist00".utf8), Array("\0\u{1}\0\0".utf8)]
      as [[UInt8]]
  )
  func `bytes that are no property list have one fault`(bytes: [UInt8]) {
    let sheet = StyleSheet(parsing: bytes, path: FilePath("sheet"))
    #expect(sheet.faults.count == 1)
    #expect(sheet.sheet.styles == [])
    #expect(sheet.form == nil)
  }

  @Test func `every change of a byte gets an answer`() {
    let sample = Array(OwnStylesTests.sample.utf8)
    for index in sample.indices {
      for value in [0, 0x22, 0x30, 0x7B, 0xFF, sample[index] ^ 0x10] as [UInt8] {
        var bytes = sample
        bytes[index] = value
        let sheet = StyleSheet(parsing: bytes, path: FilePath("sheet"))
        #expect(sheet.places.count == sheet.sheet.styles.count)
      }
    }
  }

  /// An eighth of what the largest file that is read can hold.
  @Test func `a file full of faults takes no long time`() {
    let line = "\"a\": {\"fontNam\": \"A\", \"siz\": 1},"
    let count = (1 << 17) / (line.utf8.count + 6)
    let styles = (0..<count).map { "\"a\($0)\"" + line.dropFirst(3) }.joined()
    var faults = 0
    let seconds = ThreadTime.seconds {
      faults = read("{\"styles\": {\(styles.dropLast())}}").faults.count
    }
    #expect(faults == 3 * count)
    #expect(seconds < 10)
  }
}
