/// Why a font cannot be scaled.
public enum FontScalingError: Error, Hashable, Sendable {
  /// A size is zero, negative, infinite or not a number, and a font needs a positive, finite one.
  case invalidSize(Double)

  /// A maximum or minimum is zero, negative, infinite or not a number.
  case invalidLimit(Double)

  /// The minimum is above the maximum.
  case limitsCross(minimum: Double, maximum: Double)

  /// The font has no face name.
  case noName

  /// The font, of the name, has been scaled for the style before; scaling it again would apply the
  /// factor twice. UIKit raises an exception.
  case alreadyScaled(name: String, style: TextStyle)

  /// The table does not say how the style follows the category.
  case noScaling(TextStyle, ScalingTable)
}

extension FontScalingError: CustomStringConvertible {
  /// What is wrong, with the values that matter.
  public var description: String {
    switch self {
    case .invalidSize(let size):
      "a font size of \(size) points; it has to be positive and finite"
    case .invalidLimit(let limit):
      "a limit of \(limit) points; it has to be positive and finite"
    case .limitsCross(let minimum, let maximum):
      "a minimum of \(minimum) points above the maximum of \(maximum)"
    case .noName:
      "a font without a face name"
    case .alreadyScaled(let name, let style):
      "the font '\(name)' has already been scaled for '\(style.key)'; scale the font it was made from"
    case .noScaling(let style, let table) where table.row(for: style) == nil:
      "the table '\(table.rawValue)' has no text style '\(style.key)'"
    case .noScaling(let style, let table):
      "the table '\(table.rawValue)' does not say how '\(style.key)' follows the size category"
    }
  }
}
