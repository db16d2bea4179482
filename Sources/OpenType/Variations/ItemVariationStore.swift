/// The differences that a variable face stores for numbers of its tables.
///
/// Read piece by piece: a caller asks for the few numbers that it needs.
/// See <https://learn.microsoft.com/typography/opentype/spec/otvarcommonformats#item-variation-store>.
struct ItemVariationStore {
  /// A difference, and where it counts.
  struct Delta: Hashable, Sendable {
    /// The region's place in ``regions``.
    let region: Int
    /// What is added where the region counts fully.
    let value: Double
  }

  /// Where differences count.
  let regions: [VariationRegion]

  private let start: Int
  private let dataCount: Int

  /// More numbers than any font that is made has in its regions, or regions of one item; keeps the
  /// work on a hostile file small.
  static let limit = 1 << 15

  private static let headerByteCount = 8

  /// Reads the regions.
  ///
  /// - Parameters:
  ///   - bytes: The table that the store lies in.
  ///   - start: Where it starts.
  /// - Throws: When the regions are cut off or make no sense.
  init(_ bytes: Span<UInt8>, at start: Int) throws(TableError) {
    _ = try bytes.checkedRange(at: start, count: Self.headerByteCount)
    let format = try bytes.bigEndian(UInt16.self, at: start)
    guard format == 1 else { throw TableError(offset: start, .unsupportedFormat(format)) }
    self.start = start
    dataCount = Int(try bytes.bigEndian(UInt16.self, at: start + 6))
    regions = try Self.regions(
      bytes,
      at: start + Int(try bytes.bigEndian(UInt32.self, at: start + 2))
    )
  }

  private static func regions(
    _ bytes: Span<UInt8>,
    at start: Int
  ) throws(TableError) -> [VariationRegion] {
    let axisCount = Int(try bytes.bigEndian(UInt16.self, at: start))
    let count = Int(try bytes.bigEndian(UInt16.self, at: start + 2))
    guard axisCount * count <= limit, count <= limit else {
      let words = "its \(count) regions of \(axisCount) axes are more than any font needs"
      throw TableError(offset: start, .malformed(words))
    }
    _ = try bytes.checkedRange(at: start + 4, count: 6 * axisCount * count)
    var regions: [VariationRegion] = []
    regions.reserveCapacity(count)
    for region in 0..<count {
      var ranges: [VariationRegion.Range] = []
      for axis in 0..<axisCount {
        let place = start + 4 + 6 * (region * axisCount + axis)
        ranges.append(
          VariationRegion.Range(
            start: try bytes.f2dot14(at: place),
            peak: try bytes.f2dot14(at: place + 2),
            end: try bytes.f2dot14(at: place + 4)
          )
        )
      }
      regions.append(VariationRegion(ranges: ranges))
    }
    return regions
  }

  /// The differences of one number.
  ///
  /// - Parameters:
  ///   - outer: The place of its data in the store.
  ///   - inner: Its place in the data; 65535 with an outer place of 65535 says that it does not vary.
  ///   - bytes: The table that the store lies in.
  /// - Returns: The differences that are not 0.
  /// - Throws: When they are cut off or make no sense.
  func deltas(
    outer: Int,
    inner: Int,
    in bytes: Span<UInt8>
  ) throws(TableError) -> [Delta] {
    if outer == 0xFFFF, inner == 0xFFFF { return [] }
    guard outer < dataCount else {
      let words = "an index asks for data \(outer), and there are \(dataCount)"
      throw TableError(offset: start + 6, .malformed(words))
    }
    let offset = try bytes.bigEndian(UInt32.self, at: start + Self.headerByteCount + 4 * outer)
    let data = start + Int(offset)
    let itemCount = Int(try bytes.bigEndian(UInt16.self, at: data))
    let wordField = try bytes.bigEndian(UInt16.self, at: data + 2)
    let regionCount = Int(try bytes.bigEndian(UInt16.self, at: data + 4))
    let wordCount = Int(wordField & 0x7FFF)
    guard inner < itemCount else {
      let words = "an index asks for item \(inner), and there are \(itemCount)"
      throw TableError(offset: data, .malformed(words))
    }
    guard wordCount <= regionCount, regionCount <= Self.limit else {
      let words = "its data have \(wordCount) long differences of \(regionCount)"
      throw TableError(offset: data + 2, .malformed(words))
    }
    let row = DeltaRow(wordCount: wordCount, count: regionCount, isLong: wordField & 0x8000 != 0)
    let indexes = data + 6
    let rowStart = indexes + 2 * regionCount + inner * row.byteCount
    _ = try bytes.checkedRange(at: rowStart, count: row.byteCount)
    var deltas: [Delta] = []
    for place in 0..<regionCount {
      let region = Int(try bytes.bigEndian(UInt16.self, at: indexes + 2 * place))
      guard region < regions.count else {
        let words = "its data ask for region \(region), and there are \(regions.count)"
        throw TableError(offset: indexes + 2 * place, .malformed(words))
      }
      let value = try row.value(place, in: bytes, at: rowStart)
      if value != 0 { deltas.append(Delta(region: region, value: value)) }
    }
    return deltas
  }
}

/// How the differences of one number lie in their row: the first ones twice as wide as the rest.
private struct DeltaRow {
  let wordCount: Int
  let count: Int
  let isLong: Bool

  private var width: Int { isLong ? 2 : 1 }

  var byteCount: Int { (wordCount + count) * width }

  func value(_ place: Int, in bytes: Span<UInt8>, at start: Int) throws(TableError) -> Double {
    let offset = start + (place + min(place, wordCount)) * width
    switch (place < wordCount, isLong) {
    case (true, true): return Double(try bytes.bigEndian(Int32.self, at: offset))
    case (true, false), (false, true): return Double(try bytes.bigEndian(Int16.self, at: offset))
    case (false, false): return Double(try bytes.bigEndian(Int8.self, at: offset))
    }
  }
}
