/// A scene of a storyboard.
package struct InterfaceScene: Hashable, Sendable {
  /// How many labels with a text it has.
  package var texts = 0

  /// Whether something in it scrolls.
  package var scrolls = false

  /// Where its tag starts.
  package var location: SourceLocation

  /// Starts without texts.
  init(location: SourceLocation) {
    self.location = location
  }
}
