internal import OpenType

/// How many bytes FreeType looks at to validate a `cmap` table.
///
/// It validates every subtable that the header names, also when all of them are the same one, and
/// in format 14 every list of every selector, likewise. A megabyte that is made for it takes many
/// seconds.
struct CmapCost: Hashable {
  /// The bytes at most; `Int.max` when there are more than can be counted.
  let bytes: Int

  /// Looks at a table.
  ///
  /// - Parameter table: The whole table.
  init(_ table: Span<UInt8>) {
    guard let announced = try? table.bigEndian(UInt16.self, at: 2) else {
      bytes = 0
      return
    }
    let count = min(Int(announced), (table.count - 4) / 8)
    var passes = 0
    for index in 0..<max(0, count) {
      guard let place = try? table.bigEndian(UInt32.self, at: 4 + 8 * index + 4),
        let format = try? table.bigEndian(UInt16.self, at: Int(place))
      else { continue }
      passes += 1
      guard format == 14 else { continue }
      passes += Int((try? table.bigEndian(UInt32.self, at: Int(place) + 6)) ?? 0)
    }
    // 65,535 records with 2^32 selectors each still fit.
    let (product, overflow) = passes.multipliedReportingOverflow(by: table.count)
    bytes = overflow ? .max : product
  }
}
