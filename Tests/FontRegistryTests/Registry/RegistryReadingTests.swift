import FileAccess
import FontRegistry
import FontTestSupport
import Foundation
import Testing

@Suite("Reading files and folders")
struct RegistryReadingTests {
  let folder: TemporaryFolder
  let font: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    font = try Fixtures.bytes(Fixtures.font("family/DemoSans-Bold.ttf"))
  }

  private func registry(_ names: String...) -> Registry {
    Registry(paths: names.map { FilePath(folder.path + "/" + $0) })
  }

  @Test func `a missing path is a problem and the rest goes on`() throws {
    try folder.write("a.ttf", font)
    let registry = registry("nothing.ttf", "a.ttf")
    #expect(registry.faces.count == 1)
    #expect(registry.problems.map(\.kind) == [.unreadable])
    #expect(registry.problems.map(\.reason) == ["no such file or directory"])
  }

  @Test func `a folder is searched for the endings of fonts in any letter case`() throws {
    for name in ["a.ttf", "b.TTF", "c/d.OtF", "readme.txt", "ttf", "notes.ttf.txt"] {
      try folder.write("in/" + name, font)
    }
    #expect(
      registry("in").files.map(\.path.description).map { $0.split(separator: "/").last }
        == ["a.ttf", "b.TTF", "d.OtF"]
    )
  }

  @Test func `a file that is named is opened whatever it is called`() throws {
    try folder.write("font.bin", font)
    #expect(registry("font.bin").faces.count == 1)
  }

  @Test func `a file that two paths lead to is read once`() throws {
    try folder.write("in/a.ttf", font)
    #expect(registry("in", "in/a.ttf", "in/a.ttf").files.count == 1)
  }

  @Test(arguments: [1, 2, 8])
  func `the order is that of the paths' bytes for any number of jobs`(jobs: Int) throws {
    for number in 0..<50 { try folder.write("in/\(number).ttf", font) }
    let registry = Registry(paths: [FilePath(folder.path + "/in")], jobs: jobs)
    let paths = registry.files.map(\.path)
    #expect(paths == paths.sorted())
    #expect(registry.faces.count == 50)
  }

  @Test func `a file name that is no text is found and kept`() throws {
    let name = folder.path + "/in/"
    try folder.write("in/plain.ttf", font)
    let odd = Array(name.utf8) + [0xFF, 0x2E, 0x74, 0x74, 0x66]
    // The file system of the test machine may refuse such names; then there is nothing to test.
    guard rename(from: name + "plain.ttf", to: odd) else { return }
    #expect(registry("in").files.map(\.path.bytes) == [odd])
    #expect(registry("in").faces.count == 1)
  }

  private func rename(from old: String, to new: [UInt8]) -> Bool {
    let target = new.map(CChar.init(bitPattern:)) + [0]
    return unsafe Foundation.rename(old, target) == 0
  }
}
