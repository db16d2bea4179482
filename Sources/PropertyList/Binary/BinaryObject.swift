/// An object of a binary property list before its references are followed.
enum BinaryObject {
  /// A value that refers to no other.
  case scalar(PropertyListValue.Content)

  /// An array or set.
  ///
  /// - Parameters:
  ///   - references: Where the references to the elements start.
  ///   - count: How many there are.
  case array(references: Int, count: Int)

  /// A dictionary: references to all keys, then to all values.
  ///
  /// - Parameters:
  ///   - references: Where the references start.
  ///   - count: How many keys there are.
  case dictionary(references: Int, count: Int)
}
