internal import OpenType

/// What was found in a font file that is not simply made of tables.
struct UnpackedFont {
  /// What the faces are wrapped in; `nil` when the file turned out to be no font.
  var container: FontContainer?

  /// The faces, in the file's order.
  var faces: [UnpackedFace] = []

  /// What is wrong with the file.
  var problems: [FontProblem] = []
}

/// A face of a file that is not simply made of tables.
enum UnpackedFace {
  /// The face is made of tables, once they are unpacked.
  case tables(UnpackedTables)
  /// The face has no tables: Type 1 and X11.
  case plain(PlainFace)
}

/// The tables of a face, unpacked.
struct UnpackedTables {
  /// The place among the file's faces, from 0.
  var index: Int

  /// All tables that the face has, with their unpacked lengths.
  ///
  /// The offset is where the packed table starts in the file; in WOFF2, where all tables are packed
  /// together, it is where that pack starts.
  var directory: TableDirectory

  /// Those that were asked for, in ``bytes``.
  var tables: LoadedTables

  /// The bytes of ``tables``.
  var bytes: [UInt8]

  /// Whether an error's offset is a place in the file; else it counts from the table's start, since
  /// the byte itself is in no file.
  var areBytesOfTheFile: Bool
}

extension UnpackedTables {
  /// Keeps the start of a table.
  ///
  /// - Parameters:
  ///   - tag: The table's name.
  ///   - table: The whole table.
  ///   - limit: How many of its bytes are enough.
  ///   - fileOffset: Where the table is in the file, when it is there as it is.
  mutating func add(_ tag: Tag, _ table: [UInt8], limit: Int, fileOffset: Int = 0) {
    let start = bytes.count
    bytes += table.prefix(limit)
    tables.add(tag, range: start..<bytes.count, fileOffset: fileOffset)
  }
}
