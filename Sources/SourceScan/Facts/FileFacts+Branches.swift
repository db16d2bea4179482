extension FileFacts {
  /// The bytes at which the names start that are kept, in ascending order.
  var offsetsOfWords: [Int] {
    nodes.compactMap { node in
      if case .word(_, let offset) = node { Int(offset) } else { nil }
    }
    .sorted()
  }

  /// Lets go of the branches in which nothing is kept that they speak of.
  ///
  /// What speaks of a parameter may switch a request off.
  mutating func dropIdleBranches() {
    guard !branches.isEmpty else { return }
    let requests = requests.map(\.offset).sorted()
    let parameters = Set(definitions.lazy.filter(\.isParameter).map(\.name))
    let roots = branches.map(\.root)
    let subjects = Set(roots)
    var offsets: [String: [Int]] = [:]
    // What is behind `self` is a subject without it.
    var all: [Int] = []
    var ofSelf: [Int] = []
    for node in nodes {
      guard case .word(let word, let offset) = node else { continue }
      let name = words[Int(word)]
      all.append(Int(offset))
      if name == "self" {
        ofSelf.append(Int(offset))
      } else if subjects.contains(name) {
        offsets[name, default: []].append(Int(offset))
      }
    }
    all.sort()
    ofSelf.sort()
    for name in offsets.keys { offsets[name]?.sort() }
    var kept: [SourceBranch] = []
    for (branch, root) in zip(branches, roots) {
      let own = root == "self" ? all : offsets[root] ?? []
      if Self.holds(branch.range, own) || Self.holds(branch.range, ofSelf)
        || parameters.contains(branch.subject) && Self.holds(branch.range, requests)
      {
        kept.append(branch)
      }
    }
    branches = kept
  }

  /// Whether one of some numbers in ascending order is in a range.
  static func holds(_ range: Range<Int>, _ numbers: [Int]) -> Bool {
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
  fileprivate var root: String {
    guard let dot = subject.utf8.firstIndex(of: UInt8(ascii: ".")) else { return subject }
    return String(subject[..<dot])
  }
}

extension SourceDefinition {
  fileprivate var isParameter: Bool {
    if case .parameter = kind { true } else { false }
  }
}
