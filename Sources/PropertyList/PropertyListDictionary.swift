/// A dictionary of a property list, as it is written: in order, with keys that are there twice.
package struct PropertyListDictionary: Sendable {
  /// A key with its value.
  package struct Entry: Sendable {
    /// The key.
    package let key: String

    /// Where the key starts.
    package let keyPosition: PropertyListPosition

    /// The value.
    package let value: PropertyListValue

    /// Puts an entry together.
    package init(key: String, keyPosition: PropertyListPosition, value: PropertyListValue) {
      self.key = key
      self.keyPosition = keyPosition
      self.value = value
    }
  }

  /// The entries in the file's order.
  package let entries: [Entry]

  /// Wraps entries.
  package init(_ entries: [Entry]) {
    self.entries = entries
  }
}

extension PropertyListDictionary {
  /// The last entry of a key, or `nil` when there is none.
  ///
  /// Of a key that is there twice Core Foundation keeps the last value, in XML and in OpenStep
  /// text. Keys agree when their UTF-8 does. The search walks all entries: index ``entries`` for
  /// many look-ups in a large dictionary.
  package func entry(_ key: String) -> Entry? {
    place(of: key).map { entries[$0] }
  }

  /// The value of the last entry of a key.
  package subscript(key: String) -> PropertyListValue? {
    place(of: key).map { entries[$0].value }
  }

  /// By places, since a copy of an entry counts references to its key and its value.
  private func place(of key: String) -> Int? {
    // In memory, since even a look at a key in the array counts references to it.
    unsafe entries.withUnsafeBufferPointer { entries in
      var place = entries.count
      while place > 0 {
        place -= 1
        if unsafe hasSameBytes(entries[place].key, key) { return place }
      }
      return nil
    }
  }
}

extension PropertyListDictionary {
  /// Dictionaries of few keys, which are most, are compared pair by pair, without hashing.
  private static let few = 8

  /// Warnings about keys that are here more than once, in the file's order.
  var duplicateKeys: [PropertyListWarning] {
    guard entries.count > Self.few else { return duplicatesOfFew }
    var first = [ExactKey: Int](minimumCapacity: entries.count)
    var warnings: [PropertyListWarning] = []
    // By places, since a copy of an entry counts references to its value.
    for place in entries.indices {
      let key = ExactKey(text: entries[place].key)
      if let earlier = first[key] {
        warnings.append(warning(at: place, of: earlier))
      } else {
        first[key] = place
      }
    }
    return warnings
  }

  private var duplicatesOfFew: [PropertyListWarning] {
    var warnings: [PropertyListWarning] = []
    for place in entries.indices.dropFirst() {
      let key = entries[place].key
      guard let earlier = (0..<place).first(where: { hasSameBytes(entries[$0].key, key) }) else {
        continue
      }
      warnings.append(warning(at: place, of: earlier))
    }
    return warnings
  }

  private func warning(at place: Int, of first: Int) -> PropertyListWarning {
    .duplicateKey(
      key: entries[place].key,
      position: entries[place].keyPosition,
      first: entries[first].keyPosition
    )
  }
}

/// Whether two strings have the same UTF-8.
///
/// Lengths differ most often, and are known. The bytes are compared in memory: one by one through the
/// view they take ten times as long, and this is asked most of all.
private func hasSameBytes(_ left: String, _ right: String) -> Bool {
  guard left.utf8.count == right.utf8.count else { return false }
  let inMemory = unsafe left.utf8.withContiguousStorageIfAvailable { left in
    unsafe right.utf8.withContiguousStorageIfAvailable { right in
      unsafe areSameBytes(UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
    }
  }
  return (inMemory ?? nil) ?? left.utf8.elementsEqual(right.utf8)
}

/// A string that equals another only when their bytes agree.
private struct ExactKey: Hashable {
  let text: String

  static func == (left: ExactKey, right: ExactKey) -> Bool {
    hasSameBytes(left.text, right.text)
  }

  func hash(into hasher: inout Hasher) {
    // Strings of the same bytes have the same hash, and others may.
    hasher.combine(text)
  }
}
