/// Which characters a face has glyphs for.
///
/// See <https://learn.microsoft.com/typography/opentype/spec/cmap>.
package struct CmapTable: FontTable, Hashable {
  package static let tag = Tag.cmap

  /// All subtables in the order of the file, whole records only.
  package let subtables: [Subtable]

  /// The subtable that the characters are from, or `nil` when none could be read.
  package let chosen: Subtable?

  /// The code points with a glyph other than 0; of a symbol font in its own numbering.
  package let characters: CharacterRanges

  /// The first thing that is wrong; what could be read all the same was read.
  package let damage: TableError?

  /// What the code points of `characters` mean.
  package var encoding: Encoding {
    guard let chosen else { return .none }
    return chosen.platformID == 3 && chosen.encodingID == 0 ? .symbol : .unicode
  }

  /// The meaning of code points.
  package enum Encoding: Hashable, Sendable {
    /// They are Unicode's.
    case unicode
    /// They are numbers of an icon or symbol font, mostly from 0xF020 on; no Unicode subtable is there.
    case symbol
    /// There is no subtable that is read, such as in fonts for the old Macintosh alone.
    case none
  }

  /// One way to get from characters to glyphs.
  package struct Subtable: Hashable, Sendable {
    /// 0 Unicode, 1 Macintosh, 3 Windows.
    package let platformID: UInt16
    /// Which characters; means something else on each platform.
    package let encodingID: UInt16
    /// Where the subtable starts, in bytes from the table's start.
    package let offset: UInt32
    /// How the subtable is written, or `nil` when it lies outside the table.
    package let format: UInt16?
  }
}

extension CmapTable {
  private enum Offset {
    static let numTables = 2
    static let encodingRecords = 4
  }

  private static let recordByteCount = 8

  /// Reads the table without knowing how many glyphs there are.
  package init(fields bytes: Span<UInt8>) throws(TableError) {
    try self.init(fields: bytes, glyphCount: 65536)
  }

  /// Reads the table.
  ///
  /// - Parameters:
  ///   - bytes: The whole table, as it lies in the font file.
  ///   - glyphCount: How many glyphs the face has; a character whose glyph is not among them has none.
  /// - Throws: When the header is not whole; the error names the table.
  package init(parsing bytes: Span<UInt8>, glyphCount: Int) throws(TableError) {
    do throws(TableError) {
      try self.init(fields: bytes, glyphCount: glyphCount)
    } catch {
      throw error.within(Self.tag)
    }
  }

  private init(fields bytes: Span<UInt8>, glyphCount: Int) throws(TableError) {
    let announced = Int(try bytes.bigEndian(UInt16.self, at: Offset.numTables))
    let available = (bytes.count - Offset.encodingRecords) / Self.recordByteCount
    let present = min(announced, available)
    var subtables: [Subtable] = []
    subtables.reserveCapacity(present)
    for index in 0..<present {
      let record = Offset.encodingRecords + index * Self.recordByteCount
      let offset = try bytes.bigEndian(UInt32.self, at: record + 4)
      subtables.append(
        Subtable(
          platformID: try bytes.bigEndian(UInt16.self, at: record),
          encodingID: try bytes.bigEndian(UInt16.self, at: record + 2),
          offset: offset,
          format: try? bytes.bigEndian(UInt16.self, at: Int(offset))
        )
      )
    }
    self.subtables = subtables

    var damage: TableError?
    if present < announced {
      damage = TableError(
        offset: Offset.encodingRecords + present * Self.recordByteCount,
        .truncated(needed: (announced - present) * Self.recordByteCount, end: bytes.count)
      )
    }
    var chosen: Subtable?
    var characters = CharacterRanges.none
    // One try a preference: the work stays small however many broken subtables there are.
    for preference in 0...Self.lowestPreference {
      guard let next = subtables.first(where: { Self.preference($0) == preference }) else {
        continue
      }
      do throws(TableError) {
        var reader = CoverageReader(glyphCount: glyphCount)
        try reader.read(bytes, at: Int(next.offset))
        (chosen, characters) = (next, reader.characters)
        damage = damage ?? reader.damage
        break
      } catch {
        damage = damage ?? error
      }
    }
    self.chosen = chosen
    self.characters = characters
    self.damage = damage?.within(Self.tag)
  }

  private static let lowestPreference = 5

  /// How soon a subtable is taken: all of Unicode first, then its first plane, then symbols.
  private static func preference(_ subtable: Subtable) -> Int? {
    // Format 14 lists variations of characters that another subtable has.
    guard subtable.format != 14 else { return nil }
    switch (subtable.platformID, subtable.encodingID) {
    case (3, 10): return 0
    case (0, 4), (0, 6): return 1
    case (3, 1): return 2
    case (0, 3): return 3
    case (0, _): return 4
    case (3, 0): return 5
    default: return nil
    }
  }
}
