/// What `fsType` of `OS/2` says about embedding, in words.
///
/// See <https://learn.microsoft.com/typography/opentype/spec/os2#fstype>.
enum EmbeddingWords {
  /// The words for the bits.
  static func words(_ type: UInt16) -> String {
    let permissions = [
      (bit: 0x2 as UInt16, words: "forbidden unless the licence says otherwise"),
      (bit: 0x4, words: "allowed for preview and print"),
      (bit: 0x8, words: "allowed for editable documents"),
    ]
    let set = permissions.filter { type & $0.bit != 0 }
    var words = [set.first?.words ?? "allowed without restriction"]
    if set.count > 1 { words.append("by the strictest of its \(set.count) permissions") }
    if type & 0x100 != 0 { words.append("no subsets") }
    if type & 0x200 != 0 { words.append("bitmaps only") }
    return words.joined(separator: ", ")
  }
}
