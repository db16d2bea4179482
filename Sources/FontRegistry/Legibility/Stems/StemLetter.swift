/// A letter that has vertical stems, and where lines through it meet nothing else.
struct StemLetter: Sendable {
  /// Which stretches of ink along a line are stems.
  enum Stems: Sendable {
    /// All of them, when there are so many; a letter with another number is drawn otherwise than
    /// expected.
    case all(Int)
    /// The one at the right.
    case last
  }

  /// The letter.
  let character: Unicode.Scalar

  /// Which stretches are stems.
  let stems: Stems

  /// Where the lines lie, from 0 at the lower edge of the letter's ink to 1 at the upper.
  let zones: [ClosedRange<Double>]

  /// Describes a letter.
  init(_ character: Unicode.Scalar, _ stems: Stems, _ zones: ClosedRange<Double>...) {
    self.character = character
    self.stems = stems
    self.zones = zones
  }
}
