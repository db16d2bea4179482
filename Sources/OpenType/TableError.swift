/// Why bytes of a font could not be read, and where.
package struct TableError: Error, Hashable, Sendable {
  /// The table, or `nil` for the file's own headers and where only the caller knows it.
  package var table: Tag?

  /// The byte from the table's start (from the file's start without a table) where the trouble is.
  package var offset: Int

  /// What is wrong there.
  package var kind: Kind

  /// The kinds of trouble with bytes.
  package enum Kind: Hashable, Sendable {
    /// The bytes end at `end`, before the `needed` bytes at the error's offset.
    case truncated(needed: Int, end: Int)

    /// A table's `length` bytes at the error's offset reach past the end of a file of `fileSize`.
    case pastEndOfFile(length: Int, fileSize: Int)

    /// A version that no reader here knows.
    case unsupportedVersion(UInt32)

    /// A format number that no reader here knows.
    case unsupportedFormat(UInt16)

    /// The bytes are there and make no sense; the words say why, and name no place: that is the
    /// error's offset, which moves when the error is told from another start.
    case malformed(String)
  }

  /// Describes trouble.
  package init(table: Tag? = nil, offset: Int, _ kind: Kind) {
    self.table = table
    self.offset = offset
    self.kind = kind
  }
}

extension TableError {
  /// The same error with the table's name, where it had none.
  package func within(_ table: Tag) -> TableError {
    var error = self
    error.table = error.table ?? table
    return error
  }

  /// The same error told from an earlier start, so that a part's error fits its table or its file.
  ///
  /// The numbers in the reason move along.
  ///
  /// - Parameter start: Where the part starts in the whole.
  /// - Returns: An error whose offsets count from the start of the whole.
  package func shifted(by start: Int) -> TableError {
    var error = self
    error.offset = offset.addingSaturated(start)
    if case .truncated(let needed, let end) = kind {
      error.kind = .truncated(needed: needed, end: end.addingSaturated(start))
    }
    return error
  }

  /// What is wrong, in words that follow a table's name and a colon.
  package var reason: String {
    switch kind {
    case .truncated(let needed, let end):
      let bytes = needed == 1 ? "the byte" : "the \(needed) bytes"
      return "it ends at byte \(end), before \(bytes) at offset \(offset)"
    case .pastEndOfFile(let length, let fileSize):
      if length == 0 {
        return "it starts at offset \(offset), past the end of the file at byte \(fileSize)"
      }
      let (bytes, reach) = length == 1 ? ("byte", "reaches") : ("\(length) bytes", "reach")
      return
        "its \(bytes) at offset \(offset) \(reach) past the end of the file at byte \(fileSize)"
    case .unsupportedVersion(let version):
      return "the version \(version.hexadecimal) is not known"
    case .unsupportedFormat(let format):
      return "the format \(format) is not supported"
    case .malformed(let words):
      return words
    }
  }
}

extension TableError: CustomStringConvertible {
  /// The table and the reason, as a log would have them.
  package var description: String {
    guard let table else { return reason }
    return "the '\(table)' table is malformed: \(reason)"
  }
}

extension Int {
  /// The sum, or the largest number there is: an error's place must not become another error.
  fileprivate func addingSaturated(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }
}

extension UInt32 {
  fileprivate var hexadecimal: String {
    let digits = String(self, radix: 16, uppercase: true)
    return "0x" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}
