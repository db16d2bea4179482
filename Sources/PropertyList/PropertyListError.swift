/// Why bytes could not be read as a property list.
package struct PropertyListError: Error, Hashable, Sendable {
  /// The reason in words, lower case, without a full stop.
  package let reason: String

  /// Where; `nil` when it concerns the file as a whole.
  package let position: PropertyListPosition?

  /// Puts an error together.
  package init(_ reason: String, at position: PropertyListPosition?) {
    self.reason = reason
    self.position = position
  }
}

extension PropertyListError: CustomStringConvertible {
  /// The place and the reason.
  package var description: String {
    guard let position else { return reason }
    return "\(position): \(reason)"
  }
}
