import Testing

@testable import FontscanCLI

@Suite("Byte writer")
struct ByteWriterTests {
  @Test func `bytes arrive whole and in order, however many there are`() throws {
    let sink = MemorySink()
    var writer = ByteWriter(sink)
    var expected: [UInt8] = []
    for number in 0..<40_000 {
      writer.append(number)
      writer.append(UInt8(ascii: " "))
      expected += Array("\(number) ".utf8)
    }
    try writer.finish()
    #expect(sink.bytes == expected)
  }

  @Test(arguments: [SinkError.closed, .refused("standard output", reason: "no space left")])
  func `the first failure is thrown at the end`(error: SinkError) {
    let sink = MemorySink(failure: (limit: 100_000, error: error))
    var writer = ByteWriter(sink)
    for _ in 0..<100_000 { writer.append("0123456789") }
    let failure: SinkError?
    do throws(SinkError) {
      try writer.finish()
      failure = nil
    } catch {
      failure = error
    }
    #expect(failure == error)
    #expect(sink.bytes.count <= 100_000)
  }
}
