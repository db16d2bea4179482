/// An expression of a source, by its place in ``FileFacts/nodes``.
///
/// Only what can say a font name is kept; numbers, conditions and the like are ``unknown``.
package struct Expression: Hashable, Sendable {
  let index: Int32

  init(index: Int) {
    self.index = Int32(clamping: index)
  }

  /// An expression that says nothing of a name.
  package static let unknown = Expression(index: -1)

  /// How many parts are put together to one name at most; what has more is data.
  static let partLimit = 64

  /// Whether it says nothing of a name.
  package var isUnknown: Bool { index < 0 }

  /// What an expression is; names and children are places in the lists of ``FileFacts``.
  enum Node: Sendable {
    /// A string literal without unknown parts.
    case text(word: Int32, offset: UInt32)

    /// Parts that are put together: `"A" + b`, `"A\(b)"`.
    case joined(Children, offset: UInt32)

    /// One of several: the branches of a ternary, what stands on both sides of `??`.
    case either(Children)

    /// What is taken when nothing is found that is looked up by it: `map[n.lowercased()] ?? n`.
    ///
    /// It may be the key alone, and then is no name.
    case orKey(Expression)

    /// The elements of an array.
    case list(Children)

    /// The keys and values of a dictionary, each key before its value.
    case dictionary(Children)

    /// An element of a list or dictionary, by its place or key.
    case element(of: Expression, key: Expression)

    /// A name without a receiver.
    case word(Int32, offset: UInt32)

    /// A member of what another expression says.
    case member(of: Expression, word: Int32)

    /// A member of a type that the context says: `.bold`.
    case implicitMember(Int32)

    /// A call.
    case call(Int32)
  }

  /// A run of ``FileFacts/children``.
  struct Children: Sendable {
    var start: Int32
    var count: Int32
  }
}
