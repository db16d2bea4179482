/// Why bytes could not be read as YAML.
package struct YAMLError: Error, Hashable, Sendable {
  /// The reason in words, lower case, without a full stop.
  package let reason: String

  /// Where; `nil` when it concerns the file as a whole.
  package let position: YAMLPosition?

  /// Puts an error together.
  package init(_ reason: String, at position: YAMLPosition?) {
    self.reason = reason
    self.position = position
  }
}

extension YAMLError: CustomStringConvertible {
  /// The place and the reason.
  package var description: String {
    guard let position else { return reason }
    return "\(position): \(reason)"
  }
}
