internal import OpenType

extension FaceBuilder {
  /// Gathers what ``FaceQuestions/details`` and ``FaceQuestions/coverage`` ask for.
  mutating func details(_ names: FaceNames, in bytes: Span<UInt8>) -> FaceDetails {
    let head = table(HeadTable.self, in: bytes)
    let os2 = table(OS2Table.self, in: bytes)
    let hhea = table(HheaTable.self, in: bytes)
    let cmap = questions.contains(.coverage) ? cmap(in: bytes) : nil
    // A subtable for the old Macintosh alone is not read, so the characters are not known: that is
    // not the same as none.
    let coverage = cmap.flatMap {
      $0.encoding == .none ? nil : Coverage(ranges: $0.characters.ranges)
    }
    return FaceDetails(
      names: names.records(in: bytes),
      cffName: cffName(in: bytes),
      weightClass: os2.map { Int($0.weightClass) },
      widthClass: os2.map { Int($0.widthClass) },
      selection: os2?.selection.rawValue,
      macStyle: head?.macStyle.rawValue,
      embedding: os2?.embedding,
      italicAngle: table(PostTable.self, in: bytes)?.italicAngle.doubleValue,
      metrics: VerticalMetrics(head: head, hhea: hhea, os2: os2),
      metricVariations: metricVariations(in: bytes),
      verticalBounds: head?.bounds.vertical,
      tables: directory.entries.map {
        TableEntry(tag: "\($0.tag)", offset: Int($0.offset), length: Int($0.length))
      },
      missingTables: directory.missingTables.filter(\.isEssential).map { "\($0.tag)" },
      coverage: coverage,
      symbolKind: symbolKind(cmap, coverage, names, in: bytes)
    )
  }

  /// The characters that have a glyph among those that `maxp` counts.
  private mutating func cmap(in bytes: Span<UInt8>) -> CmapTable? {
    guard let range = tables.range(of: .cmap) else { return nil }
    let glyphCount = table(MaxpTable.self, in: bytes).map { Int($0.glyphCount) } ?? 65536
    do throws(TableError) {
      let cmap = try CmapTable(parsing: bytes.extracting(range), glyphCount: glyphCount)
      note(cmap.damage)
      return cmap
    } catch {
      note(error)
      return nil
    }
  }

  /// What shows that the face is one of symbols or icons.
  private mutating func symbolKind(
    _ cmap: CmapTable?,
    _ coverage: Coverage?,
    _ names: FaceNames,
    in bytes: Span<UInt8>
  ) -> SymbolKind? {
    if cmap?.encoding == .symbol { return .encoding }
    let isForMathematics = directory.first(.math) != nil
    if let kind = coverage?.symbolKind(isForMathematics: isForMathematics) { return kind }
    if let family = names.text(16, in: bytes) ?? names.text(1, in: bytes),
      SymbolKind.families.contains(family)
    {
      return .family
    }
    return hasWordLigatures(coverage, in: bytes) ? .ligatures : nil
  }

  /// Whether a good part of the glyphs stand for whole words.
  ///
  /// Of fonts with many characters nobody asks: their glyphs are letters, and those that are none
  /// belong to scripts that are written with ligatures.
  private func hasWordLigatures(_ coverage: Coverage?, in bytes: Span<UInt8>) -> Bool {
    guard let coverage, coverage.characterCount < 512,
      let glyphCount = (try? tables.parse(MaxpTable.self, in: bytes))?.glyphCount,
      let ligatures = try? tables.parse(LongLigatures.self, in: bytes)
    else { return false }
    return 4 * ligatures.glyphs.count > Int(glyphCount)
  }

  /// The name in the `CFF ` table; only its start was read, so a name beyond that is not known.
  private mutating func cffName(in bytes: Span<UInt8>) -> String? {
    guard let range = tables.range(of: .cff) else { return nil }
    let isWhole = directory.first(.cff).map { Int($0.length) == range.count } ?? false
    return isWhole
      ? table(CFFFontName.self, in: bytes)?.text
      : (try? tables.parse(CFFFontName.self, in: bytes))?.text
  }
}

extension HeadTable.Bounds {
  /// From bottom to top; `nil` for a box that is upside down or of nothing.
  fileprivate var vertical: ClosedRange<Int>? { yMin < yMax ? Int(yMin)...Int(yMax) : nil }
}

extension VerticalMetrics {
  /// Takes the metrics from the tables that hold them.
  init(head: HeadTable?, hhea: HheaTable?, os2: OS2Table?) {
    self.init(
      unitsPerEm: head.map { Int($0.unitsPerEm) },
      hhea: hhea.map {
        Line(
          ascender: Int($0.ascender),
          descender: Int($0.descender),
          lineGap: Int($0.lineGap)
        )
      },
      typo: os2?.lines.map {
        Line(
          ascender: Int($0.typoAscender),
          descender: Int($0.typoDescender),
          lineGap: Int($0.typoLineGap)
        )
      },
      win: os2?.lines.map {
        Windows(ascent: Int($0.winAscent), descent: Int($0.winDescent))
      },
      capHeight: os2?.heights.map { Int($0.capHeight) },
      xHeight: os2?.heights.map { Int($0.xHeight) }
    )
  }
}
