/// A font file put together from tables.
package enum SampleSFNT {
  /// Builds the file: a directory, and the tables behind it as they are.
  ///
  /// - Parameter tables: The tables in the order of their tags, which have four letters of ASCII.
  /// - Returns: The file. Its checksums are 0, which no reader here minds.
  package static func bytes(_ tables: [(tag: String, bytes: [UInt8])]) -> [UInt8] {
    var font = BigEndianBytes()
    font.append(0x0001_0000 as UInt32, "sfntVersion")
    font.append(UInt16(tables.count), "numTables")
    font.skip(6)  // searchRange, entrySelector, rangeShift
    var offset = 12 + 16 * tables.count
    for (tag, table) in tables {
      font.append(bytes: tag.utf8)
      font.append(0 as UInt32, "checksum")
      font.append(UInt32(offset), "offset")
      font.append(UInt32(table.count), "length")
      offset += table.count
    }
    for (_, table) in tables { font.append(bytes: table) }
    return font.bytes
  }
}
