/// The ligatures of a font that stand for whole words, as icon fonts have them: `home` becomes a
/// picture of a house.
///
/// Text fonts have ligatures as well, but hardly any of four glyphs and more. See
/// <https://learn.microsoft.com/typography/opentype/spec/gsub#lookuptype-4-subtable-ligature-substitution>.
package struct LongLigatures: FontTable {
  package static let tag = Tag.gsub

  /// The glyphs that stand for four glyphs or more.
  package let glyphs: Set<UInt16>

  /// How many glyphs a word takes at least.
  private static let leastLength = 4

  /// How many parts of lists are looked at; lists may share their parts without an end.
  private static let partLimit = 1 << 18

  /// The kinds of lookups that matter.
  private static let (ligature, `extension`): (UInt16, UInt16) = (4, 7)

  package init(fields bytes: Span<UInt8>) throws(TableError) {
    let list = Int(try bytes.bigEndian(UInt16.self, at: 8))
    var glyphs: Set<UInt16> = []
    var budget = Self.partLimit
    for lookup in try bytes.offsets(at: list, budget: &budget) {
      let kind = try bytes.bigEndian(UInt16.self, at: lookup)
      guard kind == Self.ligature || kind == Self.extension else { continue }
      for subtable in try bytes.offsets(at: lookup, skipping: 4, budget: &budget) {
        var place = subtable
        if kind == Self.extension {
          let inner = try bytes.bigEndian(UInt16.self, at: subtable + 2)
          guard inner == Self.ligature else { continue }
          place += Int(try bytes.bigEndian(UInt32.self, at: subtable + 4))
        }
        try Self.collect(bytes, at: place, into: &glyphs, budget: &budget)
      }
    }
    self.glyphs = glyphs
  }

  /// Collects the ligatures of a subtable.
  private static func collect(
    _ bytes: Span<UInt8>,
    at subtable: Int,
    into glyphs: inout Set<UInt16>,
    budget: inout Int
  ) throws(TableError) {
    for set in try bytes.offsets(at: subtable, skipping: 4, budget: &budget) {
      for ligature in try bytes.offsets(at: set, budget: &budget) {
        let length = try bytes.bigEndian(UInt16.self, at: ligature + 2)
        guard length >= leastLength else { continue }
        glyphs.insert(try bytes.bigEndian(UInt16.self, at: ligature))
      }
    }
  }
}

extension Span<UInt8> {
  /// The places in a list of 16-bit offsets, which count from the start of the table that has it.
  ///
  /// - Parameters:
  ///   - table: Where the table starts.
  ///   - count: How many of its bytes come before the number of offsets.
  ///   - budget: How many more parts may be looked at.
  /// - Returns: Where the parts start; none once there are too many.
  /// - Throws: When the bytes end before the list does.
  fileprivate func offsets(
    at table: Int,
    skipping count: Int = 0,
    budget: inout Int
  ) throws(TableError) -> [Int] {
    let length = Int(try bigEndian(UInt16.self, at: table + count))
    let start = table + count + 2
    _ = try checkedRange(at: start, count: 2 * length)
    budget -= length
    guard budget >= 0 else { return [] }
    var places: [Int] = []
    places.reserveCapacity(length)
    for index in 0..<length {
      places.append(table + Int(try bigEndian(UInt16.self, at: start + 2 * index)))
    }
    return places
  }
}
