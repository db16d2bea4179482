// What generated code uses of UIKit, with the signatures, isolation and availability that
// https://developer.apple.com/documentation/uikit has, so that it can be compiled where there is no
// UIKit. What runs here does as little as a test needs: every font is there but `NoSuchFont`, and
// `UIFontMetrics` doubles sizes in every category but `large`, as the system font does, which has 36 points.
// swift-format-ignore-file

@_exported import Foundation

public struct UIEdgeInsets: Sendable {
  public static let zero = UIEdgeInsets()
}

public final class UIImage: NSObject, Sendable {}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  @available(iOS 10.0, tvOS 10.0, *)
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
}

public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

// Apple's is immutable, and so is this.
open class UITraitCollection: NSObject, @unchecked Sendable {
  public let preferredContentSizeCategory: UIContentSizeCategory
  @available(iOS 13.0, tvOS 13.0, *)
  public let legibilityWeight: UILegibilityWeight

  @available(iOS 10.0, tvOS 10.0, *)
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(preferredContentSizeCategory, .unspecified)
  }

  public init(_ category: UIContentSizeCategory, _ weight: UILegibilityWeight) {
    preferredContentSizeCategory = category
    legibilityWeight = weight
  }
}

// Apple's is immutable, and so is this.
open class UIFont: NSObject, @unchecked Sendable {
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    @available(iOS 11.0, *)
    @available(tvOS, unavailable)
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    @available(iOS 17.0, tvOS 17.0, *)
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
  }

  public let fontName: String
  public let pointSize: CGFloat

  public init?(name fontName: String, size fontSize: CGFloat) {
    guard fontName != "NoSuchFont" else { return nil }
    self.fontName = fontName
    pointSize = fontSize
  }

  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  @available(iOS 10.0, tvOS 10.0, *)
  public class func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(name: "system " + style.rawValue, size: traitCollection?.preferredContentSizeCategory ?? .large == .large ? 36 : 72) ?? UIFont()
  }

  override init() {
    fontName = "system"
    pointSize = 36
  }
}

@available(iOS 11.0, tvOS 11.0, *)
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  open func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let isLarge = traitCollection?.preferredContentSizeCategory ?? .large == .large
    let size = isLarge ? font.pointSize : font.pointSize * 2
    return UIFont(name: font.fontName, size: min(size, maximumPointSize)) ?? font
  }

  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat { value }
}

@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}

@available(iOS 17.0, tvOS 17.0, *)
public protocol UITraitDefinition {}

@available(iOS 17.0, tvOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type

@available(iOS 17.0, tvOS 17.0, *)
public struct UITraitLegibilityWeight: UITraitDefinition {}

@available(iOS 17.0, tvOS 17.0, *)
@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

@available(iOS 17.0, tvOS 17.0, *)
@MainActor public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void where TraitEnvironment: UITraitEnvironment

  @discardableResult
  func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment
}

@MainActor public protocol UIInteraction: NSObjectProtocol {}

@MainActor open class UIView: NSObject, UITraitEnvironment, UITraitChangeObservable {
  public init(frame: CGRect) { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  public convenience override init() { self.init(frame: .zero) }

  /// What the person has chosen, for a test to set.
  open var traitCollection = UITraitCollection(.large, .regular)

  private var handlers: [(UITraitCollection) -> Void] = []

  /// Stands for the change of a setting.
  public func change(_ traits: UITraitCollection) {
    let previous = traitCollection
    traitCollection = traits
    for handler in handlers { handler(previous) }
  }

  @available(iOS, deprecated: 17.0, message: "Use the trait change registration APIs declared in the UITraitChangeObservable protocol")
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    handlers.append { [weak self] previous in
      if let view = self as? TraitEnvironment { handler(view, previous) }
    }
    return Registration()
  }

  private final class Registration: NSObject, UITraitChangeRegistration {}

  @available(iOS 11.0, *)
  open private(set) var interactions: [any UIInteraction] = []

  @available(iOS 11.0, *)
  open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }

  @available(iOS 13.0, *)
  open var showsLargeContentViewer = false
  @available(iOS 13.0, *)
  open var largeContentTitle: String?
  @available(iOS 13.0, *)
  open var largeContentImage: UIImage?
  @available(iOS 13.0, *)
  open var scalesLargeContentImage = false
  @available(iOS 13.0, *)
  open var largeContentImageInsets = UIEdgeInsets.zero
}

@available(iOS 13.0, *)
@MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  public override init() { super.init() }
}

@MainActor open class UILabel: UIView {
  open var font: UIFont!
  open var numberOfLines = 1
  open var adjustsFontForContentSizeCategory = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

public enum UIAccessibility {
  @MainActor public static var isBoldTextEnabled: Bool { false }
  public static let boldTextStatusDidChangeNotification = NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
}
