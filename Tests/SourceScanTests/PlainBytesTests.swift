import Testing

@testable import SourceScan

@Suite("Control characters in a text")
struct PlainBytesTests {
  /// Each length around eight bytes, with the character at each place, and others around it that are
  /// not to be taken for one: printed, the highest below it, and those of UTF-8.
  @Test(arguments: [UInt8(0), 0x09, 0x0A, 0x0D], [UInt8(0x0E), 0x20, 0x7F, 0x80, 0xC3, 0xFF])
  func `the next one is found wherever it stands`(control: UInt8, filler: UInt8) {
    for count in 1...20 {
      let plain = [UInt8](repeating: filler, count: count)
      #expect(plain.nextControl(from: 0) == count)
      for place in 0..<count {
        var bytes = plain
        bytes[place] = control
        for start in 0...count {
          #expect(bytes.nextControl(from: start) == (start <= place ? place : count))
        }
        bytes[count - 1] = control
        #expect(bytes.nextControl(from: 0) == place)
      }
    }
  }

  @Test func `behind the end there is none`() {
    #expect([UInt8]().nextControl(from: 0) == 0)
    #expect([UInt8](repeating: 10, count: 3).nextControl(from: 9) == 3)
  }
}
