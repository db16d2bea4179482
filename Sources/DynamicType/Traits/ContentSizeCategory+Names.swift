extension ContentSizeCategory {
  /// The short spelling, as in Apple's tables: `xSmall` to `xxxLarge`, then `AX1` to `AX5`.
  public var key: String {
    switch self {
    case .unspecified: "unspecified"
    case .extraSmall: "xSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .extraLarge: "xLarge"
    case .extraExtraLarge: "xxLarge"
    case .extraExtraExtraLarge: "xxxLarge"
    case .accessibilityMedium: "AX1"
    case .accessibilityLarge: "AX2"
    case .accessibilityExtraLarge: "AX3"
    case .accessibilityExtraExtraLarge: "AX4"
    case .accessibilityExtraExtraExtraLarge: "AX5"
    }
  }

  /// The case of SwiftUI's `DynamicTypeSize`, which has none for ``unspecified``.
  public var swiftUIName: String? {
    switch self {
    case .unspecified: nil
    case .accessibilityMedium: "accessibility1"
    case .accessibilityLarge: "accessibility2"
    case .accessibilityExtraLarge: "accessibility3"
    case .accessibilityExtraExtraLarge: "accessibility4"
    case .accessibilityExtraExtraExtraLarge: "accessibility5"
    default: key
    }
  }

  /// The member of `UIContentSizeCategory`, the same as the case here.
  public var uiKitName: String {
    switch self {
    case .unspecified: "unspecified"
    case .extraSmall: "extraSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .extraLarge: "extraLarge"
    case .extraExtraLarge: "extraExtraLarge"
    case .extraExtraExtraLarge: "extraExtraExtraLarge"
    case .accessibilityMedium: "accessibilityMedium"
    case .accessibilityLarge: "accessibilityLarge"
    case .accessibilityExtraLarge: "accessibilityExtraLarge"
    case .accessibilityExtraExtraLarge: "accessibilityExtraExtraLarge"
    case .accessibilityExtraExtraExtraLarge: "accessibilityExtraExtraExtraLarge"
    }
  }

  /// Reads a category in any of its spellings: the short key, UIKit's member, UIKit's raw string or
  /// SwiftUI's case.
  ///
  /// - Parameter name: The spelling, letter for letter.
  /// - Throws: When it spells no category, with the nearest that does.
  public init(named name: String) throws(UnknownName) {
    self = try Self.named(name, among: Self.allCases)
  }

  /// Reads a category where one with sizes of its own is wanted: what it throws does not offer
  /// ``unspecified``, which is read all the same, for the caller to say what is wrong with it.
  ///
  /// - Parameter name: The spelling, letter for letter.
  /// - Throws: When it spells no category, with the nearest that has sizes.
  package init(ofSizesNamed name: String) throws(UnknownName) {
    if let known = try? ContentSizeCategory(named: name) {
      self = known
    } else {
      self = try Self.named(name, among: Self.sizes)
    }
  }
}

extension ContentSizeCategory: Spelled {
  static var kind: UnknownName.Kind { .category }

  var spellings: [String] {
    [key, uiKitName, rawValue] + (swiftUIName.map { [$0] } ?? [])
  }
}
