import PropertyList
import Testing

@Suite("Lines of merge conflicts")
struct MergeConflictTests {
  // A heading that is underlined, and a shift of bits, are no conflict.
  @Test(arguments: ["Title\n=======\n", "a <<<<<<< b\n", "<<<<<<<\n", "<<<<<< a\n", "", "\n"])
  func `other text has none`(text: String) {
    #expect(MergeConflict(in: Array(text.utf8))?.position == nil)
  }

  @Test(arguments: [
    ("<<<<<<< HEAD\n", 1, 0), ("a\n\n>>>>>>> b", 3, 3), ("a\r\n||||||| base\r\n", 2, 3),
  ])
  func `the first line is found`(text: String, line: Int, byte: Int) {
    let position = MergeConflict(in: Array(text.utf8))?.position
    #expect(position == PropertyListPosition(byte: byte, line: line, column: 1))
  }
}
