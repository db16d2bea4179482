/// A call that scales a font: `Font.custom(_:size:)`, `UIFontMetrics.scaledFont(for:)`.
package struct ScalingCall: Hashable, Sendable {
  /// The font that it makes; its size is that which is handed over.
  package var font: TextFont

  /// Whether it takes the default metrics where a text style is at hand.
  package var ignoresStyle = false

  /// Whether a text style, or metrics other than the default, is given.
  package var hasStyle: Bool { font.style != nil }

  /// Puts a scaling together.
  package init(font: TextFont) {
    self.font = font
  }
}
