public import DynamicType
internal import OpenType

/// Takes a face to sizes in points.
///
/// Ascender, descender and leading are those of `hhea`: iOS looks neither at the typographic
/// metrics of `OS/2` nor at the flag that prefers them. Cap and x height are those of `OS/2`, at the
/// face's place on its axes.
public struct FaceScaler: Hashable, Sendable {
  /// How many units make an em, from 16 to 16384.
  public let unitsPerEm: Int

  /// What a reader of the numbers should know.
  public let notes: [ScalingNote]

  // In font units.
  private let ascender: Double
  private let descender: Double
  private let leading: Double
  private let capHeight: Double?
  private let xHeight: Double?

  /// Takes the metrics of a face.
  ///
  /// - Parameter face: A face that was read with ``FaceQuestions/details``.
  /// - Throws: ``FaceScalingError`` when the face lacks what a size takes.
  public init(_ face: Face) throws(FaceScalingError) {
    guard let details = face.details else { throw .detailsNotRead }
    let metrics = details.metrics
    guard let line = metrics.hhea else {
      throw face.container.lacksTables ? .noTables : .noLineMetrics
    }
    guard let units = metrics.unitsPerEm, units > 0 else { throw .noUnitsPerEm }
    guard let unitsPerEm = metrics.unitsToScaleBy else { throw .unusableUnitsPerEm(units) }
    guard details.missingTables.isEmpty else { throw .missingTables(details.missingTables) }
    let variations = details.metricVariations
    self.unitsPerEm = unitsPerEm
    ascender = Double(line.ascender)
    // WebKit reads Core Text's numbers this way, so such files work.
    descender = -abs(Double(line.descender))
    leading = Double(line.lineGap)
    capHeight = FaceScaler.height(
      metrics.capHeight,
      variations.difference(of: .capHeight, at: face)
    )
    xHeight = FaceScaler.height(metrics.xHeight, variations.difference(of: .xHeight, at: face))
    notes = ScalingNote.notes(on: face, line: line, variations: variations)
  }

  /// A height of `OS/2` at a place on the axes.
  ///
  /// The specification has 0 for a height that there is not, and letters below the baseline have
  /// none either.
  private static func height(_ stored: Int?, _ difference: Double?) -> Double? {
    guard let stored, stored > 0, let difference else { return nil }
    let height = Double(stored) + difference
    return height > 0 ? height : nil
  }

  /// What the face measures at a size.
  ///
  /// - Parameter pointSize: The size in points.
  /// - Returns: The measures.
  /// - Throws: ``FaceScalingError/invalidSize(_:)`` when the size is not positive and finite.
  public func metrics(at pointSize: Double) throws(FaceScalingError) -> LineMetrics {
    guard pointSize > 0, pointSize.isFinite else { throw .invalidSize(pointSize) }
    return scaled(to: pointSize)
  }

  /// The rows of a table of sizes for this face.
  ///
  /// - Parameter sizes: The sizes, which the same table gives for any number of faces.
  /// - Returns: A row for each cell, in the table's order.
  public func rows(of sizes: FontSizeTable) -> [ScaledRow] {
    sizes.cells.map { ScaledRow(cell: $0, metrics: scaled(to: $0.size.pointSize)) }
  }

  private func scaled(to pointSize: Double) -> LineMetrics {
    let em = Double(unitsPerEm)
    // Sums are made of whole units, so that they come out as exact as a division can be.
    func points(_ units: Double) -> Double { pointSize * units / em }
    return LineMetrics(
      pointSize: pointSize,
      ascender: points(ascender),
      descender: points(descender),
      leading: points(leading),
      lineHeight: points(ascender - descender + leading),
      lineHeightWithoutLeading: points(ascender - descender),
      capHeight: capHeight.map(points),
      xHeight: xHeight.map(points),
      capitalsOffset: capHeight.map { points(($0 - ascender - descender) / 2) }
    )
  }
}
