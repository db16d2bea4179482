/// A font for a text, as far as code says how large it is.
package struct TextFont: Hashable, Sendable {
  /// What decides the size.
  package enum Form: Hashable, Sendable {
    /// UIKit's system font in a size: `systemFont(ofSize:)`.
    case system

    /// A face in a size: `UIFont(name:size:)`.
    case custom

    /// `UIFontMetrics` scales a font.
    case metrics

    /// UIKit's font of a text style.
    case preferred

    /// SwiftUI's system font in a size: `.system(size:)`.
    case swiftUISystem

    /// A face that SwiftUI scales: `.custom(_:size:)`, `.custom(_:size:relativeTo:)`.
    case swiftUICustom

    /// A face in a fixed size: `.custom(_:fixedSize:)`.
    case swiftUIFixed

    /// SwiftUI's font of a text style: `.body`.
    case swiftUIStyle
  }

  /// What decides the size.
  package var form: Form

  /// The size that is given; unknown where there is none.
  package var size: TextSize

  /// The style that it is scaled by; `nil` where none is given.
  package var style: TextStyleName?

  /// The largest size that is given.
  package var maximum: TextSize?

  /// What is called, as documentation writes it.
  package var api: String

  /// Puts a font together.
  package init(
    _ form: Form,
    size: TextSize = .unknown,
    style: TextStyleName? = nil,
    maximum: TextSize? = nil,
    api: String
  ) {
    self.form = form
    self.size = size
    self.style = style
    self.maximum = maximum
    self.api = api
  }
}

extension TextFont {
  /// Whether a text in it follows the text size; `nil` where that is not known.
  ///
  /// A UIKit font of a scaled size was right once: whether it is made again is not seen.
  package var scales: Bool? {
    switch form {
    case .metrics, .preferred, .swiftUICustom, .swiftUIStyle: true
    case .system, .custom:
      if case .points = size { false } else { nil }
    case .swiftUISystem, .swiftUIFixed:
      switch size {
      case .points: false
      case .scaled: true
      case .unknown, .parameter: nil
      }
    }
  }

  /// The number of points that it is given; `nil` where that is not known.
  package var points: Double? {
    if case .points(let points) = size { points } else { nil }
  }
}
