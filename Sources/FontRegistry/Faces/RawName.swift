/// A name that is compared by its bytes.
///
/// `String ==` takes composed and decomposed spellings for equal; iOS and the file system need not.
struct RawName: Hashable, Sendable {
  var text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (left: RawName, right: RawName) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }

  func hash(into hasher: inout Hasher) {
    let isHashed: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
    // Strings that another language made have their characters elsewhere; none does on Linux.
    if isHashed == nil { for byte in text.utf8 { hasher.combine(byte) } }
  }
}

extension String {
  /// Whether two names are the same, byte for byte in UTF-8.
  package func hasSameBytes(as other: String) -> Bool {
    // Text that is not even equal as text differs in its bytes; that is the quicker answer.
    self == other && utf8.elementsEqual(other.utf8)
  }

  /// Whether a name sorts before another by its bytes in UTF-8.
  package func precedesByBytes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}
