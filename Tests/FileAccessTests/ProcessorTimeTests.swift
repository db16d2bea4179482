import FileAccess
import Foundation
import Testing

@Suite("Time of a processor")
struct ProcessorTimeTests {
  @Test func `work takes of it, and waiting does not`() {
    let start = ProcessorTime.ofThread
    var sum = 0.0
    for number in 0..<1_000_000 { sum += Double(number).squareRoot() }
    #expect(sum > 0)
    let worked = ProcessorTime.ofThread
    #expect(worked > start)
    Thread.sleep(forTimeInterval: 0.3)
    #expect(ProcessorTime.ofThread - worked < .milliseconds(150))
  }
}
