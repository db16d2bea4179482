extension FileFacts {
  /// Lets go of the branches in which nothing is kept that they speak of: most are about other things
  /// than fonts.
  mutating func dropIdleBranches() {
    guard !branches.isEmpty else { return }
    let subjects = Set(branches.map(\.root))
    var offsets: [String: [Int]] = [:]
    for node in nodes {
      guard case .word(let word, let offset) = node else { continue }
      let name = words[Int(word)]
      offsets["self", default: []].append(Int(offset))
      // What is behind `self` is a subject without it.
      if name == "self" {
        offsets["self.", default: []].append(Int(offset))
      } else if subjects.contains(name) {
        offsets[name, default: []].append(Int(offset))
      }
    }
    for name in offsets.keys { offsets[name]?.sort() }
    branches.removeAll { branch in
      ![branch.root, "self."].contains { name in
        offsets[name].map { Self.holds(branch.range, $0) } ?? false
      }
    }
  }

  /// Whether one of some numbers in ascending order is in a range.
  private static func holds(_ range: Range<Int>, _ numbers: [Int]) -> Bool {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < numbers.count && numbers[low] < range.upperBound
  }
}

extension SourceBranch {
  /// The first name of the subject.
  fileprivate var root: String { String(subject.prefix { $0 != "." }) }
}
