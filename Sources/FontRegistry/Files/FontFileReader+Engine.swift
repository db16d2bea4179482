internal import FileAccess
internal import OpenType

extension FontFileReader {
  /// Reads a file that only FreeType can look into.
  mutating func readWithEngine(
    _ file: borrowing OpenFile,
    _ signature: FontSignature,
    into result: inout FontFile
  ) {
    result.problems.append(
      FontProblem(file: file.path, reason: "it is not looked into yet", kind: .unsupported)
    )
  }
}
