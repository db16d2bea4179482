// Written as numbers, so that none of them costs anything at run time; a test spells them out.
extension Tag {
  // Tables that every reader here knows.
  package static let avar = Tag(rawValue: 0x6176_6172)
  package static let cmap = Tag(rawValue: 0x636D_6170)
  package static let fvar = Tag(rawValue: 0x6676_6172)
  package static let gsub = Tag(rawValue: 0x4753_5542)
  package static let head = Tag(rawValue: 0x6865_6164)
  package static let hhea = Tag(rawValue: 0x6868_6561)
  package static let hmtx = Tag(rawValue: 0x686D_7478)
  package static let math = Tag(rawValue: 0x4D41_5448)
  package static let maxp = Tag(rawValue: 0x6D61_7870)
  package static let mvar = Tag(rawValue: 0x4D56_4152)
  package static let name = Tag(rawValue: 0x6E61_6D65)
  package static let os2 = Tag(rawValue: 0x4F53_2F32)
  package static let post = Tag(rawValue: 0x706F_7374)

  // Files and resources that hold faces.
  package static let sfnt = Tag(rawValue: 0x7366_6E74)
  package static let ttcf = Tag(rawValue: 0x7474_6366)

  // Outlines.
  package static let cff = Tag(rawValue: 0x4346_4620)
  package static let cff2 = Tag(rawValue: 0x4346_4632)
  package static let glyf = Tag(rawValue: 0x676C_7966)
  package static let loca = Tag(rawValue: 0x6C6F_6361)

  // Bitmaps and colour.
  package static let bdat = Tag(rawValue: 0x6264_6174)
  /// The `head` of Apple's fonts that have bitmaps only.
  package static let bhed = Tag(rawValue: 0x6268_6564)
  package static let bloc = Tag(rawValue: 0x626C_6F63)
  package static let cbdt = Tag(rawValue: 0x4342_4454)
  package static let cblc = Tag(rawValue: 0x4342_4C43)
  package static let colr = Tag(rawValue: 0x434F_4C52)
  package static let cpal = Tag(rawValue: 0x4350_414C)
  package static let ebdt = Tag(rawValue: 0x4542_4454)
  package static let eblc = Tag(rawValue: 0x4542_4C43)
  package static let sbix = Tag(rawValue: 0x7362_6978)
  package static let svg = Tag(rawValue: 0x5356_4720)

  // Axes.
  package static let ital = Tag(rawValue: 0x6974_616C)
  package static let opsz = Tag(rawValue: 0x6F70_737A)
  package static let slnt = Tag(rawValue: 0x736C_6E74)
  package static let wdth = Tag(rawValue: 0x7764_7468)
  package static let wght = Tag(rawValue: 0x7767_6874)
}
