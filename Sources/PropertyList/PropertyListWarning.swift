/// Something odd in a property list that could be read all the same.
package enum PropertyListWarning: Hashable, Sendable {
  /// A dictionary has a key again.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - position: Where it is written again.
  ///   - first: Where the dictionary has it first.
  case duplicateKey(key: String, position: PropertyListPosition, first: PropertyListPosition)

  /// Something that is no XML follows the end of the property list, and was left alone, as Apple's
  /// readers do.
  case textAfterEnd(position: PropertyListPosition)
}

extension PropertyListWarning {
  /// Where the odd thing is.
  package var position: PropertyListPosition {
    switch self {
    case .duplicateKey(_, let position, _), .textAfterEnd(let position): position
    }
  }
}
