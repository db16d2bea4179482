/// The text size that a person has chosen in the settings.
///
/// Called as in UIKit, with UIKit's raw values: `ContentSizeCategory(rawValue:)` reads what
/// `UIContentSizeCategory.rawValue` prints, and ``init(named:)`` reads the shorter spellings too.
/// Everything is relative to ``large``, the size that a new device has.
public enum ContentSizeCategory: String, CaseIterable, Hashable, Sendable {
  /// No choice: what applies is taken from the traits around it, in the end ``large``.
  case unspecified = "_UICTContentSizeCategoryUnspecified"
  /// `xSmall`, three steps below the usual size.
  case extraSmall = "UICTContentSizeCategoryXS"
  /// Two steps below the usual size.
  case small = "UICTContentSizeCategoryS"
  /// One step below the usual size; not the usual size, whatever its name suggests.
  case medium = "UICTContentSizeCategoryM"
  /// The usual size.
  case large = "UICTContentSizeCategoryL"
  /// `xLarge`, one step above the usual size.
  case extraLarge = "UICTContentSizeCategoryXL"
  /// `xxLarge`, two steps above the usual size.
  case extraExtraLarge = "UICTContentSizeCategoryXXL"
  /// `xxxLarge`, the largest size without the accessibility setting.
  case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
  /// `AX1`, the first of the sizes that the accessibility settings add.
  case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
  /// `AX2`.
  case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
  /// `AX3`, where a custom font in body style first reaches twice its usual size.
  case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
  /// `AX4`.
  case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
  /// `AX5`, the largest size there is.
  case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"
}

extension ContentSizeCategory {
  /// The twelve sizes, smallest first, without ``unspecified``.
  public static let sizes: [ContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Whether this is one of the five sizes that only the accessibility settings offer.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The place among ``sizes``, from 0; `nil` for ``unspecified``.
  var position: Int? {
    switch self {
    case .unspecified: nil
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibilityMedium: 7
    case .accessibilityLarge: 8
    case .accessibilityExtraLarge: 9
    case .accessibilityExtraExtraLarge: 10
    case .accessibilityExtraExtraExtraLarge: 11
    }
  }

  /// This category, or another where there is no choice.
  func orIfUnspecified(_ other: @autoclosure () -> ContentSizeCategory) -> ContentSizeCategory {
    self == .unspecified ? other() : self
  }
}

extension ContentSizeCategory: Comparable {
  /// Orders from smaller to larger text, ``unspecified`` before all sizes.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    (left.position ?? -1) < (right.position ?? -1)
  }
}
