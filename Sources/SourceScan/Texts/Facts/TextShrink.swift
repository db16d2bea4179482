/// A text that is shrunk where it does not fit.
package struct TextShrink: Hashable, Sendable {
  /// The smallest part of its size; `nil` where none is given.
  package var factor: Double?

  /// What is called or set, as documentation writes it.
  package var api: String

  /// Puts a shrinking together.
  package init(factor: Double?, api: String) {
    self.factor = factor
    self.api = api
  }
}
