extension OS2Table {
  private enum Offset {
    static let version = 0
    static let xAvgCharWidth = 2
    static let usWeightClass = 4
    static let usWidthClass = 6
    static let fsType = 8
    static let panose = 32
    static let ulUnicodeRange1 = 42
    static let achVendID = 58
    static let fsSelection = 62
    static let usFirstCharIndex = 64
    static let usLastCharIndex = 66
    static let sTypoAscender = 68
    static let ulCodePageRange1 = 78
    static let sxHeight = 86
    static let usLowerOpticalPointSize = 96
  }

  /// How many bytes the oldest Apple fonts have, without line metrics.
  package static let shortestByteCount = 68

  /// How many bytes each version has, from 0 to 5.
  package static let byteCounts = [78, 86, 96, 96, 96, 100]

  /// Reads what is whole.
  ///
  /// - Parameter bytes: The table; at least the first 68 bytes are needed.
  /// - Throws: When there are fewer.
  package init(fields bytes: Span<UInt8>) throws(TableError) {
    _ = try bytes.checkedRange(at: 0, count: Self.shortestByteCount)
    version = try bytes.bigEndian(UInt16.self, at: Offset.version)
    averageCharWidth = try bytes.bigEndian(Int16.self, at: Offset.xAvgCharWidth)
    weightClass = try bytes.bigEndian(UInt16.self, at: Offset.usWeightClass)
    widthClass = try bytes.bigEndian(UInt16.self, at: Offset.usWidthClass)
    embedding = try bytes.bigEndian(UInt16.self, at: Offset.fsType)
    panose = try Panose(bytes, at: Offset.panose)
    unicodeRanges = try UnicodeRanges(bytes, at: Offset.ulUnicodeRange1)
    vendor = Tag(rawValue: try bytes.bigEndian(UInt32.self, at: Offset.achVendID))
    selection = Selection(rawValue: try bytes.bigEndian(UInt16.self, at: Offset.fsSelection))
    firstCharIndex = try bytes.bigEndian(UInt16.self, at: Offset.usFirstCharIndex)
    lastCharIndex = try bytes.bigEndian(UInt16.self, at: Offset.usLastCharIndex)

    let read = min(version, 5)
    lines = bytes.count >= 78 ? try LineMetrics(bytes, at: Offset.sTypoAscender) : nil
    codePageRanges =
      read >= 1 && bytes.count >= 86 ? try Self.codePages(bytes, at: Offset.ulCodePageRange1) : nil
    heights = read >= 2 && bytes.count >= 96 ? try Heights(bytes, at: Offset.sxHeight) : nil
    opticalSizes =
      read >= 5 && bytes.count >= 100
      ? try OpticalSizes(bytes, at: Offset.usLowerOpticalPointSize) : nil
    damage = Self.damage(version: read, byteCount: bytes.count)
  }

  /// Says where the fields of a version stop being there.
  private static func damage(version: UInt16, byteCount: Int) -> TableError? {
    let whole = byteCounts[Int(version)]
    let isOldApple = version == 0 && byteCount == shortestByteCount
    guard byteCount < whole, !isOldApple else { return nil }
    let start = [68, 78, 86, 96].last { $0 <= byteCount } ?? 0
    let needed = TableError.Kind.truncated(needed: whole - start, end: byteCount)
    return TableError(table: tag, offset: start, needed)
  }

  /// Puts the words in an order in which bit numbers are the specification's.
  private static func codePages(_ bytes: Span<UInt8>, at start: Int) throws(TableError) -> UInt64 {
    let low = try bytes.bigEndian(UInt32.self, at: start)
    let high = try bytes.bigEndian(UInt32.self, at: start + 4)
    return UInt64(high) << 32 | UInt64(low)
  }
}

extension OS2Table.Panose {
  fileprivate init(_ bytes: Span<UInt8>, at start: Int) throws(TableError) {
    familyType = try bytes.bigEndian(UInt8.self, at: start)
    serifStyle = try bytes.bigEndian(UInt8.self, at: start + 1)
    weight = try bytes.bigEndian(UInt8.self, at: start + 2)
    proportion = try bytes.bigEndian(UInt8.self, at: start + 3)
    contrast = try bytes.bigEndian(UInt8.self, at: start + 4)
    strokeVariation = try bytes.bigEndian(UInt8.self, at: start + 5)
    armStyle = try bytes.bigEndian(UInt8.self, at: start + 6)
    letterform = try bytes.bigEndian(UInt8.self, at: start + 7)
    midline = try bytes.bigEndian(UInt8.self, at: start + 8)
    xHeight = try bytes.bigEndian(UInt8.self, at: start + 9)
  }
}

extension OS2Table.UnicodeRanges {
  fileprivate init(_ bytes: Span<UInt8>, at start: Int) throws(TableError) {
    bits0To31 = try bytes.bigEndian(UInt32.self, at: start)
    bits32To63 = try bytes.bigEndian(UInt32.self, at: start + 4)
    bits64To95 = try bytes.bigEndian(UInt32.self, at: start + 8)
    bits96To127 = try bytes.bigEndian(UInt32.self, at: start + 12)
  }
}

extension OS2Table.LineMetrics {
  fileprivate init(_ bytes: Span<UInt8>, at start: Int) throws(TableError) {
    typoAscender = try bytes.bigEndian(Int16.self, at: start)
    typoDescender = try bytes.bigEndian(Int16.self, at: start + 2)
    typoLineGap = try bytes.bigEndian(Int16.self, at: start + 4)
    winAscent = try bytes.bigEndian(UInt16.self, at: start + 6)
    winDescent = try bytes.bigEndian(UInt16.self, at: start + 8)
  }
}

extension OS2Table.Heights {
  fileprivate init(_ bytes: Span<UInt8>, at start: Int) throws(TableError) {
    xHeight = try bytes.bigEndian(Int16.self, at: start)
    capHeight = try bytes.bigEndian(Int16.self, at: start + 2)
    defaultChar = try bytes.bigEndian(UInt16.self, at: start + 4)
    breakChar = try bytes.bigEndian(UInt16.self, at: start + 6)
    maxContext = try bytes.bigEndian(UInt16.self, at: start + 8)
  }
}

extension OS2Table.OpticalSizes {
  fileprivate init(_ bytes: Span<UInt8>, at start: Int) throws(TableError) {
    lower = try bytes.bigEndian(UInt16.self, at: start)
    upper = try bytes.bigEndian(UInt16.self, at: start + 2)
  }
}
