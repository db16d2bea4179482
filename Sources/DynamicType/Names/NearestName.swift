/// Finds the name that somebody meant who wrote another.
package enum NearestName {
  /// Words longer than this are no slips, and would cost quadratic time.
  private static let longest = 64

  /// The candidate that is nearest to a word, whatever the case of its letters.
  ///
  /// - Parameters:
  ///   - word: What was written.
  ///   - candidates: What could have been meant.
  /// - Returns: The first of the nearest; `nil` when none is within a third of the word's length.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    let letters = Array(word.lowercased().utf8.prefix(longest + 1))
    guard letters.count <= longest else { return nil }
    let farthest = max(1, letters.count / 3)
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
      let other = Array(candidate.lowercased().utf8.prefix(longest))
      // Cheaper than the distance, and never more.
      guard abs(other.count - letters.count) <= farthest else { continue }
      let distance = distance(letters, other)
      guard distance <= farthest, distance < best?.distance ?? .max else { continue }
      best = (distance, candidate)
    }
    return best?.candidate
  }

  /// How many letters have to be added, dropped or changed to get from one word to the other
  /// (Levenshtein's distance).
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var previous = Array(0...right.count)
    var current = previous
    for (row, letter) in left.enumerated() {
      current[0] = row + 1
      for (column, other) in right.enumerated() {
        let change = previous[column] + (letter == other ? 0 : 1)
        current[column + 1] = min(change, previous[column + 1] + 1, current[column] + 1)
      }
      swap(&previous, &current)
    }
    return previous[right.count]
  }
}
