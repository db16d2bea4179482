import FontTestSupport
import Foundation
import Testing

@testable import FileAccess

@Suite("New files")
struct NewFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func path(_ name: String) -> FilePath { FilePath(folder.path + "/" + name) }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `a file is there when it is whole and not before`() throws {
    let file = try NewFile(path("a"))
    try file.write(Array("one".utf8))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/a"))
    try file.write(Array(" two".utf8))
    try file.commit()
    #expect(try Fixtures.bytes(folder.path + "/a") == Array("one two".utf8))
    #expect(try names() == ["a"])
  }

  @Test func `a file that is given up leaves nothing, and the old one as it was`() throws {
    try folder.write("a", Array("old".utf8))
    do {
      let file = try NewFile(path("a"))
      try file.write(Array("new".utf8))
    }
    #expect(try Fixtures.bytes(folder.path + "/a") == Array("old".utf8))
    #expect(try names() == ["a"])
  }

  @Test func `two files at once do not meet`() throws {
    let files = [try NewFile(path("a")), try NewFile(path("b"))]
    for (place, file) in files.enumerated() { try file.write([UInt8(place)]) }
    for file in files { try file.commit() }
    #expect(try Fixtures.bytes(folder.path + "/a") == [0])
    #expect(try Fixtures.bytes(folder.path + "/b") == [1])
  }

  @Test func `a file keeps the permissions of the one that it replaces`() throws {
    let old = try folder.write("a", Array("old".utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: old)
    let file = try NewFile(path("a"))
    try file.commit()
    let attributes = try FileManager.default.attributesOfItem(atPath: old)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func `the longest name that a file system takes will do`() throws {
    let name = String(repeating: "n", count: 255)
    let file = try NewFile(path(name))
    try file.commit()
    #expect(try names() == [name])
  }

  @Test(arguments: [("", "is a directory"), ("no/a", "no such file or directory")])
  func `a place where no file can be is refused`(name: String, reason: String) {
    let error = #expect(throws: FileError.self) { try NewFile(path(name)) }
    #expect(error?.reason == reason)
  }
}
