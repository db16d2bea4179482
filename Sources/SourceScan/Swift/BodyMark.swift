/// How far the facts of a file were when a body began.
///
/// Most functions have nothing to do with fonts: what their names were is not kept.
struct BodyMark {
  var facts: FileFacts.Mark
  var definitions: Int
  var scopes: Int
  var branches: Int
  var keeps: Int

  /// The hashes of the function's name and labels, without and with its type; none when the body is that
  /// of a closure.
  var signatures: [UInt32] = []
}

extension SwiftWalk {
  /// Notes how far the facts are.
  var bodyMark: BodyMark {
    BodyMark(
      facts: facts.mark,
      definitions: facts.definitions.count,
      scopes: facts.scopes.count,
      branches: branchSites.count,
      keeps: keeps
    )
  }

  /// Takes back what was taken down since, when nothing of it is needed.
  mutating func takeBackUnneeded(since mark: BodyMark) {
    guard keeps == mark.keeps else { return }
    facts.takeBack(to: mark.facts)
    facts.definitions.removeLast(max(0, facts.definitions.count - mark.definitions))
    facts.scopes.removeLast(max(0, facts.scopes.count - mark.scopes))
    branchSites.removeLast(max(0, branchSites.count - mark.branches))
    facts.otherFunctions.formUnion(mark.signatures)
  }
}
