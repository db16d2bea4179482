/// Where the parts of a style are written.
package struct StylePlaces: Hashable, Sendable {
  /// The style's name.
  package let name: SheetPlace

  /// The name of its face.
  package let face: SheetPlace

  /// The name of its face for Bold Text; `nil` when it has none.
  package let boldFace: SheetPlace?

  /// Its largest size; `nil` when it has none.
  package let maximum: SheetPlace?
}
