/// How many bytes of a font describe each of its glyphs.
///
/// A glyph that draws nothing takes none in `glyf`, and next to none in a `CFF ` table. Whoever wants
/// to know which those are need not load all of them.
package struct GlyphLengths: Hashable, Sendable {
  /// The lengths by glyph.
  private let lengths: [UInt32]

  /// How many bytes a glyph takes; `nil` when there is no such glyph, or its place makes no sense.
  package func length(of glyph: Int) -> Int? {
    guard lengths.indices.contains(glyph), lengths[glyph] != Self.unknown else { return nil }
    return Int(lengths[glyph])
  }

  private static let unknown = UInt32.max

  private init(offsets: [UInt32]) {
    lengths = zip(offsets, offsets.dropFirst()).map { start, end in
      start <= end ? end - start : Self.unknown
    }
  }
}

extension GlyphLengths {
  /// Reads a `loca` table, as far as it goes.
  ///
  /// See <https://learn.microsoft.com/typography/opentype/spec/loca>.
  ///
  /// - Parameters:
  ///   - bytes: The table.
  ///   - isLong: Whether `head` says that it has 32 bits for each offset.
  package init(loca bytes: Span<UInt8>, isLong: Bool) {
    let size = isLong ? 4 : 2
    var offsets: [UInt32] = []
    offsets.reserveCapacity(bytes.count / size)
    for place in 0..<(bytes.count / size) {
      let offset =
        isLong
        ? try? bytes.bigEndian(UInt32.self, at: place * size)
        : (try? bytes.bigEndian(UInt16.self, at: place * size)).map { UInt32($0) * 2 }
      guard let offset else { break }
      offsets.append(offset)
    }
    self.init(offsets: offsets)
  }

  /// Where the list of glyph programs starts in a `CFF ` table.
  ///
  /// Adobe Technical Note 5176, sections 4 to 9: the first font's dictionary has it under operator 17.
  ///
  /// - Parameter bytes: The table's start, with all names and dictionaries.
  /// - Returns: The byte of the table.
  /// - Throws: When the bytes end before it is told, or it is not told.
  package static func charStrings(in bytes: Span<UInt8>) throws(TableError) -> Int {
    let names = try CFFIndex(bytes, at: Int(try bytes.bigEndian(UInt8.self, at: 2)))
    let dictionaries = try CFFIndex(bytes, at: try names.end(bytes))
    guard dictionaries.count > 0 else {
      throw TableError(offset: dictionaries.start, .malformed("its list of fonts is empty"))
    }
    let range = try bytes.checkedRange(of: try dictionaries.range(of: 0, bytes))
    var place = range.lowerBound
    var operand: Int?
    while place < range.upperBound {
      let byte = try bytes.bigEndian(UInt8.self, at: place)
      switch byte {
      case 17:
        guard let operand, operand > 0 else { break }
        return operand
      case 12:
        operand = nil
        place += 1
      case 0...21: operand = nil
      case 28:
        operand = Int(try bytes.bigEndian(Int16.self, at: place + 1))
        place += 2
      case 29:
        operand = Int(try bytes.bigEndian(Int32.self, at: place + 1))
        place += 4
      case 30:
        // A real number ends with the half-byte 15.
        repeat {
          place += 1
          guard place < range.upperBound else { break }
        } while try bytes.bigEndian(UInt8.self, at: place) & 0x0F != 0x0F
        operand = nil
      case 32...246: operand = Int(byte) - 139
      case 247...250:
        operand =
          (Int(byte) - 247) * 256 + Int(try bytes.bigEndian(UInt8.self, at: place + 1)) + 108
        place += 1
      case 251...254: place += 1
      default: break
      }
      place += 1
    }
    throw TableError(offset: range.lowerBound, .malformed("its font says of no glyph where it is"))
  }

  /// Reads the list of glyph programs of a `CFF ` table, as far as it goes.
  ///
  /// - Parameter bytes: The table from ``charStrings(in:)`` on.
  /// - Throws: When the bytes end before the list does, or its offsets have an odd size.
  package init(charStrings bytes: Span<UInt8>) throws(TableError) {
    let list = try CFFIndex(bytes, at: 0)
    var offsets: [UInt32] = []
    offsets.reserveCapacity(list.count + 1)
    for item in 0...list.count where list.count > 0 {
      offsets.append(UInt32(clamping: try list.offset(item, bytes)))
    }
    self.init(offsets: offsets)
  }
}
