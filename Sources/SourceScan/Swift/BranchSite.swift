/// A place with branches: which values come to them is looked at when all is known that is kept of a
/// file, since most branches are about other things than fonts.
struct BranchSite {
  /// What parts.
  enum Kind {
    /// `if`, `while` or `guard`, with the token of its brace.
    case statement(brace: Int, isGuard: Bool)

    /// `switch`, with the token of its brace.
    case cases(brace: Int)

    /// A ternary whose condition is a value of true or false, at its question mark.
    case flag

    /// A ternary whose condition starts with a test that ends at a token.
    case ternary(behind: Int)
  }

  /// What parts.
  var kind: Kind

  /// The token of the keyword, or the middle of the test.
  var start: Int

  /// The token that closes the braces around it.
  var end: Int
}

extension SwiftWalk {
  /// More of them have no file that somebody wrote.
  private static let siteLimit = 1 << 16

  /// How many tokens a ternary can have at most; see ``takeTernary(_:behind:)``.
  private static let ternaryLength = 1100

  /// Notes a place with branches.
  mutating func note(_ kind: BranchSite.Kind, at start: Int) {
    guard branchSites.count < Self.siteLimit else { return }
    branchSites.append(BranchSite(kind: kind, start: start, end: top.end))
  }

  /// Takes down the branches in which a name is kept.
  mutating func takeBranches() {
    guard !branchSites.isEmpty else { return }
    let offsets = facts.offsetsOfWords
    for site in branchSites {
      var end = site.end
      switch site.kind {
      case .ternary, .flag: end = min(end, site.start + Self.ternaryLength)
      case .statement, .cases: break
      }
      let range = offset(of: site.start)..<max(offset(of: site.start), offset(of: end))
      guard FileFacts.holds(range, offsets) else { continue }
      switch site.kind {
      case .statement(let brace, let isGuard):
        takeBranches(
          ofStatementAt: site.start,
          brace: brace,
          isGuard: isGuard,
          end: range.upperBound
        )
      case .cases(let brace):
        takeBranches(ofSwitchAt: site.start, brace: brace, end: range.upperBound)
      case .flag:
        if let flag = flag(ofTernaryAt: site.start) { takeTernary(flag, behind: site.start) }
      case .ternary(let behind):
        if let condition = condition(at: site.start) { takeTernary(condition, behind: behind) }
      }
    }
  }
}
