/// An `MVAR` of two axes, field by field; every field can be made wrong.
package struct SampleMvar: Sendable {
  /// `majorVersion`.
  package let version: UInt16
  /// `valueRecordSize`.
  package let recordSize: UInt16
  /// `valueRecordCount`; `nil` counts the records.
  package let recordCount: UInt16?
  /// `itemVariationStoreOffset`; `nil` tells the truth.
  package let storeOffset: UInt16?
  /// `format` of the store.
  package let storeFormat: UInt16
  /// `regionCount`.
  package let regionCount: UInt16
  /// `wordDeltaCount` of the first data.
  package let wordField: UInt16
  /// The first of the `regionIndexes` of the first data.
  package let firstRegion: UInt16

  /// The records: a metric's tag and the indexes of its differences.
  package let records: [(tag: StaticString, outer: UInt16, inner: UInt16)]

  /// Describes a table; whatever is not given is right.
  package init(
    version: UInt16 = 1,
    recordSize: UInt16 = 8,
    recordCount: UInt16? = nil,
    storeOffset: UInt16? = nil,
    storeFormat: UInt16 = 1,
    regionCount: UInt16 = 3,
    wordField: UInt16 = 1,
    firstRegion: UInt16 = 0,
    records: [(tag: StaticString, outer: UInt16, inner: UInt16)] = [
      ("cpht", 0, 0), ("hasc", 0, 1), ("undo", 9, 9), ("xhgt", 1, 0),
    ]
  ) {
    self.version = version
    self.recordSize = recordSize
    self.recordCount = recordCount
    self.storeOffset = storeOffset
    self.storeFormat = storeFormat
    self.regionCount = regionCount
    self.wordField = wordField
    self.firstRegion = firstRegion
    self.records = records
  }

  /// Where the store starts.
  package var storeStart: Int { 12 + Int(recordSize) * records.count }

  /// Regions: the first axis towards its maximum; towards its minimum; both towards their maximum.
  private static let regions: [[(Double, Double, Double)]] = [
    [(0, 1, 1), (0, 0, 0)], [(-1, -1, 0), (0, 0, 0)], [(0, 1, 1), (0, 0.5, 1)],
  ]

  /// The table.
  package var bytes: [UInt8] {
    var table = BigEndianBytes()
    table.append(version, "majorVersion")
    table.append(0 as UInt16, "minorVersion")
    table.append(0 as UInt16, "reserved")
    table.append(recordSize, "valueRecordSize")
    table.append(recordCount ?? UInt16(records.count), "valueRecordCount")
    table.append(storeOffset ?? UInt16(storeStart), "itemVariationStoreOffset")
    for record in records {
      table.append(tag: record.tag)
      table.append(record.outer, "deltaSetOuterIndex")
      table.append(record.inner, "deltaSetInnerIndex")
      table.skip(max(0, Int(recordSize) - 8))
    }

    table.append(storeFormat, "format")
    table.append(16 as UInt32, "variationRegionListOffset")
    table.append(2 as UInt16, "itemVariationDataCount")
    table.append(56 as UInt32, "itemVariationDataOffsets")  // after 4 + 3 × 2 × 6 bytes of regions
    table.append(76 as UInt32, "itemVariationDataOffsets")  // after 12 + 2 × 4 bytes

    table.append(2 as UInt16, "axisCount")
    table.append(regionCount, "regionCount")
    for (start, peak, end) in Self.regions.joined() {
      table.append(Int16(start * 16384), "startCoord")
      table.append(Int16(peak * 16384), "peakCoord")
      table.append(Int16(end * 16384), "endCoord")
    }

    table.append(2 as UInt16, "itemCount")
    table.append(wordField, "wordDeltaCount")
    table.append(3 as UInt16, "regionIndexCount")
    for region in [firstRegion, 1, 2] { table.append(region, "regionIndexes") }
    for (word, bytes) in [(200, [-20, 10]), (-300, [0, 0])] as [(Int16, [Int8])] {
      table.append(word, "deltaData")
      for byte in bytes { table.append(byte, "deltaData") }
    }

    table.append(1 as UInt16, "itemCount")
    table.append(0x8001 as UInt16, "wordDeltaCount")  // LONG_WORDS
    table.append(2 as UInt16, "regionIndexCount")
    for region in [1, 0] as [UInt16] { table.append(region, "regionIndexes") }
    table.append(-70_000 as Int32, "deltaData")
    table.append(400 as Int16, "deltaData")
    return table.bytes
  }
}
