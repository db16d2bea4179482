/// A limit to the lines of a text.
package struct LineLimit: Hashable, Sendable, BoundOfText {
  /// The number of lines.
  package var lines: Int

  /// What is called or set, as documentation writes it.
  package var api: String

  /// Puts a limit together.
  package init(lines: Int, api: String) {
    self.lines = lines
    self.api = api
  }

  /// The font of the text as far as it is known; `nil` where none is given.
  var font: FontValue?

  /// What tells a text of UIKit from others of its file.
  var key: String?
}
