extension Rule {
  /// Every rule, in the order in which they are explained.
  package static let all: [Rule] = []
}
