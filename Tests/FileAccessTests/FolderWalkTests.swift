import FileAccess
import FontTestSupport
import Foundation
import Testing

@Suite("Folder walk")
struct FolderWalkTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func files(_ root: String? = nil) -> [String] {
    let walk = FolderWalk(FilePath(root ?? folder.path)) { $0.last == UInt8(ascii: "f") }
    return walk.files.map { String($0.description.dropFirst((root ?? folder.path).count + 1)) }
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/" + name,
      withDestinationPath: target
    )
  }

  @Test func `wanted files come sorted by bytes from all the way down`() throws {
    for name in ["b.ttf", "a/z.ttf", "a/c/deep.ttf", "B.ttf", "a/readme.txt"] {
      try folder.write(name, [])
    }
    #expect(files() == ["B.ttf", "a/c/deep.ttf", "a/z.ttf", "b.ttf"])
  }

  @Test func `hidden folders and derived data are left out`() throws {
    for name in [".git/x.ttf", ".build/x.ttf", "DerivedData/x.ttf", "ok/x.ttf", ".hidden.ttf"] {
      try folder.write(name, [])
    }
    #expect(files() == [".hidden.ttf", "ok/x.ttf"])
  }

  @Test func `a hidden root is entered when it is asked for`() throws {
    try folder.write(".fonts/x.ttf", [])
    #expect(files(folder.path + "/.fonts") == ["x.ttf"])
  }

  @Test func `a loop of links ends and files keep their real place`() throws {
    try folder.write("real/x.ttf", [])
    try link("a-loop", to: ".")
    try link("real/back", to: "..")
    try link("another", to: "real")
    #expect(files() == ["real/x.ttf"])
  }

  @Test func `a linked folder outside is followed once`() throws {
    let outside = try TemporaryFolder()
    try outside.write("x.ttf", [])
    try link("one", to: outside.path)
    try link("two", to: outside.path)
    #expect(files() == ["one/x.ttf"])
  }

  @Test func `a linked file counts and a link to nowhere does not`() throws {
    try folder.write("x.ttf", [])
    try link("linked.ttf", to: "x.ttf")
    try link("dangling.ttf", to: "nowhere")
    #expect(files() == ["linked.ttf", "x.ttf"])
  }

  @Test func `a folder of 1,000 levels is walked to its end`() throws {
    // Shorter than the longest path that the system takes (4,096 bytes).
    let deep = String(repeating: "d/", count: 1000)
    try folder.write(deep + "x.ttf", [])
    #expect(files() == [deep + "x.ttf"])
  }

  @Test func `a folder that cannot be listed is an error and the rest goes on`() throws {
    try folder.write("x.ttf", [])
    let walk = FolderWalk(FilePath(folder.path + "/x.ttf")) { _ in true }
    #expect(walk.files.isEmpty)
    #expect(walk.errors.map(\.reason) == ["not a directory"])
  }

  /// As package managers of the web leave them; with a sort a link this takes minutes.
  @Test func `thousands of links to folders take no long time`() throws {
    let elsewhere = try TemporaryFolder()
    var made = 0
    func addLinks(upTo count: Int) throws {
      for index in made..<count {
        let target = elsewhere.path + "/\(index)"
        try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: false)
        try link("link\(index)", to: target)
      }
      made = count
    }
    try addLinks(upTo: 500)
    try elsewhere.write("7/x.ttf", [])
    let few = ThreadTime.seconds { #expect(files() == ["link7/x.ttf"]) }
    try addLinks(upTo: 2000)
    let many = ThreadTime.seconds { #expect(files() == ["link7/x.ttf"]) }
    #expect(many < 9 * few + 0.1)
  }
}
