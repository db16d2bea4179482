internal import OpenType

/// How far FreeType is trusted with bytes that are nobody's own.
///
/// FreeType does not crash on most of what is thrown at it, but some fonts of a megabyte keep it
/// busy for minutes, and some of a kilobyte make it ask for gigabytes. What is beyond these limits,
/// which are far from any font that is made, never gets to it.
enum FreeTypeLimits {
  /// The most tables in a face: FreeType compares each with each.
  static let tables = 4096

  /// The most bytes of a Type 1 or X11 font, which is read as a whole.
  ///
  /// The largest that are made, such as Unifont in BDF, have ten million.
  static let wholeFile = 16 << 20

  /// The most bytes of a WOFF2 file, which FreeType unpacks as a whole.
  static let woff2File = 64 << 20

  /// The most faces that are read of one file.
  static let faces = 4096

  /// How many bytes a packed font may unpack to.
  ///
  /// Fonts shrink to a third or so. Long runs of zeros, as empty glyphs make them, shrink without
  /// an end; the fixed part leaves room for those of small fonts.
  ///
  /// - Parameter fileSize: The size of the packed file.
  /// - Returns: The bytes at most.
  static func unpackedSize(fileSize: Int) -> Int {
    min(200 * fileSize + (1 << 20), 128 << 20)
  }

  /// How many bytes of a file may be read for its faces together, so that faces which share tables
  /// or overlap cost no more than the file's size warrants.
  static func readBytes(fileSize: Int) -> Int {
    4 * fileSize + (1 << 20)
  }

  /// Why FreeType should not see a face, or `nil`.
  ///
  /// - Parameters:
  ///   - tables: The tables of the face.
  ///   - cmap: The first ``cmapLength`` bytes of its `cmap`.
  /// - Returns: The reason, in words that follow a colon.
  static func objection(to tables: TableDirectory, cmap: [UInt8]) -> String? {
    if let objection = objection(toTableCount: tables.entries.count) { return objection }
    let cmaps = tables.entries.filter { $0.tag == .cmap }
    guard cmaps.count <= 1 else {
      return "it lists \(cmaps.count) 'cmap' tables; FreeType might use any of them"
    }
    let length = cmaps.first.map { Int($0.length) } ?? 0
    guard length <= cmapLength else {
      return "its 'cmap' table has \(length) bytes; FreeType is not trusted with more than "
        + "\(cmapLength)"
    }
    let cost = CmapCost(cmap.span).bytes
    guard cost <= cmapBytes else {
      return "its 'cmap' table would make FreeType look at \(cost) bytes before it opens the face"
    }
    return nil
  }

  /// Why FreeType should not see a face with so many tables, or `nil`.
  static func objection(toTableCount count: Int) -> String? {
    guard count > tables else { return nil }
    return "it has \(count) tables; FreeType is not trusted with more than \(tables)"
  }

  /// The most bytes of `cmap` that FreeType may look at when it opens a face.
  ///
  /// The largest fonts, with several ways to the same twenty thousand groups, need ten million.
  private static let cmapBytes = 1 << 28

  /// The largest `cmap` that is looked into.
  static let cmapLength = 16 << 20
}
