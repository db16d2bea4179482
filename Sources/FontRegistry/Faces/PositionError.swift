/// Why a face cannot be had at a position of its axes.
public enum PositionError: Error, Hashable, Sendable {
  /// The file has no axes.
  case notVariable
  /// The file has no such axis; with those that it has.
  case unknownAxis(String, available: [String])
  /// The position lies outside the axis.
  case outOfRange(axis: VariationAxis, position: Double)
}

extension PositionError: CustomStringConvertible {
  /// The reason, in words that follow a colon.
  public var description: String {
    switch self {
    case .notVariable:
      "the font has no axes"
    case .unknownAxis(let tag, let available):
      "there is no axis '\(tag)'; there is \(available.map { "'\($0)'" }.joined(separator: ", "))"
    case .outOfRange(let axis, let position):
      """
      \(axis.tag) \(position.shortest) is outside \
      \(axis.minimum.shortest) to \(axis.maximum.shortest)
      """
    }
  }
}

extension Double {
  /// The number without a fraction that is none: `400`, `87.5`.
  package var shortest: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
  }
}
