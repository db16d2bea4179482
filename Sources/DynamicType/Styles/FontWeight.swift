/// How heavy the system font is in a text style, by the constants of `UIFont.Weight`.
///
/// These are not the weight traits that Core Text gives to a font file: a file of weight class 800
/// has the trait 0.6, while ``heavy`` is 0.56.
public enum FontWeight: String, CaseIterable, Hashable, Sendable {
  /// The lightest, below ``thin``, other than most type designers have it.
  case ultraLight
  /// Between ``ultraLight`` and ``light``.
  case thin
  /// Lighter than text usually is.
  case light
  /// The weight of most text styles.
  case regular
  /// A little heavier than text usually is.
  case medium
  /// The weight of the headline.
  case semibold
  /// The emphasised weight of the larger titles.
  case bold
  /// Heavier than ``bold``.
  case heavy
  /// The heaviest.
  case black

  /// UIKit's raw value, from −0.8 to 0.62.
  public var value: Double {
    switch self {
    case .ultraLight: -0.8
    case .thin: -0.6
    case .light: -0.4
    case .regular: 0
    case .medium: 0.23
    case .semibold: 0.3
    case .bold: 0.4
    case .heavy: 0.56
    case .black: 0.62
    }
  }
}

extension FontWeight: Comparable {
  /// Orders from lighter to heavier.
  public static func < (left: FontWeight, right: FontWeight) -> Bool {
    left.value < right.value
  }
}
