/// The table of what holds for the whole face.
///
/// See <https://learn.microsoft.com/typography/opentype/spec/head>.
package struct HeadTable: FontTable, Hashable {
  package static let tag = Tag.head

  /// The maker's version of the font, `fontRevision`.
  package let fontRevision: Fixed

  /// Whether `magicNumber` is 0x5F0F3CF5, as it must be.
  package let hasMagicNumber: Bool

  /// Bits about how the face is meant to be used.
  package let flags: UInt16

  /// Font units per em, 16 to 16384 by the specification; any number, also 0, in a bad file.
  package let unitsPerEm: UInt16

  /// When the font was made, in seconds from the start of 1904 in UTC.
  package let created: Int64

  /// When the font was changed, in seconds from the start of 1904 in UTC.
  package let modified: Int64

  /// The box around all glyphs, in font units.
  package let bounds: Bounds

  /// Bold, italic and others as Macintosh programs knew them.
  package let macStyle: MacStyle

  /// The smallest readable size in pixels.
  package let lowestRecPPEM: UInt16

  /// 0 for short offsets in `loca`, 1 for long ones.
  package let indexToLocFormat: Int16

  /// A box in font units.
  package struct Bounds: Hashable, Sendable {
    package let xMin: Int16
    package let yMin: Int16
    package let xMax: Int16
    package let yMax: Int16
  }

  /// The bits of `macStyle`.
  package struct MacStyle: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    package static let bold = MacStyle(rawValue: 1 << 0)
    package static let italic = MacStyle(rawValue: 1 << 1)
    package static let underline = MacStyle(rawValue: 1 << 2)
    package static let outline = MacStyle(rawValue: 1 << 3)
    package static let shadow = MacStyle(rawValue: 1 << 4)
    package static let condensed = MacStyle(rawValue: 1 << 5)
    package static let extended = MacStyle(rawValue: 1 << 6)
  }
}

extension HeadTable {
  private enum Offset {
    static let fontRevision = 4
    static let magicNumber = 12
    static let flags = 16
    static let unitsPerEm = 18
    static let created = 20
    static let modified = 28
    static let xMin = 36
    static let yMin = 38
    static let xMax = 40
    static let yMax = 42
    static let macStyle = 44
    static let lowestRecPPEM = 46
    static let indexToLocFormat = 50
  }

  /// How many bytes version 1.0 has.
  package static let byteCount = 54

  /// Reads all fields; a wrong version or magic number is no reason to stop, since none moves them.
  package init(fields bytes: Span<UInt8>) throws(TableError) {
    _ = try bytes.checkedRange(at: 0, count: Self.byteCount)
    fontRevision = Fixed(rawValue: try bytes.bigEndian(Int32.self, at: Offset.fontRevision))
    let magicNumber = try bytes.bigEndian(UInt32.self, at: Offset.magicNumber)
    hasMagicNumber = magicNumber == 0x5F0F_3CF5
    flags = try bytes.bigEndian(UInt16.self, at: Offset.flags)
    unitsPerEm = try bytes.bigEndian(UInt16.self, at: Offset.unitsPerEm)
    created = try bytes.bigEndian(Int64.self, at: Offset.created)
    modified = try bytes.bigEndian(Int64.self, at: Offset.modified)
    bounds = Bounds(
      xMin: try bytes.bigEndian(Int16.self, at: Offset.xMin),
      yMin: try bytes.bigEndian(Int16.self, at: Offset.yMin),
      xMax: try bytes.bigEndian(Int16.self, at: Offset.xMax),
      yMax: try bytes.bigEndian(Int16.self, at: Offset.yMax)
    )
    macStyle = MacStyle(rawValue: try bytes.bigEndian(UInt16.self, at: Offset.macStyle))
    lowestRecPPEM = try bytes.bigEndian(UInt16.self, at: Offset.lowestRecPPEM)
    indexToLocFormat = try bytes.bigEndian(Int16.self, at: Offset.indexToLocFormat)
  }
}
