import FileAccess
import FontTestSupport
import Foundation
import Testing

@Suite("Links")
struct LinkTests {
  @Test func `a link is one wherever it leads, and what it leads to is none`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a/file", [1])
    for (name, target) in [("to-file", file), ("to-folder", folder.path), ("to-nothing", "b")] {
      let link = "\(folder.path)/\(name)"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
      #expect(FilePath(link).isLink)
    }
    #expect(!FilePath(file).isLink)
    #expect(!FilePath(folder.path).isLink)
    // The last part of the path counts, not those on the way.
    #expect(!FilePath("\(folder.path)/to-folder/a/file").isLink)
    #expect(!FilePath("\(folder.path)/none").isLink)
    #expect(!FilePath(bytes: [0x61, 0]).isLink)
  }
}
