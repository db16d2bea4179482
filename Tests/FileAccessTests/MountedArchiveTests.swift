internal import FileAccess
internal import FontTestSupport
internal import Testing

@Suite("Mounted archives")
struct MountedArchiveTests {
  let folder: TemporaryFolder
  let path: FilePath

  init() throws {
    folder = try TemporaryFolder()
    path = FilePath(try folder.write("App.ipa", "an archive".utf8))
  }

  func mount(_ files: [String]) -> MountedArchive {
    MountedArchive(path, files: files.map { FilePath($0) }) { index throws(FileError) in
      guard files[index] != "closed" else {
        throw FileError(path: FilePath(files[index]), reason: "it is closed")
      }
      return Array("content of \(files[index])".utf8)
    }
  }

  @Test func `files are read by paths that go through the archive`() throws {
    let mount = mount(["Payload/App.app/a.ttf", "closed"])
    let file = try OpenFile(path.appending("Payload/App.app/a.ttf".utf8))
    #expect(file.path.description.hasSuffix("/App.ipa/Payload/App.app/a.ttf"))
    #expect(file.size == 32)
    #expect(try file.readAll(limit: 100) == Array("content of Payload/App.app/a.ttf".utf8))
    #expect(try file.read(at: 8, count: 2) == Array("of".utf8))
    #expect(try file.read(at: 30, count: 9) == Array("tf".utf8))
    #expect(try file.read(at: 33, count: 9) == [])
    var buffer = [UInt8](repeating: 1, count: 4)
    #expect(try file.read(into: &buffer, in: 1..<3, at: 31) == 1)
    #expect(buffer == [1, UInt8(ascii: "f"), 1, 1])
    #expect(file.withDescriptor { $0 } == nil)
    withExtendedLifetime(mount) {}
  }

  @Test func `the archive itself stays the file that it is`() throws {
    let mount = mount(["a.ttf"])
    #expect(try FileKind(of: path) == .file)
    #expect(try OpenFile(path).readAll(limit: 100) == Array("an archive".utf8))
    #expect(try FileKind(of: path.appending([])) == .folder)
    withExtendedLifetime(mount) {}
  }

  @Test func `folders are listed and walked like any other`() throws {
    let mount = mount(["b/y/2.ttf", "b/x.ttf", "a.ttf", "b/y/1.ttf", "c.txt"])
    let listing = try FolderListing(path)
    #expect(
      listing.entries.map { String(decoding: $0.name, as: UTF8.self) } == ["a.ttf", "b", "c.txt"]
    )
    #expect(listing.entries.map(\.kind) == [.file, .folder, .file])
    let walk = FolderWalk(path) { $0.suffix(4).elementsEqual(".ttf".utf8) }
    #expect(walk.errors.isEmpty)
    let prefix = path.description + "/"
    #expect(
      walk.files.map(\.description)
        == ["a.ttf", "b/x.ttf", "b/y/1.ttf", "b/y/2.ttf"].map { prefix + $0 }
    )
    #expect(try FileKind(of: path.appending("b/y".utf8)) == .folder)
    #expect(try FileKind(of: path.appending("b//y/1.ttf".utf8)) == .file)
    withExtendedLifetime(mount) {}
  }

  @Test(arguments: ["nothing", "a.ttf/below", "b", "closed"])
  func `what cannot be read is an error with its path`(name: String) throws {
    let mount = mount(["a.ttf", "b/c.ttf", "closed"])
    let inner = path.appending(name.utf8)
    let error = #expect(throws: FileError.self) { _ = try OpenFile(inner) }
    #expect(error?.path == inner)
    #expect(error?.isMissing == (name != "b" && name != "closed"))
    withExtendedLifetime(mount) {}
  }

  @Test func `of a file and a folder of one name the first is there`() throws {
    let mount = mount(["a", "a/b.ttf", "a"])
    #expect(try FileKind(of: path.appending("a".utf8)) == .file)
    #expect(try FolderListing(path).entries.count == 1)
    withExtendedLifetime(mount) {}
  }

  @Test func `it is gone when nobody needs it, and of two the later one counts`() throws {
    let inner = path.appending("a.ttf".utf8)
    var first: MountedArchive? = mount(["a.ttf"])
    var second: MountedArchive? = mount(["b.ttf"])
    #expect(throws: FileError.self) { try FileKind(of: inner) }
    withExtendedLifetime(second) {}
    second = nil
    #expect(try FileKind(of: inner) == .file)
    withExtendedLifetime(first) {}
    first = nil
    #expect(throws: FileError.self) { try FileKind(of: inner) }
  }
}
