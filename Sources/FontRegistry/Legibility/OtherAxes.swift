/// Where a face lies on its axes besides `wght`.
///
/// An axis that only one of two faces has counts as at its default for the other, unless width and
/// slant have told of it already; see ``Face/isSibling(of:)``.
struct OtherAxes: Hashable {
  /// The axes.
  let set: AxisSet

  /// The positions on them, in their order.
  let positions: [Double]

  /// Takes the axes of a face.
  init(_ face: Face) {
    var axes: [(tag: String, defaultValue: Double, position: Double)] = []
    for (axis, position) in zip(face.axes, face.coordinates) where axis.tag != "wght" {
      axes.append((axis.tag, axis.defaultValue, position))
    }
    axes.sort { $0.tag < $1.tag }
    set = AxisSet(tags: axes.map(\.tag), defaults: axes.map(\.defaultValue))
    positions = axes.map(\.position)
  }

  /// The positions on some of the axes.
  ///
  /// - Parameter tags: Some of the axes, in their order.
  /// - Returns: The positions; `nil` when one of the other axes tells the face from those without it.
  func projected(to tags: [String]) -> [Double]? { set.project(positions, to: tags) }
}

/// Axes of a design, in the order of their tags, with their defaults.
struct AxisSet: Hashable {
  let tags: [String]
  let defaults: [Double]

  /// The positions on some of the axes.
  ///
  /// - Parameters:
  ///   - positions: The positions on all of them.
  ///   - kept: Some of the axes, in their order.
  /// - Returns: The positions; `nil` when one of the other axes tells the face from those without it.
  func project(_ positions: [Double], to kept: [String]) -> [Double]? {
    var projected: [Double] = []
    for ((tag, defaultValue), position) in zip(zip(tags, defaults), positions) {
      if kept.contains(tag) {
        projected.append(position)
      } else if position != defaultValue, !["wdth", "ital", "slnt"].contains(tag) {
        return nil
      }
    }
    return projected
  }
}

/// Faces, as numbers, by their positions on some axes.
typealias AxisPlaces = [[Double]: [Int]]

extension AxisPlaces {
  /// The faces that may be siblings of ones that have only some of the axes.
  ///
  /// - Parameters:
  ///   - places: The faces by their positions on all axes.
  ///   - set: All axes.
  ///   - tags: Some of them, in their order.
  /// - Returns: The faces by their positions on these.
  static func projected(_ places: AxisPlaces, of set: AxisSet, to tags: [String]) -> AxisPlaces {
    var projected: AxisPlaces = [:]
    for (positions, numbers) in places {
      guard let kept = set.project(positions, to: tags) else { continue }
      projected[kept, default: []] += numbers
    }
    return projected
  }
}
