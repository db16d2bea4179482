internal import FileAccess
internal import OpenType

/// The tables of one face that were read.
struct LoadedTables {
  /// Where a table's bytes are.
  private struct Place {
    var tag: Tag
    /// In ``bytes``.
    var range: Range<Int>
    /// In the file; what an error's offset counts from.
    var fileOffset: Int
  }

  private var places: [Place] = []

  /// Adds a table.
  ///
  /// - Parameters:
  ///   - tag: The table's name.
  ///   - range: Its place in the buffer.
  ///   - fileOffset: Its place in the file.
  mutating func add(_ tag: Tag, range: Range<Int>, fileOffset: Int) {
    places.append(Place(tag: tag, range: range, fileOffset: fileOffset))
  }

  /// Where a table's bytes are in the buffer, or `nil` when it was not read.
  func range(of tag: Tag) -> Range<Int>? {
    place(of: tag)?.range
  }

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - type: The table's reader.
  ///   - bytes: The buffer.
  /// - Returns: The table, or `nil` when the face has none.
  /// - Throws: When the table is malformed; the offset counts from the start of the file.
  func parse<Table: OpenType.FontTable>(
    _ type: Table.Type,
    in bytes: Span<UInt8>
  ) throws(TableError) -> Table? {
    guard let place = place(of: Table.tag) else { return nil }
    do throws(TableError) {
      return try Table(parsing: bytes.extracting(place.range))
    } catch {
      throw error.shifted(by: place.fileOffset)
    }
  }

  /// Moves an error's offset from the start of its table to the start of the file.
  func inFile(_ error: TableError) -> TableError {
    guard let tag = error.table, let place = place(of: tag) else { return error }
    return error.shifted(by: place.fileOffset)
  }

  private func place(of tag: Tag) -> Place? {
    for place in places where place.tag == tag { return place }
    return nil
  }
}

extension LoadedTables {
  /// Reads the tables that some questions need, in as few calls as their places allow.
  ///
  /// - Parameters:
  ///   - wanted: The tables, and how many of their first bytes are enough.
  ///   - directory: Where the tables are.
  ///   - file: The file.
  ///   - start: Bytes of the file's start that are in the buffer already, from its first byte on.
  ///   - buffer: Receives the bytes.
  /// - Throws: When the system refuses.
  init(
    _ wanted: [(tag: Tag, count: Int)],
    directory: TableDirectory,
    file: borrowing OpenFile,
    start: Int,
    buffer: inout ReadBuffer
  ) throws(FileError) {
    var parts: [(tag: Tag, offset: Int, count: Int)] = []
    for (tag, count) in wanted {
      guard let entry = directory.first(tag) else { continue }
      let offset = Int(entry.offset)
      // A table that the file ends within is read as far as it goes.
      let available = min(Int(entry.length), count, file.size - offset)
      guard available > 0 else { continue }
      if offset + available <= start {
        add(tag, range: offset..<(offset + available), fileOffset: offset)
      } else {
        parts.append((tag, offset, available))
      }
    }
    parts.sort { $0.offset < $1.offset }
    var first = 0
    while first < parts.count {
      let run = LoadedTables.run(of: parts, from: first)
      let runStart = parts[first].offset
      let read = try buffer.append(from: file, at: runStart, count: run.end - runStart)
      for part in parts[first..<run.next] {
        let lower = min(read.lowerBound + part.offset - runStart, read.upperBound)
        let upper = min(lower + part.count, read.upperBound)
        add(part.tag, range: lower..<upper, fileOffset: part.offset)
      }
      first = run.next
    }
  }

  /// Which parts, from one on, lie so close that one call reads them all.
  private static func run(
    of parts: [(tag: Tag, offset: Int, count: Int)],
    from first: Int
  ) -> (next: Int, end: Int) {
    var next = first
    var end = parts[first].offset + parts[first].count
    while next < parts.count, parts[next].offset <= end + 4096 {
      end = max(end, parts[next].offset + parts[next].count)
      next += 1
    }
    return (next, end)
  }
}
