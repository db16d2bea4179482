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

    /// The weight class that the word usually means.
    package var usual: Int {
      switch self {
      case .ultraLight: 100
      case .thin: 200
      case .light: 300
      case .regular: 400
      case .medium: 500
      case .semibold: 600
      case .bold: 700
      case .heavy: 800
      case .black: 900
      }
    }
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
