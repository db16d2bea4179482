/// A largest text size for what is in a view.
package struct CategoryCap: Hashable, Sendable {
  /// The category, by UIKit's or SwiftUI's member.
  package var category: String

  /// Whether the limit itself is no more allowed: `..<.accessibility1`.
  package var isExclusive: Bool

  /// What is called or set, as documentation writes it.
  package var api: String

  /// The text style that is known to be in it; `nil` where none is.
  package var style: String?

  /// Whether that style scales a face, and not the system font.
  package var isCustom = false

  /// Puts a limit together.
  package init(category: String, isExclusive: Bool = false, api: String, style: String? = nil) {
    self.category = category
    self.isExclusive = isExclusive
    self.api = api
    self.style = style
  }
}
