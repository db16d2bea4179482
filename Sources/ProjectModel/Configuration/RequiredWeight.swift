/// A weight that somebody asks for.
package enum RequiredWeight: Hashable, Sendable {
  /// A weight class, 1 to 1000, exactly.
  case number(Int)

  /// A word of `UIFont.Weight`, which stands for the hundred around its usual weight.
  case word(Word)

  /// The words, lightest first, as `UIFont.Weight` spells them.
  package enum Word: String, Hashable, Sendable, CaseIterable {
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }
}

extension RequiredWeight: CustomStringConvertible {
  /// The number or the word.
  package var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .word(let word): word.rawValue
    }
  }
}
