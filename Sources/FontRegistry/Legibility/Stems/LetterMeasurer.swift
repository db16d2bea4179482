/// What measures letters: FreeType, or something made up for the examples of a rule.
package struct LetterMeasurer: Sendable {
  /// Measures faces.
  package let measure: @Sendable ([Face]) -> [LetterMeasure]

  /// Measures the ink and the widths of some characters for each of some faces.
  package let ink: @Sendable ([Face], [[Unicode.Scalar]]) -> [LetterMeasure]

  /// Describes a way to measure.
  package init(
    measure: @escaping @Sendable ([Face]) -> [LetterMeasure],
    ink: @escaping @Sendable ([Face], [[Unicode.Scalar]]) -> [LetterMeasure]
  ) {
    self.measure = measure
    self.ink = ink
  }

  /// Reads the outlines in the files of the faces.
  ///
  /// - Parameter jobs: How many threads may work; at least 1 is used.
  /// - Returns: A way to measure.
  package static func reading(jobs: Int) -> LetterMeasurer {
    LetterMeasurer(
      measure: { LetterMeasure.of($0, jobs: jobs) },
      ink: { LetterMeasure.ink(of: $0, characters: $1, jobs: jobs) }
    )
  }
}
