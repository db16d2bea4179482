package import FontRegistry
internal import ProjectModel

extension LetterMeasurer {
  /// Letters that no file has, for the examples of a rule.
  ///
  /// - Parameter letters: The letters of faces by PostScript name; other faces have none.
  /// - Returns: A way to measure.
  @inline(never)
  package static func example(_ letters: [String: LetterWeights]) -> LetterMeasurer {
    LetterMeasurer(
      measure: { faces in
        faces.map { .measured($0.postScriptName.flatMap { letters[$0] } ?? LetterWeights()) }
      },
      ink: { faces, _ in faces.map { _ in .measured(LetterWeights()) } }
    )
  }
}

extension LetterWeights {
  /// Latin letters for the examples of a rule.
  ///
  /// - Parameters:
  ///   - stem: How thick their stems are, in thousandths of an em.
  ///   - advance: How wide each letter runs, in thousandths of an em.
  /// - Returns: Letters of these measures.
  @inline(never)
  package static func example(stem: Double, advance: Double = 500) -> LetterWeights {
    LetterWeights(
      stems: [.latin: Stems(["l": stem, "I": stem, "H": stem, "n": stem, "i": stem])],
      advances: ["n": advance]
    )
  }
}

extension BundleSubject {
  /// The same bundle with its letters measured.
  @inline(never)
  package func measured(_ letters: [String: LetterWeights]) -> BundleSubject {
    let subject = Subject(root: bundle.path, bundles: [self])
      .measuringLetters(.example(letters))
    return subject.bundles.first ?? self
  }
}
