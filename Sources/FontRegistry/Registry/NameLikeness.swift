/// A name reduced to what people get right, to find the name that they meant.
///
/// Letter case, spaces, hyphens and underscores go; so do the endings that a family may or may not
/// have (`Regular`, `MT`, `PS`) and the two spellings of the half-bold weight.
package struct NameLikeness: Sendable {
  /// The letters that count.
  private let letters: [UInt8]

  /// The same with endings that need not be there, since those can be misspelt too.
  private let whole: [UInt8]

  /// Reduces a name.
  package init(_ name: String) {
    var letters = name.lowercased().utf8.filter { byte in
      byte != UInt8(ascii: " ") && byte != UInt8(ascii: "-") && byte != UInt8(ascii: "_")
    }
    NameLikeness.replace("demibold", by: "semibold", in: &letters)
    whole = Array(letters.prefix(200))
    for ending in ["regular", "psmt", "mt", "ps"] where letters.count > ending.utf8.count {
      guard letters.suffix(ending.utf8.count).elementsEqual(ending.utf8) else { continue }
      letters.removeLast(ending.utf8.count)
    }
    // Names are short; a longer one comes from a hostile file and would cost quadratic time.
    self.letters = Array(letters.prefix(200))
  }

  /// The greatest distance at which two names are still near: one letter in five, at least one for
  /// names of three letters and more.
  package var farthest: Int { letters.count < 3 ? 0 : max(1, letters.count / 5) }

  /// How many pairs of letters a comparison with another name may look at.
  package func cost(of other: NameLikeness) -> Int { 1 + whole.count * other.whole.count }

  /// How many letters have to be added, dropped or changed to get from one name to the other.
  ///
  /// - Parameters:
  ///   - other: The other name.
  ///   - limit: Distances above it need not be exact.
  /// - Returns: Levenshtein's distance, or something above `limit`.
  package func distance(to other: NameLikeness, atMost limit: Int) -> Int {
    let distance = Self.distance(letters, other.letters, atMost: limit)
    // Where both or neither lost an ending, the endings change nothing.
    guard distance > 0, (letters.count == whole.count) != (other.letters.count == other.whole.count)
    else { return distance }
    return min(distance, Self.distance(whole, other.whole, atMost: limit))
  }

  private static func distance(_ letters: [UInt8], _ others: [UInt8], atMost limit: Int) -> Int {
    guard abs(letters.count - others.count) <= limit else { return limit + 1 }
    if letters == others { return 0 }
    var previous = Array(0...others.count)
    var current = previous
    for (row, letter) in letters.enumerated() {
      current[0] = row + 1
      var least = current[0]
      for (column, otherLetter) in others.enumerated() {
        let change = previous[column] + (letter == otherLetter ? 0 : 1)
        current[column + 1] = min(change, previous[column + 1] + 1, current[column] + 1)
        least = min(least, current[column + 1])
      }
      if least > limit { return limit + 1 }
      swap(&previous, &current)
    }
    return previous[others.count]
  }

  private static func replace(_ word: String, by other: String, in letters: inout [UInt8]) {
    let (word, other) = (Array(word.utf8), Array(other.utf8))
    guard letters.count >= word.count else { return }
    for start in 0...(letters.count - word.count)
    where letters[start..<(start + word.count)].elementsEqual(word) {
      letters.replaceSubrange(start..<(start + word.count), with: other)
    }
  }
}
