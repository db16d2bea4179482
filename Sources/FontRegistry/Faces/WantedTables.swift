internal import OpenType

extension FaceQuestions {
  /// The tables that answer the questions, and how many of their first bytes are enough.
  ///
  /// The bounds are what a table's format can need at most, so that a hostile directory cannot make
  /// a reader load the file many times over.
  var wantedTables: [(tag: Tag, count: Int)] {
    var wanted: [(tag: Tag, count: Int)] = [
      (.head, HeadTable.byteCount),
      (.os2, 100),
      // 65,535 records, as many language tags, and strings with 16-bit offsets and lengths.
      (.name, 6 + 65_535 * 12 + 2 + 65_535 * 4 + 2 * 65_535),
      (.fvar, 1 << 20),
    ]
    if self != [] {
      wanted.append((.maxp, MaxpTable.byteCount))
      wanted.append((.post, PostTable.byteCount))
    }
    if !isDisjoint(with: [.details, .coverage]) {
      wanted.append((.hhea, 36))
      wanted.append((.cff, 1 << 16))
      wanted.append((.mvar, Self.variationByteCount))
      wanted.append((.avar, Self.variationByteCount))
    }
    if contains(.coverage) {
      wanted.append((.cmap, 1 << 24))
      // Lists of words for icons have two hundred thousand; of a longer one the start is enough.
      wanted.append((.gsub, 1 << 19))
    }
    return wanted
  }

  /// More bytes than any `MVAR` or `avar` that is made has.
  static let variationByteCount = 1 << 18

  /// Whether everything that ``Face/details`` holds is wanted.
  var wantsDetails: Bool { !isDisjoint(with: [.details, .coverage]) }
}
