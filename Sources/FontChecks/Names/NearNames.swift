internal import FontRegistry

/// Names, of which the one that differs in the fewest letters is looked for.
///
/// Distances are slow, and code may ask for thousands of names among thousands of fonts: they are
/// taken of the few names alone that share most groups of three letters with the one that is asked.
struct NearNames {
  private let candidates: [FontNameCandidate]
  private let likenesses: [NameLikeness]

  /// The places of the candidates that have a group of letters, by the group.
  private var places: [UInt32: [Int32]] = [:]

  /// How many distances are taken at most for one name.
  private static let few = 48

  /// - Parameter candidates: The names; of several that are equally near the first counts.
  init(_ candidates: [FontNameCandidate]) {
    self.candidates = candidates
    likenesses = candidates.map { NameLikeness($0.text) }
    for (place, candidate) in candidates.enumerated() {
      for group in Self.groups(of: FontNameKey(candidate.text)[.stem]) {
        places[group, default: []].append(Int32(truncatingIfNeeded: place))
      }
    }
  }

  /// The nearest name, as long as one is near at all.
  func nearest(to name: String) -> FontNameCandidate? {
    let wanted = NameLikeness(name)
    var limit = wanted.farthest
    var best: Int?
    for place in promising(FontNameKey(name)[.stem]) {
      let distance = wanted.distance(to: likenesses[place], atMost: limit)
      guard distance <= limit, distance < limit || best.map({ place < $0 }) ?? true else {
        continue
      }
      best = place
      limit = distance
    }
    return best.map { candidates[$0] }
  }

  /// The places of the candidates that share most groups of letters, at least a third.
  private func promising(_ letters: [UInt8]) -> [Int] {
    let groups = Self.groups(of: letters)
    var counts: [Int: Int] = [:]
    for group in groups {
      for place in places[group] ?? [] { counts[Int(place), default: 0] += 1 }
    }
    let least = max(2, groups.count / 3)
    var byCount = Array(repeating: [Int](), count: groups.count + 1)
    for (place, count) in counts where count >= least { byCount[count].append(place) }
    var found: [Int] = []
    for places in byCount.reversed() where found.count < Self.few {
      found += places.sorted().prefix(Self.few - found.count)
    }
    return found
  }

  /// The groups of three neighbouring letters, with the ends of the name as letters of their own.
  private static func groups(of letters: [UInt8]) -> Set<UInt32> {
    var found: Set<UInt32> = []
    // The last three letters, in the lower bytes.
    var last: UInt32 = 0
    for letter in letters + [1, 1] {
      last = (last << 8 | UInt32(letter)) & 0xFF_FFFF
      found.insert(last)
    }
    return found
  }
}
