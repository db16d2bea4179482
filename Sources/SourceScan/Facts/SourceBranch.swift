/// A part of a source where it is known what a value is, or what it is not: the branches of `switch`,
/// `if`, `guard` and ternaries.
package struct SourceBranch: Sendable {
  /// A test of a text that leaves open what the whole of it is.
  enum Test: Hashable, Sendable {
    case prefix(String)
    case suffix(String)
    case contains(String)

    /// Whether a text passes.
    func matches(_ text: String) -> Bool {
      switch self {
      case .prefix(let start): text.utf8.starts(with: start.utf8)
      case .suffix(let end): text.utf8.reversed().starts(with: end.utf8.reversed())
      case .contains(let part): text.holds(part)
      }
    }
  }

  /// What is asked about: `self`, or a path of names without `self` before it.
  var subject: String

  /// The names of the cases of an enumeration that it is held against.
  var cases: Set<String> = []

  /// The literals that it is held against.
  var texts: Set<String> = []

  /// The tests of its text.
  var tests: Set<Test> = []

  /// Where it is looked up and not found here: keys are no names then.
  var lookup: Lookup?

  /// Whether it is none of these here, rather than one of them.
  var isExcluding = false

  /// A dictionary in which a value is looked up.
  struct Lookup: Sendable {
    /// The dictionary.
    var base: Expression

    /// Whether the value itself is the key, and not something that is made of it.
    var isByValue: Bool
  }

  /// The bytes of the branch.
  var range: Range<Int> = 0..<0

  /// Whether anything is known.
  var isEmpty: Bool { cases.isEmpty && texts.isEmpty && tests.isEmpty && lookup == nil }

  /// Whether a text is one of those that are asked about.
  func names(_ text: String) -> Bool {
    texts.contains(text) || tests.contains { $0.matches(text) }
  }

  /// Adds what another test of the same value names.
  mutating func add(_ other: SourceBranch) {
    cases.formUnion(other.cases)
    texts.formUnion(other.texts)
    tests.formUnion(other.tests)
  }
}

extension String {
  /// Whether it has a part, byte by byte; names are short.
  fileprivate func holds(_ part: String) -> Bool {
    let (own, wanted) = (Array(utf8), Array(part.utf8))
    guard wanted.count <= own.count else { return false }
    return (0...(own.count - wanted.count)).contains { own[$0...].starts(with: wanted) }
  }
}
