/// A value that people write in several ways.
protocol Spelled {
  /// What such values are called in a message.
  static var kind: UnknownName.Kind { get }

  /// Every spelling that is read, the short one of this library first.
  var spellings: [String] { get }
}

extension Spelled {
  /// The value that a word spells, letter for letter.
  ///
  /// - Parameters:
  ///   - word: What was written.
  ///   - values: What could have been meant.
  /// - Returns: The first value with that spelling.
  /// - Throws: When there is none.
  static func named(_ word: String, among values: [Self]) throws(UnknownName) -> Self {
    for value in values where value.spellings.contains(word) { return value }
    let nearest = NearestName.nearest(to: word, among: values.flatMap(\.spellings))
    let known = values.compactMap(\.spellings.first)
    throw UnknownName(kind: kind, name: word, nearest: nearest, known: known)
  }
}
