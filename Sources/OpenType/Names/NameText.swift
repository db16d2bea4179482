/// What a name record's bytes say.
package enum NameText: Hashable, Sendable {
  /// The string, exactly as written, which may be empty.
  case text(String)

  /// The string is in an encoding that is not read, by its name.
  case undecoded(encoding: String)

  /// The string is cut off, or its bytes are none of its encoding.
  case damaged(TableError)

  /// The string when it could be read.
  package var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }
}

extension NameTable {
  /// Reads a record's string.
  ///
  /// - Parameters:
  ///   - record: A record of this table.
  ///   - bytes: The bytes that this table was read from.
  /// - Returns: The text, or why there is none; an error's offset counts from the table's start.
  package func text(of record: Record, in bytes: Span<UInt8>) -> NameText {
    let start = storageOffset + Int(record.offset)
    let count = Int(record.length)
    // Nothing can be cut from no bytes, wherever they are said to be.
    guard count > 0 else { return .text("") }
    do throws(TableError) {
      switch record.encoding {
      case .utf16: return .text(try bytes.utf16BigEndian(at: start, count: count))
      case .macRoman: return .text(try bytes.macRoman(at: start, count: count))
      case .asciiPart(let name):
        let range = try bytes.checkedRange(at: start, count: count)
        guard bytes.extracting(range).isASCII else { return .undecoded(encoding: name) }
        return .text(try bytes.macRoman(at: start, count: count))
      case .other(let name):
        _ = try bytes.checkedRange(at: start, count: count)
        return .undecoded(encoding: name)
      }
    } catch {
      return .damaged(error.within(Self.tag))
    }
  }
}
