import FileAccess
import FontTestSupport
import Foundation
import Testing

@testable import FontRegistry

@Suite("Files that shrink while they are read")
struct ShrinkingFileTests {
  /// The buffer is used again for file after file.
  @Test func `nothing of the file before is taken for the rest`() throws {
    let folder = try TemporaryFolder()
    let bytes = SampleFont(names: [.init(nameID: 6, text: "Other-Regular")]).bytes
    let first = try folder.write("first.ttf", bytes)
    let second = try folder.write("second.ttf", bytes)
    var reader = FontFileReader(questions: .summary)
    #expect(reader.read(FilePath(first)).faces.map(\.postScriptName) == ["Other-Regular"])

    let file = try OpenFile(FilePath(second))
    // The directory of one table is whole, and nothing else is left.
    try #require(FileHandle(forWritingAtPath: second)).truncate(atOffset: 28)
    #expect(try reader.read(file).faces.isEmpty)
  }
}
