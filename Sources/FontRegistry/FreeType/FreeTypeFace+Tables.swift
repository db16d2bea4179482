internal import CFreeType
internal import OpenType

extension FreeTypeFace {
  /// Whether the face is made of tables; Type 1 and X11 fonts are not.
  var hasTables: Bool {
    unsafe fontscan_ft_is_sfnt(handle) != 0
  }

  /// Copies a part of a table.
  ///
  /// - Parameters:
  ///   - tag: The table's name.
  ///   - start: The byte of the table to start at.
  ///   - limit: The most bytes to copy.
  /// - Returns: The table from there on, or `limit` bytes of it, or `nil` when the face has none of
  ///   that name.
  /// - Throws: ``FreeTypeError`` when the table is there but cannot be read.
  func table(_ tag: Tag, from start: Int = 0, limit: Int) throws(FreeTypeError) -> [UInt8]? {
    // FreeType calls the handle invalid when a Type 1 face is asked for a table.
    guard hasTables else { return nil }

    var length: FT_ULong = 0
    let code = unsafe FT_Load_Sfnt_Table(handle, FT_ULong(tag.rawValue), 0, nil, &length)
    guard FreeTypeError(rawValue: code) != .tableMissing else { return nil }
    try check(code)

    let rest = max(0, Int(clamping: length) - max(start, 0))
    var count = FT_ULong(min(rest, max(limit, 0)))
    // Asked for nothing, FreeType would copy everything.
    guard count > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: Int(count))
    unsafe try check(
      FT_Load_Sfnt_Table(
        handle,
        FT_ULong(tag.rawValue),
        FT_Long(max(start, 0)),
        &bytes,
        &count
      )
    )
    return bytes
  }

  /// The tables of the face with their lengths, in the order of its directory; see
  /// `FT_Sfnt_Table_Info`.
  var tableLengths: [(tag: Tag, length: Int)] {
    guard hasTables else { return [] }
    var count: FT_ULong = 0
    guard unsafe FT_Sfnt_Table_Info(handle, 0, nil, &count) == FT_Err_Ok else { return [] }
    var tables: [(tag: Tag, length: Int)] = []
    for index in 0..<FT_UInt(clamping: count) {
      var (tag, length): (FT_ULong, FT_ULong) = (0, 0)
      guard unsafe FT_Sfnt_Table_Info(handle, index, &tag, &length) == FT_Err_Ok else { continue }
      tables.append((Tag(rawValue: UInt32(truncatingIfNeeded: tag)), Int(clamping: length)))
    }
    return tables
  }
}
