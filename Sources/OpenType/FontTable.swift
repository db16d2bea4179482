/// A table that is read from its bytes alone.
package protocol FontTable: Sendable {
  /// The table's name in the directory.
  static var tag: Tag { get }

  /// Reads the fields; errors need not name the table. Callers use `init(parsing:)`.
  init(fields bytes: Span<UInt8>) throws(TableError)
}

extension FontTable {
  /// Reads the table.
  ///
  /// - Parameter bytes: The whole table, as it lies in the font file.
  /// - Throws: When the bytes do not hold what every reader needs; the error names the table.
  package init(parsing bytes: Span<UInt8>) throws(TableError) {
    do throws(TableError) {
      try self.init(fields: bytes)
    } catch {
      throw error.within(Self.tag)
    }
  }
}
