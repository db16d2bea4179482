internal import FontRegistry
internal import ProjectModel

/// A weight that code asks for by the word that UIKit and SwiftUI share.
struct RequestedWeightWord: Sendable {
  /// The word.
  let word: String

  /// The weight class that it usually means.
  let usual: Double

  private let weight: UIFontWeight

  /// - Returns: `nil` for a word that is no weight.
  init?(_ word: String) {
    guard let required = RequiredWeight.Word(rawValue: word),
      let weight = UIFontWeight(rawValue: word)
    else { return nil }
    self.init(weight, required)
  }

  private init(_ weight: UIFontWeight, _ required: RequiredWeight.Word) {
    word = weight.rawValue
    self.weight = weight
    usual = Double(required.usual)
  }

  /// The weight of `.bold()`.
  static let bold = RequestedWeightWord(.bold, .bold)

  /// Whether a face can be what the word asks for: by its weight, by a word of its style, or by an
  /// axis that reaches the weight.
  ///
  /// Apple's two lightest words are in the other order than most type designers', so that either
  /// stands for both.
  func isMet(by face: Face) -> Bool {
    if let own = face.uiFontWeight {
      if own == weight { return true }
      let lightest: Set<UIFontWeight> = [.ultraLight, .thin]
      if lightest.contains(own), lightest.contains(weight) { return true }
    }
    if let axis = face.axes.first(where: { $0.tag == "wght" }),
      axis.minimum <= usual, usual <= axis.maximum
    {
      return true
    }
    return face.styleWords.weights.contains { $0.word.lowercased() == word.lowercased() }
  }
}

extension NamedFace {
  /// Whether weights and slants of the face's family are the app's concern: not of symbols, and not
  /// where iOS has a face of the name itself.
  var mayTakeTraits: Bool { !face.isSystemFont && face.details?.isSymbol != true }
}
