package import OpenType

/// How the metrics of a variable file change along its axes, as far as that is known.
package enum MetricVariations: Hashable, Sendable {
  /// They are the same everywhere.
  case none

  /// By the table `MVAR`, at places that `avar` bends.
  case known(MvarTable, AvarTable?)

  /// The file says how, but it could not be read or is not understood; the words say why.
  case unknown(String)
}

extension MetricVariations {
  /// What is to be added to a metric of a face.
  ///
  /// - Parameters:
  ///   - metric: The metric.
  ///   - face: The face, with its axes and its place on them.
  /// - Returns: Font units; `nil` when that is not known.
  func difference(of metric: MvarTable.Metric, at face: Face) -> Double? {
    guard !face.isAtDefault else { return 0 }
    switch self {
    case .none: return 0
    case .unknown: return nil
    case .known(let mvar, let avar):
      return mvar.difference(of: metric, at: face.normalizedPosition(avar))
    }
  }
}

extension Face {
  /// Whether the face has the outlines and metrics that the file stores.
  fileprivate var isAtDefault: Bool { coordinates == axes.map(\.defaultValue) }

  /// The place on each axis, on the scale that variations are stored on.
  fileprivate func normalizedPosition(_ avar: AvarTable?) -> [Double] {
    zip(axes, coordinates).enumerated().map { place, axis in
      let position = NormalizedAxis.position(
        of: axis.1,
        minimum: axis.0.minimum,
        defaultValue: axis.0.defaultValue,
        maximum: axis.0.maximum
      )
      return avar?.bent(position, axis: place) ?? position
    }
  }
}
