/// A font file with some of its tables exchanged.
package enum FontSurgery {
  /// Exchanges or adds tables of a font that is no collection.
  ///
  /// - Parameters:
  ///   - font: The file; it has to be whole.
  ///   - changes: What becomes of tables by their tags; what is given for one that is not there is empty.
  /// - Returns: The file with the tables in the order of their tags.
  package static func changing(
    _ font: [UInt8],
    _ changes: [String: ([UInt8]) -> [UInt8]]
  ) -> [UInt8] {
    func number(_ start: Int, _ count: Int) -> Int {
      font[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
    }
    var tables: [String: [UInt8]] = [:]
    for record in (0..<number(4, 2)).map({ 12 + 16 * $0 }) {
      let tag = String(decoding: font[record..<record + 4], as: UTF8.self)
      let start = number(record + 8, 4)
      tables[tag] = Array(font[start..<start + number(record + 12, 4)])
    }
    for (tag, change) in changes { tables[tag] = change(tables[tag] ?? []) }
    return SampleSFNT.bytes(
      tables.sorted { $0.key < $1.key }.map { (tag: $0.key, bytes: $0.value) }
    )
  }

  /// A TrueType font whose glyphs are there and draw nothing.
  package static func blank(_ font: [UInt8]) -> [UInt8] {
    changing(font, ["loca": { $0.map { _ in 0 } }])
  }

  /// A font with an SVG document for the glyphs from 1 on, beside their outlines.
  ///
  /// - Parameters:
  ///   - font: The font.
  ///   - last: The last of the glyphs.
  /// - Returns: The font with a table `SVG `.
  package static func drawn(_ font: [UInt8], through last: UInt16 = 65_535) -> [UInt8] {
    let document = Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)
    var table = BigEndianBytes()
    table.append(0 as UInt16, "version")
    table.append(10 as UInt32, "svgDocumentListOffset")
    table.append(0 as UInt32, "reserved")
    table.append(1 as UInt16, "numEntries")
    table.append(1 as UInt16, "startGlyphID")
    table.append(last, "endGlyphID")
    table.append(14 as UInt32, "svgDocOffset")
    table.append(UInt32(document.count), "svgDocLength")
    table.append(bytes: document)
    let bytes = table.bytes
    return changing(font, ["SVG ": { _ in bytes }])
  }
}
