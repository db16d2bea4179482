/// The three sets of vertical metrics of a face, in font units.
///
/// iOS lays out by `hhea`.
public struct VerticalMetrics: Hashable, Sendable {
  /// Ascender, descender and line gap, as `hhea` and the typographic part of `OS/2` have them.
  public struct Line: Hashable, Sendable {
    /// How far letters reach above the baseline.
    public var ascender: Int
    /// How far letters reach below it; usually negative.
    public var descender: Int
    /// What is put between lines.
    public var lineGap: Int

    /// Describes a set.
    public init(ascender: Int, descender: Int, lineGap: Int) {
      self.ascender = ascender
      self.descender = descender
      self.lineGap = lineGap
    }
  }

  /// The clipping heights of Windows.
  public struct Windows: Hashable, Sendable {
    /// `usWinAscent`.
    public var ascent: Int
    /// `usWinDescent`, positive downwards.
    public var descent: Int

    /// Describes a set.
    public init(ascent: Int, descent: Int) {
      self.ascent = ascent
      self.descent = descent
    }
  }

  /// How many units make an em; 0 and other nonsense stay as they are.
  public var unitsPerEm: Int?
  /// What iOS uses.
  public var hhea: Line?
  /// `sTypoAscender` and its siblings of `OS/2`.
  public var typo: Line?
  /// `usWinAscent` and `usWinDescent` of `OS/2`.
  public var win: Windows?
  /// `sCapHeight` of `OS/2`, version 2 and later.
  public var capHeight: Int?
  /// `sxHeight` of `OS/2`, version 2 and later.
  public var xHeight: Int?

  /// Describes metrics.
  public init(
    unitsPerEm: Int? = nil,
    hhea: Line? = nil,
    typo: Line? = nil,
    win: Windows? = nil,
    capHeight: Int? = nil,
    xHeight: Int? = nil
  ) {
    self.unitsPerEm = unitsPerEm
    self.hhea = hhea
    self.typo = typo
    self.win = win
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}

extension VerticalMetrics {
  /// How many units an em may have; see <https://learn.microsoft.com/typography/opentype/spec/head>.
  package static let usableUnitsPerEm = 16...16384

  /// The units of an em that sizes can be taken from; `nil` when the face does not say, or says what
  /// no em can have.
  package var unitsToScaleBy: Int? {
    unitsPerEm.flatMap { VerticalMetrics.usableUnitsPerEm.contains($0) ? $0 : nil }
  }
}
