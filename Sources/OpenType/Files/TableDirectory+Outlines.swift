/// How a face draws its characters.
package enum OutlineFormat: String, Hashable, Sendable {
  /// Quadratic curves in `glyf`.
  case trueType
  /// Cubic curves in `CFF `.
  case cff
  /// Cubic curves in `CFF2`.
  case cff2
  /// Pictures of a few sizes, and no curves.
  case bitmap
}

extension TableDirectory {
  /// The outlines by the tables that are there, or `nil` when nothing can be drawn.
  package var outlineFormat: OutlineFormat? {
    if has(.glyf) { return .trueType }
    if has(.cff) { return .cff }
    if has(.cff2) { return .cff2 }
    return hasBitmaps ? .bitmap : nil
  }

  /// Whether there are pictures of characters, coloured or not.
  package var hasBitmaps: Bool {
    has(.ebdt) || has(.cbdt) || has(.sbix) || has(.bdat)
  }

  /// Whether a table can give characters colours of their own.
  package var hasColor: Bool {
    has(.colr) || has(.cbdt) || has(.sbix) || has(.svg)
  }

  /// A table that is not there, or is empty.
  package struct MissingTable: Hashable, Sendable {
    /// The table; `glyf` stands for any outlines or bitmaps.
    package let tag: Tag

    /// Whether nothing can be drawn or measured without it; else it is only required on paper.
    package let isEssential: Bool
  }

  /// The tables that a face should have and this one lacks, for the caller to judge.
  ///
  /// See <https://learn.microsoft.com/typography/opentype/spec/otff#required-tables>.
  package var missingTables: [MissingTable] {
    var missing: [MissingTable] = []
    func require(_ isThere: Bool, _ tag: Tag, essential: Bool) {
      if !isThere { missing.append(MissingTable(tag: tag, isEssential: essential)) }
    }
    let outlines = outlineFormat
    require(has(.head) || has(.bhed), .head, essential: true)
    // Apple's fonts of bitmaps alone keep the widths with the bitmaps.
    if !has(.bhed) {
      require(has(.hhea), .hhea, essential: true)
      require(has(.hmtx), .hmtx, essential: true)
    }
    require(has(.maxp), .maxp, essential: true)
    require(has(.cmap), .cmap, essential: true)
    require(outlines != nil, .glyf, essential: true)
    if outlines == .trueType { require(has(.loca), .loca, essential: true) }
    require(has(.name), .name, essential: false)
    require(has(.os2), .os2, essential: false)
    require(has(.post), .post, essential: false)
    return missing
  }
}
