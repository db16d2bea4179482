import FileAccess
import FontTestSupport
import Foundation
import Testing

@Suite("Open files")
struct OpenFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [(0, 4, [1, 2, 3, 4]), (2, 10, [3, 4, 5]), (5, 1, []), (-1, 2, [])])
  func `bytes are read from any place`(offset: Int, count: Int, expected: [UInt8]) throws {
    let path = try folder.write("five", [1, 2, 3, 4, 5])
    let file = try OpenFile(FilePath(path))
    #expect(file.size == 5)
    #expect(try file.read(at: offset, count: count) == expected)
  }

  @Test func `a file that shrinks after it was opened gives what is left`() throws {
    let path = try folder.write("shrinks", [1, 2, 3, 4, 5])
    let file = try OpenFile(FilePath(path))
    try Data([9]).write(to: URL(filePath: path))
    #expect(try file.read(at: 0, count: 5) == [9])
  }

  @Test func `a missing file is refused in the system's words`() {
    let path = FilePath(folder.path + "/nothing")
    let error = #expect(throws: FileError.self) { _ = try OpenFile(path).size }
    #expect(error?.isMissing == true)
    #expect(error?.reason == "no such file or directory")
  }

  @Test func `a folder is refused`() {
    let error = #expect(throws: FileError.self) { _ = try OpenFile(FilePath(folder.path)).size }
    #expect(error?.reason == "it is a folder")
  }

  @Test func `a pipe that nobody writes to is refused at once`() {
    let path = folder.path + "/pipe"
    let made = unsafe mkfifo(path, 0o600)
    #expect(made == 0)
    let error = #expect(throws: FileError.self) { _ = try OpenFile(FilePath(path)).size }
    #expect(error?.reason == "it is no regular file")
  }

  @Test func `a path with a NUL byte is refused instead of cut`() throws {
    let path = try folder.write("five", [1])
    let error = #expect(throws: FileError.self) {
      _ = try OpenFile(FilePath(bytes: Array(path.utf8) + [0, 0x78])).size
    }
    #expect(error?.reason == "the path contains a NUL byte")
  }

  @Test func `a file over the limit is not read`() throws {
    let path = try folder.write("five", [1, 2, 3, 4, 5])
    let file = try OpenFile(FilePath(path))
    #expect(throws: FileError.self) { try file.readAll(limit: 4) }
    #expect(try file.readAll(limit: 5) == [1, 2, 3, 4, 5])
  }
}
