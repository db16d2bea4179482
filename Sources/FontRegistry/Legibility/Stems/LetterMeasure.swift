internal import FileAccess

/// What measuring a face came to.
package enum LetterMeasure: Sendable {
  /// The letters were measured, as far as the face has such.
  case measured(LetterWeights)

  /// There are glyphs for letters, and they draw nothing.
  case blank(Set<Unicode.Scalar>, FontProblem)

  /// They could not be measured, for a reason.
  case unmeasurable(FontProblem)
}

extension LetterMeasure {
  /// What was measured, or `nil`.
  package var weights: LetterWeights? {
    guard case .measured(let weights) = self else { return nil }
    return weights
  }

  /// Why there is nothing, or `nil`.
  package var problem: FontProblem? {
    switch self {
    case .measured: nil
    case .blank(_, let problem), .unmeasurable(let problem): problem
    }
  }

  /// The letters of the face that have a glyph which draws nothing, as far as that is known.
  package var blankLetters: Set<Unicode.Scalar> {
    switch self {
    case .measured(let weights): weights.blank
    case .blank(let letters, _): letters
    case .unmeasurable: []
    }
  }

  /// Measures the letters of faces.
  ///
  /// - Parameters:
  ///   - faces: The faces, free positions of axes included.
  ///   - jobs: How many threads may work.
  /// - Returns: A measure for each face, in their order.
  package static func of(_ faces: [Face], jobs: Int) -> [LetterMeasure] {
    of(faces, jobs: jobs, budget: OutlineBudget())
  }

  /// Measures the letters of faces.
  ///
  /// Every face of a file is opened once, whatever the number of its instances.
  ///
  /// - Parameters:
  ///   - faces: The faces, free positions of axes included.
  ///   - jobs: How many threads may work.
  ///   - budget: What the outlines of each file may take.
  /// - Returns: A measure for each face, in their order.
  static func of(_ faces: [Face], jobs: Int, budget: OutlineBudget) -> [LetterMeasure] {
    visit(faces, jobs: jobs, budget) { place, reader throws(FontProblem) in
      var weights = try LetterWeights(measuring: reader)
      if let coverage = faces[place].details?.coverage {
        weights.blank = reader.blankLetters(in: coverage)
        let letters = coverage.firstLetters(24)
        if weights.stems.isEmpty, weights.ink.isEmpty, !letters.isEmpty,
          try !reader.drawsAny(of: letters)
        {
          let blank =
            weights.blank.isEmpty ? reader.lettersLoadedBlank(in: coverage) : weights.blank
          return .blank(blank, reader.refusal("none of its letters draws anything"))
        }
      }
      return .measured(weights)
    }
  }

  /// Measures how much ink some characters of faces have, and how wide they run.
  ///
  /// - Parameters:
  ///   - faces: The faces.
  ///   - characters: What to measure of each.
  ///   - jobs: How many threads may work.
  /// - Returns: The ink and the advances, for each face in their order; single characters that cannot
  ///   be measured are left out.
  package static func ink(
    of faces: [Face],
    characters: [[Unicode.Scalar]],
    jobs: Int
  ) -> [LetterMeasure] {
    visit(faces, jobs: jobs, OutlineBudget()) { place, reader throws(FontProblem) in
      .measured(try LetterWeights(ink: characters[place], in: reader))
    }
  }

  /// Measures something in the outlines of each face.
  private static func visit(
    _ faces: [Face],
    jobs: Int,
    _ budget: OutlineBudget,
    _ body: @Sendable (Int, OutlineReader) throws(FontProblem) -> LetterMeasure
  ) -> [LetterMeasure] {
    // A file is one thread's, so that what it may take does not depend on the number of threads.
    let groups = Dictionary(grouping: faces.indices) { faces[$0].file }
      .values
      .map { places in places.sorted { (faces[$0].index, $0) < (faces[$1].index, $1) } }
      .sorted { $0[0] < $1[0] }
    let results = concurrentMap(
      count: groups.count,
      jobs: jobs,
      run: 2,
      scratch: { FontEngine() },
      transform: { group, engine in
        measure(groups[group], of: faces, engine, budget, body)
      }
    )
    return zip(groups.joined(), results.joined()).sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Goes through the faces of one file, which are in the order of their places in it.
  private static func measure(
    _ places: [Int],
    of faces: [Face],
    _ engine: FontEngine,
    _ budget: OutlineBudget,
    _ body: (Int, OutlineReader) throws(FontProblem) -> LetterMeasure
  ) -> [LetterMeasure] {
    var budget = budget
    var results: [LetterMeasure] = []
    var rest = places[...]
    while let first = rest.first {
      let (file, index) = (faces[first].file, faces[first].index)
      let design = rest.prefix { faces[$0].index == index }
      rest = rest.dropFirst(design.count)
      do throws(FontProblem) {
        let reader = try OutlineReader(file, index: index, engine: engine, budget: budget)
        for place in design {
          do throws(FontProblem) {
            try reader.move(to: faces[place])
            results.append(try body(place, reader))
          } catch {
            results.append(.unmeasurable(error))
          }
        }
        budget = reader.budget
      } catch {
        results += design.map { _ in .unmeasurable(error) }
      }
    }
    return results
  }
}
