internal import FontRegistry

/// Names, of which the one that differs in the fewest letters is looked for.
struct NearNames {
  private struct Entry {
    let candidate: FontNameCandidate
    let likeness: NameLikeness
    let letters: LetterSet
    let count: Int
  }

  private let entries: [Entry]

  init(_ candidates: [FontNameCandidate]) {
    entries = candidates.map { candidate in
      let letters = FontNameKey(candidate.text)[.stem]
      return Entry(
        candidate: candidate,
        likeness: NameLikeness(candidate.text),
        letters: LetterSet(letters),
        count: letters.count
      )
    }
  }

  /// The nearest name, as long as one is near at all; of several the first.
  func nearest(to name: String) -> FontNameCandidate? {
    let wanted = NameLikeness(name)
    let stem = FontNameKey(name)[.stem]
    let letters = LetterSet(stem)
    var limit = wanted.farthest
    var best: FontNameCandidate?
    for entry in entries {
      // The endings that one of them lost change the length, and bring letters of their own.
      guard abs(entry.count - stem.count) <= limit + Self.endingLength,
        letters.differences(from: entry.letters) <= 2 * limit + Self.endingLength
      else { continue }
      let distance = wanted.distance(to: entry.likeness, atMost: limit)
      guard distance <= limit else { continue }
      best = entry.candidate
      guard distance > 0 else { break }
      limit = distance - 1
    }
    return best
  }

  /// No more letters than an ending that ``FontNameKey`` leaves out can add.
  private static let endingLength = 7
}

/// The letters and digits of a name, whatever their order.
private struct LetterSet {
  private var bits: UInt64 = 0

  init(_ letters: [UInt8]) {
    for letter in letters { bits |= 1 << UInt64(letter & 63) }
  }

  func differences(from other: LetterSet) -> Int { (bits ^ other.bits).nonzeroBitCount }
}
