internal import OpenType

extension FuzzEntry {
  /// What kind of file it is, the header of a collection, the list of a face's tables.
  static let tableDirectory = FuzzEntry(
    "table-directory",
    seeds: .starts(FontSignature.byteCount),
    byteLimit: 2048,
    words: ["OTTO", "ttcf", "true", "typ1", "glyf", "CFF ", "name", "OS/2"]
  ) { input in
    let bytes = input.span
    let signature = FontSignature(bytes, fileSize: bytes.count)
    _ = signature.isSingleFace
    if let header = try? CollectionHeader(parsing: bytes) {
      expect(header.offsets.count <= bytes.count / 4, "a collection has more faces than bytes")
    }
    guard let directory = try? TableDirectory(parsing: bytes) else { return }
    expect(directory.entries.count <= bytes.count / 16, "there are more tables than bytes")
    _ = directory.problems(fileSize: bytes.count, start: 0)
    _ = directory.duplicateTags
    _ = directory.missingTables
    _ = (directory.outlineFormat, directory.hasBitmaps, directory.hasColor)
  }

  /// The `name` table with every string.
  static let names = FuzzEntry("name", seeds: .tables([.name])) { input in
    let bytes = input.span
    guard let table = try? NameTable(parsing: bytes) else { return }
    let index = NameIndex(table)
    for record in table.records {
      _ = table.text(of: record, in: bytes)
      _ = table.language(of: record, in: bytes)
      _ = table.bestText(for: record.nameID, in: bytes)
      expect(
        index.record(for: record.nameID) == table.bestRecord(for: record.nameID),
        "the index and the table choose differently"
      )
    }
    _ = table.postScriptName(in: bytes)
  }

  /// The `cmap` table: which characters there are glyphs for.
  static let characters = FuzzEntry("cmap", seeds: .tables([.cmap]), byteLimit: 8192) { input in
    for glyphCount in [nil, 30, 65_535] as [Int?] {
      let table = glyphCount.map { count in
        try? CmapTable(parsing: input.span, glyphCount: count)
      }
      guard let table = table ?? (try? CmapTable(parsing: input.span)) else { continue }
      let ranges = table.characters.ranges
      for (range, next) in zip(ranges, ranges.dropFirst()) {
        expect(range.upperBound + 1 < next.lowerBound, "ranges touch or are out of order")
      }
      expect(ranges.last.map { $0.upperBound <= 0x10_FFFF } ?? true, "there is no such character")
      expect(ranges.count <= 2 * input.count + 1, "there are more ranges than bytes")
      for range in ranges.prefix(8) {
        expect(table.characters.contains(range.lowerBound), "a character of a range is missing")
      }
    }
  }

  /// The `fvar` table: axes and instances.
  static let axes = FuzzEntry("fvar", seeds: .tables([.fvar])) { input in
    guard let table = try? FvarTable(parsing: input.span) else { return }
    for place in table.instances.indices {
      expect(
        table.coordinates(ofInstance: place).count == table.axes.count,
        "an instance has a place on each axis and no more"
      )
    }
  }

  /// The tables of fixed fields: `OS/2`, `head`, `hhea`, `maxp` and `post`.
  static let metrics = FuzzEntry(
    "metrics",
    seeds: .tables([.os2, .head, .hhea, .maxp, .post]),
    byteLimit: 256
  ) { input in
    _ = try? OS2Table(parsing: input.span)
    _ = try? HeadTable(parsing: input.span)
    _ = try? HheaTable(parsing: input.span)
    _ = try? MaxpTable(parsing: input.span)
    _ = try? PostTable(parsing: input.span)
  }

  /// The name in a `CFF` table.
  static let cffName = FuzzEntry(
    "cff",
    seeds: .tables([.cff]),
    byteLimit: CFFFontName.usualByteCount
  ) { input in
    guard let name = try? CFFFontName(parsing: input.span) else { return }
    expect(name.bytes.count <= input.count, "a name is longer than its table")
    _ = name.text
  }

  /// The `GSUB` table: which glyphs stand for whole words.
  static let ligatures = FuzzEntry("gsub", seeds: .tables([.gsub])) { input in
    guard let table = try? LongLigatures(parsing: input.span) else { return }
    expect(table.glyphs.count <= input.count / 2, "there are more ligatures than bytes")
  }

  /// The tables `avar` and `MVAR`: how metrics change along the axes.
  static let variations = FuzzEntry("variations", seeds: .bytes([smallAvar, smallMvar])) { input in
    if let table = try? AvarTable(parsing: input.span) {
      for axis in table.maps.indices {
        for position in stride(from: -2.0, through: 2, by: 0.25) {
          expect(abs(table.bent(position, axis: axis)) <= 2, "a position is off its axis")
        }
      }
    }
    guard let table = try? MvarTable(parsing: input.span) else { return }
    for metric in MvarTable.Metric.allCases {
      for position in [[], [0.5, -0.25], [1, 1, 1]] as [[Double]] {
        expect(table.difference(of: metric, at: position).isFinite, "a metric is no number")
      }
    }
  }

  /// The clear text of a Type 1 font, and the segments that a PFB file is cut into.
  static let type1Header = FuzzEntry(
    "type1",
    seeds: .fonts(["pfa", "pfb"]),
    words: [
      "%!PS-AdobeFont-1.0", "%!FontType1-1.0", "/FontName", "/FontInfo", "/FullName",
      "/FamilyName", "/Weight", "/ItalicAngle", "/isFixedPitch", "/version", "readonly def",
      "currentfile eexec", "(\\050", "<</", "dict begin", "cleartomark",
    ]
  ) { input in
    let bytes = input.span
    _ = try? Type1Header(parsing: bytes)
    _ = Type1Header.isEnd(bytes)
    var start = 0
    while start < bytes.count, let segment = try? PFBSegment(parsing: bytes.extracting(start...)) {
      start += PFBSegment.headerByteCount
      let end = min(bytes.count, start + segment.byteCount)
      if segment.kind == .text { _ = try? Type1Header(parsing: bytes.extracting(start..<end)) }
      start = end
    }
  }

  /// One axis that is bent at its middle, by the specification of `avar`.
  private static let smallAvar: [UInt8] = [
    0, 1, 0, 0, 0, 0, 0, 1,  // version 1.0, one axis
    0, 4, 0xC0, 0, 0xC0, 0, 0, 0, 0, 0, 0x20, 0, 0x10, 0, 0x40, 0, 0x40, 0,
  ]

  /// One metric that grows by 100 towards the end of one axis, by the specification of `MVAR`.
  private static let smallMvar: [UInt8] =
    [0, 1, 0, 0, 0, 0, 0, 8, 0, 1, 0, 20]  // version 1.0, one record of 8 bytes, the store
    + Array("xhgt".utf8) + [0, 0, 0, 0]
    + [0, 1, 0, 0, 0, 12, 0, 1, 0, 0, 0, 22]  // format 1, the regions, one list of differences
    + [0, 1, 0, 1, 0, 0, 0x40, 0, 0x40, 0]  // one axis, one region: from 0 to 1
    + [0, 1, 0, 1, 0, 1, 0, 0, 0, 100]  // one item, one word
}
