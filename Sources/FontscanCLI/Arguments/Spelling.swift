/// Finds what somebody meant who typed something else.
enum Spelling {
  /// The candidate that is nearest to a word.
  ///
  /// - Parameters:
  ///   - word: What was typed.
  ///   - candidates: What could have been meant.
  /// - Returns: The nearest, the first one on a tie; `nil` when none is within a third of the
  ///   word's letters.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    // A word of a thousand letters is no slip of the finger, and would cost time.
    guard word.utf8.count <= 60 else { return nil }
    let farthest = max(1, word.utf8.filter { $0 != UInt8(ascii: "-") }.count / 3)
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
      let distance = distance(word, candidate)
      guard distance <= farthest, distance < best?.distance ?? .max else { continue }
      best = (distance, candidate)
    }
    return best?.candidate
  }

  /// How many letters have to be added, dropped, changed or swapped with a neighbour.
  static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.lowercased().utf8), Array(right.lowercased().utf8))
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        var least = previous[column] + (left[row] == right[column] ? 0 : 1)
        least = min(least, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, beforePrevious[column - 1] + 1)
        }
        current.append(least)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
