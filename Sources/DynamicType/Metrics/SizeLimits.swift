/// How small and how large a font may get, in points.
///
/// UIKit has a maximum only. Limits apply after rounding, and need not be whole.
public struct SizeLimits: Hashable, Sendable {
  /// The smallest size, or `nil` for none.
  public let minimum: Double?

  /// The largest size, or `nil` for none.
  public let maximum: Double?

  /// No limits.
  public static let none = SizeLimits(unchecked: nil, nil)

  /// Sets limits.
  ///
  /// - Parameters:
  ///   - minimum: The smallest size in points.
  ///   - maximum: The largest size in points.
  /// - Throws: When a limit is not positive and finite, or the minimum is above the maximum.
  public init(minimum: Double? = nil, maximum: Double? = nil) throws(FontScalingError) {
    for limit in [minimum, maximum] {
      if let limit, !(limit > 0 && limit.isFinite) { throw .invalidLimit(limit) }
    }
    if let minimum, let maximum, minimum > maximum {
      throw .limitsCross(minimum: minimum, maximum: maximum)
    }
    self.init(unchecked: minimum, maximum)
  }

  private init(unchecked minimum: Double?, _ maximum: Double?) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The size that is nearest to one within the limits.
  ///
  /// - Parameter size: Points.
  /// - Returns: Points.
  public func limited(_ size: Double) -> Double {
    min(max(size, minimum ?? size), maximum ?? .infinity)
  }
}
