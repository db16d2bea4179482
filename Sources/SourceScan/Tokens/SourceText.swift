internal import PropertyList

/// The text of a source file in UTF-8, whatever the file's encoding.
package struct SourceText: Sendable {
  /// The text, with the byte-order mark of a UTF-8 file.
  package let bytes: [UInt8]

  /// Where the text starts: behind the byte-order mark.
  package let start: Int

  /// Decodes a file: UTF-8, with or without a byte-order mark, or UTF-16.
  ///
  /// - Parameter file: The whole file.
  /// - Throws: ``SourceTextError`` for UTF-32 and for broken UTF-16. Bytes that are no UTF-8 are kept:
  ///   the tokens around them can still be told.
  package init(decoding file: [UInt8]) throws(SourceTextError) {
    if file.starts(with: [0xFF, 0xFE, 0, 0]) || file.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw SourceTextError(reason: "the text is in UTF-32, which is not supported")
    }
    do throws(PropertyListError) {
      let text = try DecodedText(decoding: file)
      bytes = text.utf8
      start = text.start
    } catch {
      throw SourceTextError(
        reason: error.reason,
        line: error.position?.line,
        column: error.position?.column
      )
    }
  }

  /// Takes text that is UTF-8 already, without a byte-order mark.
  package init(utf8 bytes: [UInt8]) {
    self.bytes = bytes
    start = 0
  }
}

extension SourceText {
  /// Copies a part; bytes that are no UTF-8 become U+FFFD.
  ///
  /// - Parameter range: The bytes; what lies outside the text is left out.
  package subscript(range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  /// Whether a part says exactly this.
  package func says(_ words: StaticString, at range: Range<Int>) -> Bool {
    guard range.count == words.utf8CodeUnitCount, bytes.indices.contains(range.lowerBound),
      range.upperBound <= bytes.count
    else { return false }
    return words.withUTF8Buffer { buffer in
      for index in 0..<buffer.count where unsafe buffer[index] != bytes[range.lowerBound + index] {
        return false
      }
      return true
    }
  }
}
