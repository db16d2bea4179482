/// A size in points, as far as code says what it is.
package enum TextSize: Hashable, Sendable {
  /// Nothing is known of it: it may be one that a person chose.
  case unknown

  /// A number, the same for everybody; of several that a condition chooses from, one of them.
  case points(Double)

  /// It follows the text size that a person chose.
  case scaled(TextScaling)

  /// What is handed over as the parameter at a place, counted from 0.
  case parameter(Int)
}

/// By what a size follows the text size.
package struct TextScaling: Hashable, Sendable {
  /// What makes a size follow.
  package enum Source: Hashable, Sendable {
    /// `UIFontMetrics`: `scaledValue(for:)`, or the size of a font from `scaledFont(for:)`.
    case metrics

    /// A property with `@ScaledMetric`.
    case scaledMetric

    /// The `pointSize` of a preferred font.
    case preferredFont
  }

  /// What makes it follow.
  package var source: Source

  /// The style that it is scaled by.
  package var style: TextStyleName

  /// What it is at the usual text size, in points; `nil` where that is not known.
  package var base: Double?

  /// Puts a scaling together.
  package init(_ source: Source, style: TextStyleName, base: Double? = nil) {
    self.source = source
    self.style = style
    self.base = base
  }
}

/// A text style, as far as code says which.
package enum TextStyleName: Hashable, Sendable {
  /// Nothing is known of it.
  case unknown

  /// A member of `UIFont.TextStyle` or `Font.TextStyle`, as it is spelled.
  case named(String)

  /// What is handed over as the parameter at a place, counted from 0.
  case parameter(Int)
}
