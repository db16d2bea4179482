/// What bounds a text, and so matters where the text grows.
protocol BoundOfText: Sendable {
  /// The font of the text as far as it is known; `nil` where none is given.
  var font: FontValue? { get }

  /// What tells a text of UIKit from others of its file; `nil` for one of SwiftUI.
  var key: String? { get }
}
