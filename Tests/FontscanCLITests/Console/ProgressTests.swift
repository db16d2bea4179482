import Dispatch
import FontTestSupport
import Testing

@testable import FontscanCLI

@Suite("Progress")
struct ProgressTests {
  @Test func `long work is mentioned, and the mention taken back`() {
    let seen = DispatchSemaphore(value: 0)
    let sink = MemorySink(isTerminal: true) { bytes in
      if bytes.count > 100 { seen.signal() }
    }
    let progress = Progress("reading fonts", on: sink, delay: .milliseconds(1))
    #expect(seen.wait(timeout: .now() + .seconds(60)) == .success)
    progress.finish()
    #expect(sink.text.hasPrefix("\r\u{1B}[Kfontscan: reading fonts.\r\u{1B}[Kfontscan: reading"))
    #expect(sink.text.hasSuffix("\r\u{1B}[K"))
    let count = sink.bytes.count
    progress.finish()
    // Whoever finishes is the last to write.
    #expect(sink.bytes.count - count == 4)
  }

  @Test func `short work is not worth a word`() {
    let sink = MemorySink(isTerminal: true)
    Progress("reading fonts", on: sink, delay: .seconds(60)).finish()
    #expect(sink.bytes.isEmpty)
    #expect(run(["list", Fixtures.font("family")], terminals: true).errors.isEmpty)
  }
}
