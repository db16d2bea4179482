internal import FontTestSupport
internal import Foundation
internal import FuzzEntries
internal import Testing

@Suite("Fuzz entries")
struct FuzzEntryTests {
  static let fixtures = Fixtures.checkout + "/fixtures"

  /// What the fuzzer found once; each file lies in a folder that is called like its entry.
  static let found = Fixtures.checkout + "/Fuzz/Found"

  @Test(arguments: FuzzEntry.all)
  func `an entry has something to start from`(entry: FuzzEntry) {
    let inputs = entry.seeds.inputs(from: Self.fixtures, byteLimit: entry.byteLimit)
    #expect(inputs.contains { !$0.isEmpty })
    for input in inputs { entry.read(input) }
  }

  @Test(arguments: FuzzEntry.all)
  func `nothing at all is read`(entry: FuzzEntry) {
    entry.read([])
  }

  @Test(arguments: FuzzEntry.all)
  func `what the fuzzer found once is read`(entry: FuzzEntry) throws {
    let folder = "\(Self.found)/\(entry.name)"
    guard Fixtures.exists(folder) else { return }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      entry.read(try Fixtures.bytes("\(folder)/\(name)"))
    }
  }

  @Test func `entries have names of their own`() {
    #expect(Set(FuzzEntry.all.map(\.name)).count == FuzzEntry.all.count)
  }
}
