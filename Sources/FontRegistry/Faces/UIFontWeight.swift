/// The constants of `UIFont.Weight`, lightest first.
///
/// Apple's two lightest words are in the other order than most type designers': `.ultraLight` is
/// lighter than `.thin`, while font makers call 100 Thin and 200 ExtraLight.
public enum UIFontWeight: String, Sendable, CaseIterable {
  /// 1 to 149.
  case ultraLight
  /// 150 to 249.
  case thin
  /// 250 to 349.
  case light
  /// 350 to 449.
  case regular
  /// 450 to 549.
  case medium
  /// 550 to 649.
  case semibold
  /// 650 to 749.
  case bold
  /// 750 to 849.
  case heavy
  /// 850 to 1000.
  case black

  /// Finds the constant for a weight.
  ///
  /// The hundreds are a convention of this library: the nearest constant by value would call 800
  /// black and could not tell 100 from 200.
  ///
  /// - Parameter weightClass: A `usWeightClass` or `wght` position; outside 1 to 1000 there is none.
  public init?(weightClass: Double) {
    guard weightClass >= 1, weightClass <= 1000 else { return nil }
    switch weightClass {
    case ..<150: self = .ultraLight
    case ..<250: self = .thin
    case ..<350: self = .light
    case ..<450: self = .regular
    case ..<550: self = .medium
    case ..<650: self = .semibold
    case ..<750: self = .bold
    case ..<850: self = .heavy
    default: self = .black
    }
  }
}
