/// A control of a storyboard or xib that shows text in a font which the file sets.
package struct InterfaceText: Hashable, Sendable {
  /// The control's tag: `label`, `button`, `textField`, `navigationBar`.
  package var control: String

  /// The identifier that the file gives the control; outlets refer to it.
  package var identifier: String

  /// The class of the app that the control has instead of UIKit's.
  package var customClass: String?

  /// The fonts, in the order of the file; more than one where sizes of the screen have their own, or
  /// an attributed text has several.
  package var fonts: [InterfaceFont] = []

  /// Whether the text is to follow the size category: `adjustsFontForContentSizeCategory`.
  package var adjustsForSizeCategory: Bool

  /// How many lines a label may have, 0 for any number; one when the file does not say.
  package var lines: Int

  /// Whether the text may be shrunk to fit: `adjustsFontSizeToFit`.
  package var shrinksToFit: Bool

  /// How small it may be shrunk, as a part of its size; `nil` when the file does not say.
  package var minimumScaleFactor: Double?

  /// Whether it says how small the text may get in points.
  package var hasMinimumFontSize = false

  /// The identifiers of the elements around it, the outermost first.
  package var containers: [String] = []

  /// Whether a scene's navigation or tab bar has it, which shows it large in another way.
  package var isInBar = false

  /// Whether it offers the Large Content Viewer, or may.
  package var showsLargeContent = false

  /// Where its tag starts.
  package var location: SourceLocation

  /// Takes what a tag says.
  init(_ tag: InterfaceTag) {
    control = tag.name
    identifier = tag["id"] ?? ""
    customClass = tag["customClass"]
    adjustsForSizeCategory = tag["adjustsFontForContentSizeCategory"] == "YES"
    lines = tag["numberOfLines"].flatMap { Int($0) } ?? 1
    shrinksToFit = tag["adjustsFontSizeToFit"] == "YES"
    minimumScaleFactor = tag["minimumScaleFactor"].flatMap { Double($0) }
    hasMinimumFontSize = (tag["minimumFontSize"].flatMap { Double($0) } ?? 0) > 0
    showsLargeContent = ["showsLargeContentViewer", "largeContentTitle", "largeContentImage"]
      .contains { tag[$0] != nil }
    location = tag.location
  }
}
