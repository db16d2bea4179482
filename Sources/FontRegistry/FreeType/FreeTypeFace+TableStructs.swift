internal import CFreeType

/// The fields of a face's tables as FreeType's own structs have them; `nil` where it has no table.
///
/// The second opinion that our table readers are held against; nothing else uses it.
struct FreeTypeTableStructs: Hashable {
  /// `TT_Header`.
  struct Head: Hashable {
    var unitsPerEm: Int
    var macStyle: Int
  }

  /// `TT_HoriHeader`.
  struct Hhea: Hashable {
    var ascender: Int
    var descender: Int
    var lineGap: Int
  }

  /// `TT_OS2`.
  struct OS2: Hashable {
    var weightClass: Int
    var widthClass: Int
    var embedding: Int
    var selection: Int
    var typo: [Int]
    var win: [Int]
    /// `sxHeight` and `sCapHeight`; both 0 below version 2.
    var heights: [Int]
  }

  /// `TT_Postscript`.
  struct Post: Hashable {
    var italicAngle: Double
    var isFixedPitch: Bool
  }

  var head: Head?
  var hhea: Hhea?
  var os2: OS2?
  var post: Post?
  /// `TT_MaxProfile.numGlyphs`.
  var glyphCount: Int?
}

extension FreeTypeFace {
  /// What `FT_Get_Sfnt_Table` gives, copied.
  var tableStructs: FreeTypeTableStructs {
    var structs = FreeTypeTableStructs()
    if let head = unsafe sfntStruct(FT_SFNT_HEAD, as: TT_Header.self) {
      structs.head = .init(
        unitsPerEm: unsafe Int(head.pointee.Units_Per_EM),
        macStyle: unsafe Int(head.pointee.Mac_Style)
      )
    }
    if let hhea = unsafe sfntStruct(FT_SFNT_HHEA, as: TT_HoriHeader.self) {
      structs.hhea = unsafe .init(
        ascender: Int(hhea.pointee.Ascender),
        descender: Int(hhea.pointee.Descender),
        lineGap: Int(hhea.pointee.Line_Gap)
      )
    }
    if let os2 = unsafe sfntStruct(FT_SFNT_OS2, as: TT_OS2.self) {
      // FreeType keeps a struct of zeros with this version for a face without the table.
      if unsafe os2.pointee.version != 0xFFFF { structs.os2 = unsafe .init(os2.pointee) }
    }
    if let post = unsafe sfntStruct(FT_SFNT_POST, as: TT_Postscript.self) {
      structs.post = unsafe .init(
        italicAngle: Double(post.pointee.italicAngle) / 65536,
        isFixedPitch: post.pointee.isFixedPitch != 0
      )
    }
    if let maxp = unsafe sfntStruct(FT_SFNT_MAXP, as: TT_MaxProfile.self) {
      structs.glyphCount = unsafe Int(maxp.pointee.numGlyphs)
    }
    return structs
  }

  /// A table's struct, which FreeType owns and frees with the face.
  private func sfntStruct<Table>(_ tag: FT_Sfnt_Tag, as type: Table.Type) -> UnsafePointer<Table>? {
    guard hasTables, let table = unsafe FT_Get_Sfnt_Table(handle, tag) else { return nil }
    return unsafe UnsafePointer(table.assumingMemoryBound(to: type))
  }
}

extension FreeTypeTableStructs.OS2 {
  fileprivate init(_ table: TT_OS2) {
    self.init(
      weightClass: Int(table.usWeightClass),
      widthClass: Int(table.usWidthClass),
      embedding: Int(table.fsType),
      selection: Int(table.fsSelection),
      typo: [Int(table.sTypoAscender), Int(table.sTypoDescender), Int(table.sTypoLineGap)],
      win: [Int(table.usWinAscent), Int(table.usWinDescent)],
      heights: table.version >= 2 ? [Int(table.sxHeight), Int(table.sCapHeight)] : [0, 0]
    )
  }
}
