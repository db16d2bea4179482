internal import PropertyList

/// A dictionary of a sheet without the keys that it repeats.
struct SheetCells {
  /// The first entry of each key, in the order of the file.
  let entries: [PropertyListDictionary.Entry]
  /// The other entries of those keys, in the order of the file.
  let repeated: [PropertyListDictionary.Entry]
  /// By bytes, as the warnings of a property list have it.
  private let values: [[UInt8]: PropertyListValue]

  init(_ dictionary: PropertyListDictionary) {
    var entries: [PropertyListDictionary.Entry] = []
    var repeated: [PropertyListDictionary.Entry] = []
    var values: [[UInt8]: PropertyListValue] = [:]
    for entry in dictionary.entries {
      let key = Array(entry.key.utf8)
      guard values[key] == nil else {
        repeated.append(entry)
        continue
      }
      values[key] = entry.value
      entries.append(entry)
    }
    self.entries = entries
    self.repeated = repeated
    self.values = values
  }

  /// The value of a key, or `nil` when there is none.
  subscript(key: String) -> PropertyListValue? { values[Array(key.utf8)] }
}
