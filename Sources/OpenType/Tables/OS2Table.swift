/// The table of weight, width, style and metrics.
///
/// See <https://learn.microsoft.com/typography/opentype/spec/os2>.
package struct OS2Table: FontTable, Hashable {
  package static let tag = Tag.os2

  /// The version as the file says; above 5 it is read as 5, since versions only add fields.
  package let version: UInt16

  /// The average width of characters, in font units.
  package let averageCharWidth: Int16

  /// How heavy the face is, `usWeightClass`: 1 to 1000 by the specification, 400 is regular.
  package let weightClass: UInt16

  /// How wide the face is, `usWidthClass`: 1 to 9 by the specification, 5 is normal.
  package let widthClass: UInt16

  /// What the maker allows to be done with the font, `fsType`.
  package let embedding: UInt16

  /// The look in ten numbers.
  package let panose: Panose

  /// Which Unicode blocks the maker calls supported: bits 0 to 127, lowest word first.
  package let unicodeRanges: UnicodeRanges

  /// Who made the font, four characters.
  package let vendor: Tag

  /// The style bits, `fsSelection`.
  package let selection: Selection

  /// The lowest character of the Basic Multilingual Plane that the maker calls supported.
  package let firstCharIndex: UInt16

  /// The highest character of the Basic Multilingual Plane that the maker calls supported.
  package let lastCharIndex: UInt16

  /// Line metrics; not in the oldest Apple fonts.
  package let lines: LineMetrics?

  /// Which code pages the maker calls supported: bits 0 to 63; from version 1.
  package let codePageRanges: UInt64?

  /// The heights of letters; from version 2.
  package let heights: Heights?

  /// The sizes that the face is made for; from version 5.
  package let opticalSizes: OpticalSizes?

  /// Set when the table ends before the fields of its version; what is whole was read.
  package let damage: TableError?
}

extension OS2Table {
  /// The style bits of a face.
  package struct Selection: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    package static let italic = Selection(rawValue: 1 << 0)
    package static let bold = Selection(rawValue: 1 << 5)
    package static let regular = Selection(rawValue: 1 << 6)
    package static let useTypoMetrics = Selection(rawValue: 1 << 7)
    package static let oblique = Selection(rawValue: 1 << 9)
  }

  /// Ten numbers for the look of a face, `panose`.
  package struct Panose: Hashable, Sendable {
    package let familyType: UInt8
    package let serifStyle: UInt8
    package let weight: UInt8
    package let proportion: UInt8
    package let contrast: UInt8
    package let strokeVariation: UInt8
    package let armStyle: UInt8
    package let letterform: UInt8
    package let midline: UInt8
    package let xHeight: UInt8
  }

  /// Bits for Unicode blocks, `ulUnicodeRange1` to `ulUnicodeRange4`.
  package struct UnicodeRanges: Hashable, Sendable {
    package let bits0To31: UInt32
    package let bits32To63: UInt32
    package let bits64To95: UInt32
    package let bits96To127: UInt32
  }

  /// Line metrics in font units, the typographic and the Windows ones.
  package struct LineMetrics: Hashable, Sendable {
    /// `sTypoAscender`.
    package let typoAscender: Int16
    /// `sTypoDescender`, usually negative.
    package let typoDescender: Int16
    /// `sTypoLineGap`.
    package let typoLineGap: Int16
    /// `usWinAscent`.
    package let winAscent: UInt16
    /// `usWinDescent`, downwards positive.
    package let winDescent: UInt16
  }

  /// Heights of letters in font units; 0 usually means that the maker did not say.
  package struct Heights: Hashable, Sendable {
    /// `sxHeight`.
    package let xHeight: Int16
    /// `sCapHeight`.
    package let capHeight: Int16
    /// `usDefaultChar`.
    package let defaultChar: UInt16
    /// `usBreakChar`.
    package let breakChar: UInt16
    /// `usMaxContext`.
    package let maxContext: UInt16
  }

  /// Sizes in twentieths of a point.
  package struct OpticalSizes: Hashable, Sendable {
    /// `usLowerOpticalPointSize`, itself included.
    package let lower: UInt16
    /// `usUpperOpticalPointSize`, itself not included.
    package let upper: UInt16
  }
}
