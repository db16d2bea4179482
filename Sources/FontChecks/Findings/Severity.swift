/// How much a finding matters.
package enum Severity: String, Hashable, Sendable, CaseIterable {
  /// Good to know; nothing is broken.
  case note

  /// Likely to surprise somebody, or broken for some.
  case warning

  /// Broken: a font will not be there, or not be found.
  case error
}

extension Severity: Comparable {
  /// Orders from the one that matters least to the one that matters most.
  package static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
