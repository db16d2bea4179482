/// What the tables of one face in a font file say, beyond what every listing needs.
///
/// The instances of a variable file share one object.
public final class FaceDetails: Sendable {
  /// Every record of `name`, in the file's order.
  public let names: [NameRecord]

  /// The name inside the `CFF ` table, or `nil` when there is none.
  public let cffName: String?

  /// `usWeightClass` as the file has it.
  public let weightClass: Int?

  /// `usWidthClass` as the file has it.
  public let widthClass: Int?

  /// `fsSelection` of `OS/2`.
  public let selection: UInt16?

  /// `macStyle` of `head`.
  public let macStyle: UInt16?

  /// `fsType` of `OS/2`: what the maker allows of embedding.
  public let embedding: UInt16?

  /// `italicAngle` of `post` in degrees, counter-clockwise: negative leans to the right.
  public let italicAngle: Double?

  /// The vertical metrics; of a variable file those of its default.
  public let metrics: VerticalMetrics

  /// How those metrics change along the axes.
  package let metricVariations: MetricVariations

  /// From the lowest to the highest point of all glyphs, in font units, by `head`; `nil` when that
  /// does not say.
  package let verticalBounds: ClosedRange<Int>?

  /// The directory: every table with its place, in the file's order.
  public let tables: [TableEntry]

  /// The tables that the face lacks and without which nothing of it can be drawn or measured.
  package let missingTables: [String]

  /// The characters that the face has, when ``FaceQuestions/coverage`` was asked; `nil` also when
  /// the font says it in no way that is read, as fonts for the old Macintosh alone do.
  public let coverage: Coverage?

  /// Whether the face is a symbol or icon font, which the legibility rules leave alone.
  public var isSymbol: Bool { symbolKind != nil }

  /// What shows that the face is one of symbols or icons; `nil` for a face for text.
  public let symbolKind: SymbolKind?

  package init(
    names: [NameRecord] = [],
    cffName: String? = nil,
    weightClass: Int? = nil,
    widthClass: Int? = nil,
    selection: UInt16? = nil,
    macStyle: UInt16? = nil,
    embedding: UInt16? = nil,
    italicAngle: Double? = nil,
    metrics: VerticalMetrics = VerticalMetrics(),
    metricVariations: MetricVariations = .none,
    verticalBounds: ClosedRange<Int>? = nil,
    tables: [TableEntry] = [],
    missingTables: [String] = [],
    coverage: Coverage? = nil,
    symbolKind: SymbolKind? = nil
  ) {
    self.names = names
    self.cffName = cffName
    self.weightClass = weightClass
    self.widthClass = widthClass
    self.selection = selection
    self.macStyle = macStyle
    self.embedding = embedding
    self.italicAngle = italicAngle
    self.metrics = metrics
    self.metricVariations = metricVariations
    self.verticalBounds = verticalBounds
    self.tables = tables
    self.missingTables = missingTables
    self.coverage = coverage
    self.symbolKind = symbolKind
  }
}

/// A table's entry in the directory of a face.
public struct TableEntry: Hashable, Sendable {
  /// The four letters.
  public var tag: String
  /// The byte in the file where the table starts.
  public var offset: Int
  /// How many bytes it has.
  public var length: Int

  /// Describes an entry.
  public init(tag: String, offset: Int, length: Int) {
    self.tag = tag
    self.offset = offset
    self.length = length
  }
}
