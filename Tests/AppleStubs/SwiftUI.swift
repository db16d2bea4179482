// What generated code uses of SwiftUI, with the signatures, isolation and availability that
// https://developer.apple.com/documentation/swiftui has, so that it can be compiled where there is no
// SwiftUI. What runs here is enough to tell which font a text gets from modifiers: `fonts(of:)`.
// swift-format-ignore-file

@_exported import Foundation

/// Stands where the framework draws.
func notDrawn() -> Never {
  // Nothing here asks a view for its body.
  fatalError("no view is drawn here")
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Font: Hashable, Sendable {
  /// What a test can look at.
  public let words: String

  public enum TextStyle: Sendable {
    case largeTitle, title
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    case title2
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    case title3
    case headline, subheadline, body, callout, footnote, caption
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    case caption2
    // In newer SDKs; the enum is not frozen.
    case extraLargeTitle, extraLargeTitle2
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(words: "\(name) \(size) \(textStyle)")
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(words: "\(name) \(fixedSize) fixed")
  }

  public static func custom(_ name: String, size: CGFloat) -> Font { Font(words: "\(name) \(size)") }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct EnvironmentValues: Sendable {
  public init() {}
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var dynamicTypeSize: DynamicTypeSize = .large
  public var legibilityWeight: LegibilityWeight?
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { notDrawn() }
}

@resultBuilder public struct ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

@MainActor @preconcurrency public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public var body: Never { notDrawn() }
}

/// What stands around a view that a test looks at.
public enum Surroundings {
  /// The environment at the root.
  @TaskLocal public static var environment = EnvironmentValues()

  /// Pixels to a point.
  @TaskLocal public static var displayScale = 1.0

  /// How much larger things are than at `large`, by style and size, before any rounding: the height of a
  /// line, and that at `large`.
  @TaskLocal public static var scaling: @Sendable (Font.TextStyle, DynamicTypeSize) -> (Double, Double) = { _, _ in (1, 1) }
}

/// The fonts that modifiers give to a view, the outermost first; each of them in the environment that it
/// stands in.
@MainActor public func fonts(of view: some View) -> [Font] {
  guard let modified = view as? any Modified else { return [] }
  return modified.fonts
}

@MainActor private protocol Modified {
  var fonts: [Font] { get }
}

extension ModifiedContent: Modified where Content: View, Modifier: ViewModifier {
  fileprivate var fonts: [Font] {
    if let font = modifier as? SettingFont { return [font.font].compactMap { $0 } + SwiftUI.fonts(of: content) }
    if let changing = modifier as? ChangingEnvironment {
      var values = Surroundings.environment
      changing.change(&values)
      return Surroundings.$environment.withValue(values) { SwiftUI.fonts(of: content) }
    }
    return SwiftUI.fonts(of: modifier.body(content: _ViewModifier_Content<Modifier>())) + SwiftUI.fonts(of: content)
  }
}

@frozen public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { notDrawn() }
}

@MainActor @preconcurrency public struct Text: View {
  public init(verbatim content: String) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {}
  public var body: Never { notDrawn() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency public struct Label: View {
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {}
  public var body: Never { notDrawn() }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }

  nonisolated public func font(_ font: Font?) -> some View { modifier(SettingFont(font: font)) }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View { modifier(ChangingEnvironment { transform(&$0[keyPath: keyPath]) }) }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { modifier(Nothing()) }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { modifier(Nothing()) }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { modifier(Nothing()) }
}

struct Nothing: ViewModifier {
  nonisolated init() {}
  func body(content: Content) -> some View { content }
}

struct SettingFont: ViewModifier {
  let font: Font?
  nonisolated init(font: Font?) { self.font = font }
  func body(content: Content) -> some View { content }
}

struct ChangingEnvironment: ViewModifier {
  // Set once, before any actor sees it: `View` has functions of no actor that make one.
  nonisolated(unsafe) let change: (inout EnvironmentValues) -> Void
  nonisolated init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }
  func body(content: Content) -> some View { content }
}

@propertyWrapper public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  private let keyPath: KeyPath<EnvironmentValues, Value>
  public var wrappedValue: Value { Surroundings.environment[keyPath: keyPath] }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let base: Value
  private let style: Font.TextStyle

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  // Whole pixels.
  public var wrappedValue: Value {
    let (height, usual) = Surroundings.scaling(style, Surroundings.environment.dynamicTypeSize)
    let scale = Surroundings.displayScale
    return Value((Double(base) * scale * height / usual).rounded() / scale)
  }
}
