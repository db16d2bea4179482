/// How the metrics of a variable face change along its axes.
///
/// Of the many metrics only those are read that a line of text needs.
/// See <https://learn.microsoft.com/typography/opentype/spec/mvar>.
package struct MvarTable: FontTable, Hashable {
  package static let tag = Tag.mvar

  /// A metric that can vary.
  package enum Metric: UInt32, CaseIterable, Sendable {
    /// `sCapHeight` of `OS/2`.
    case capHeight = 0x6370_6874  // cpht
    /// `sxHeight` of `OS/2`.
    case xHeight = 0x7868_6774  // xhgt
    /// `sTypoAscender` of `OS/2`; that of `hhea` is not mentioned in the specification.
    case typoAscender = 0x6861_7363  // hasc
    /// `sTypoDescender` of `OS/2`; that of `hhea` is not mentioned in the specification.
    case typoDescender = 0x6864_7363  // hdsc
    /// `sTypoLineGap` of `OS/2`; that of `hhea` is not mentioned in the specification.
    case typoLineGap = 0x686C_6770  // hlgp
  }

  private let regions: [VariationRegion]
  private let deltas: [Metric: [ItemVariationStore.Delta]]

  private enum Offset {
    static let valueRecordSize = 6
    static let valueRecordCount = 8
    static let itemVariationStoreOffset = 10
  }

  /// How many bytes come before the records.
  package static let headerByteCount = 12

  private static let recordByteCount = 8

  /// Reads the differences of the metrics.
  ///
  /// - Throws: When a record or its differences are cut off or make no sense, or the version is none
  ///   of the specification.
  package init(fields bytes: Span<UInt8>) throws(TableError) {
    _ = try bytes.majorVersion(headerByteCount: Self.headerByteCount)
    let count = Int(try bytes.bigEndian(UInt16.self, at: Offset.valueRecordCount))
    let storeStart = Int(try bytes.bigEndian(UInt16.self, at: Offset.itemVariationStoreOffset))
    guard count > 0, storeStart > 0 else {
      (regions, deltas) = ([], [:])
      return
    }
    let size = Int(try bytes.bigEndian(UInt16.self, at: Offset.valueRecordSize))
    guard size >= Self.recordByteCount else {
      let words = "its records have \(size) bytes each and not \(Self.recordByteCount) or more"
      throw TableError(offset: Offset.valueRecordSize, .malformed(words))
    }
    _ = try bytes.checkedRange(at: Self.headerByteCount, count: count * size)
    let store = try ItemVariationStore(bytes, at: storeStart)
    var deltas: [Metric: [ItemVariationStore.Delta]] = [:]
    for index in 0..<count {
      let record = Self.headerByteCount + index * size
      let tag = try bytes.bigEndian(UInt32.self, at: record)
      guard let metric = Metric(rawValue: tag), deltas[metric] == nil else { continue }
      deltas[metric] = try store.deltas(
        outer: Int(try bytes.bigEndian(UInt16.self, at: record + 4)),
        inner: Int(try bytes.bigEndian(UInt16.self, at: record + 6)),
        in: bytes
      )
    }
    self.deltas = deltas
    regions = store.regions
  }

  /// What is to be added to a metric.
  ///
  /// - Parameters:
  ///   - metric: The metric.
  ///   - position: The place on each axis, normalised and after `avar`.
  /// - Returns: Font units, usually not a whole number; 0 for a metric that does not vary.
  package func difference(of metric: Metric, at position: [Double]) -> Double {
    deltas[metric, default: []].reduce(0) { sum, delta in
      sum + delta.value * regions[delta.region].share(at: position)
    }
  }
}
