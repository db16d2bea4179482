import FileAccess
import Testing

@Suite("File paths")
struct FilePathTests {
  @Test(arguments: [
    ("a/b/Demo.ttf", "Demo.ttf", "a/b"),
    ("Demo.ttf", "Demo.ttf", "."),
    ("/Demo.ttf", "Demo.ttf", "/"),
    ("a/", "", "a"),
  ])
  func `the last component and its folder are told apart`(
    path: String,
    last: String,
    parent: String
  ) {
    #expect(FilePath(path).lastComponent.elementsEqual(last.utf8))
    #expect(FilePath(path).parent == FilePath(parent))
  }

  @Test(arguments: [
    ("Demo.TTF", "ttf"), ("a.b/Demo", nil), (".ttf", nil), ("Demo.", ""), ("x.tar.Gz", "gz"),
  ])
  func `an extension is read without regard to case`(path: String, expected: String?) {
    #expect(FilePath(path).lowercaseExtension == expected)
  }

  @Test(arguments: [("a", "a/b"), ("a/", "a/b"), ("/", "/b"), ("", "b")])
  func `appending puts one slash between`(folder: String, expected: String) {
    #expect(FilePath(folder).appending("b".utf8) == FilePath(expected))
  }

  @Test func `composed and decomposed spellings are two paths`() {
    #expect(FilePath("caf\u{E9}") != FilePath("cafe\u{301}"))
  }

  @Test func `paths sort by bytes and a prefix comes first`() {
    let sorted = ["b", "a/b", "a", "B", "a-b"].map { FilePath($0) }.sorted()
    #expect(sorted.map(\.description) == ["B", "a", "a-b", "a/b", "b"])
  }

  @Test func `bytes that are no text are kept`() {
    let path = FilePath(bytes: [0x61, 0xFF])
    #expect(path.bytes == [0x61, 0xFF])
    #expect(path.description == "a\u{FFFD}")
  }
}
