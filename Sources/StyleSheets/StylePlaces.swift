/// Where the parts of a style are written.
package struct StylePlaces: Hashable, Sendable {
  /// The style's name.
  package let name: SheetPlace

  /// Its largest size; `nil` when it has none.
  package let maximum: SheetPlace?
}
