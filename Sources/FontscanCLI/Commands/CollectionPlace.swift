internal import FileAccess

/// A place in a collection, spelled as reports spell it: `Demo.ttc#1`.
struct CollectionPlace: Hashable, Sendable {
  /// The collection.
  let file: FilePath

  /// The place in it, from 0.
  let index: Int

  /// Reads a word.
  ///
  /// - Parameter word: A word that is no file itself; `nil` comes of one that ends in no number
  ///   behind a `#`, or that has no file before it.
  init?(_ word: Word) {
    guard let sign = word.bytes.lastIndex(of: UInt8(ascii: "#")) else { return nil }
    let digits = word.bytes[(sign + 1)...]
    let file = FilePath(bytes: Array(word.bytes[..<sign]))
    guard (1...9).contains(digits.count),
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let index = Int(String(decoding: digits, as: UTF8.self)),
      (try? FileKind(of: file)) == .file
    else { return nil }
    self.file = file
    self.index = index
  }
}
