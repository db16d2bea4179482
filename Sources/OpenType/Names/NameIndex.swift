/// The best record of every name ID, for faces that ask for many.
///
/// A variable face asks for a name or two an instance; looking through all records for each would
/// let a hostile file multiply the two numbers.
package struct NameIndex: Sendable {
  private let best: [NameTable.Record]

  /// Sorts a table's records once.
  package init(_ table: NameTable) {
    let ranked = table.records.enumerated().map { (place, record) in
      (record: record, preference: table.preference(record), place: place)
    }
    let sorted = ranked.sorted {
      ($0.record.nameID, $0.preference, $0.place) < ($1.record.nameID, $1.preference, $1.place)
    }
    var best: [NameTable.Record] = []
    for item in sorted where best.last?.nameID != item.record.nameID {
      best.append(item.record)
    }
    self.best = best
  }

  /// The record that `NameTable.bestRecord(for:)` would find.
  package func record(for nameID: UInt16) -> NameTable.Record? {
    var range = 0..<best.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if best[middle].nameID == nameID { return best[middle] }
      range =
        best[middle].nameID < nameID ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
