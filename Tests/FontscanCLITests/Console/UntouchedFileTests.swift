import FontTestSupport
import Foundation
import Testing

@testable import FontscanCLI

@Suite("What is read stays as it is")
struct UntouchedFileTests {
  /// Every path below a folder with its bytes and the time of its last change.
  static func state(of folder: String) throws -> [String: String] {
    var state: [String: String] = [:]
    let files = try #require(FileManager.default.enumerator(atPath: folder))
    for case let name as String in files {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
      let isFile = attributes[.type] as? FileAttributeType == .typeRegular
      let bytes = isFile ? try Fixtures.bytes("\(folder)/\(name)") : []
      state[name] = "\(bytes.hashValue) \(bytes.count) \(attributes[.modificationDate] ?? "")"
    }
    return state
  }

  @Test func `no command writes to fonts, projects or property lists`() throws {
    let folder = try TemporaryFolder()
    let copy = folder.path + "/copy"
    try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
    for part in ["apps", "products", "fonts/family", "fonts/damaged", "fonts/formats"] {
      let place = "\(copy)/\(part.split(separator: "/").joined(separator: "-"))"
      try FileManager.default.copyItem(
        atPath: "\(Fixtures.checkout)/fixtures/\(part)",
        toPath: place
      )
    }
    let before = try Self.state(of: copy)
    #expect(before.count > 60)
    let reads = [
      ["list", copy], ["list", "--format", "json", copy + "/products/Healthy.app"],
      ["show", copy + "/fonts-family/DemoSans-Bold.ttf"], ["legibility", copy],
      ["validate", copy + "/apps/Faulty"], ["validate", copy + "/products/Faulty.app"],
      ["scale", copy + "/fonts-family/DemoSans-Bold.ttf"], ["explain"],
    ]
    #expect(Set(reads.map { $0[0] }).count >= 6)
    for words in reads { _ = run(words, engines: .installed) }
    #expect(try Self.state(of: copy) == before)
  }

  private static let names = CommandLineTool("nm")

  @Test(
    .enabled(if: names != nil && Binary.path != nil, "no nm, or no binary beside the tests")
  )
  func `the program has no way to a network`() throws {
    let path = try #require(Binary.path)
    let wanted = try #require(Self.names).lines(["--dynamic", "--undefined-only", path])
    #expect(wanted.count > 100)
    // The sanitizer's library listens to everything.
    guard !wanted.contains(where: { $0.contains("__asan_") }) else { return }
    for name in ["socket", "connect", "getaddrinfo", "sendto"] {
      #expect(!wanted.contains { $0.split(separator: " ").last?.hasPrefix("\(name)@") == true })
      #expect(!wanted.contains { $0.hasSuffix(" \(name)") })
    }
  }
}
