internal import FileAccess
internal import FuzzEntries

/// A folder that receives what the fuzzer starts from.
struct SeedFolder {
  /// The folder, which exists.
  let path: String

  /// Writes an entry's inputs, and beside the folder the words that its reader knows.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - fixtures: Where to take the inputs from.
  /// - Returns: Whether all of it was written.
  func write(_ entry: FuzzEntry, fixtures: String) -> Bool {
    let inputs = entry.seeds.inputs(from: fixtures, byteLimit: entry.byteLimit)
    do throws(FileError) {
      for (index, input) in inputs.enumerated() { try put(input, "/\(index)") }
      try put(Array(dictionary(entry.words).utf8), ".dict")
      return true
    } catch {
      print("fontscan-fuzz: \(error.path): \(error.reason)")
      return false
    }
  }

  private func put(_ bytes: [UInt8], _ name: String) throws(FileError) {
    let file = try NewFile(FilePath(path + name))
    try file.write(bytes)
    try file.commit()
  }

  /// The words as <https://llvm.org/docs/LibFuzzer.html#dictionaries> has them.
  private func dictionary(_ words: [String]) -> String {
    words.map { word in
      let bytes = word.utf8.map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return "\\x" + (digits.count == 1 ? "0" : "") + digits
      }
      return "\"\(bytes.joined())\"\n"
    }.joined()
  }
}
