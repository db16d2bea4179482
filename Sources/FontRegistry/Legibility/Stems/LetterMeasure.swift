internal import FileAccess

/// What measuring a face came to.
package enum LetterMeasure: Sendable {
  /// The letters were measured, as far as the face has such.
  case measured(LetterWeights)

  /// They could not be measured, for a reason.
  case unmeasurable(FontProblem)
}

extension LetterMeasure {
  /// What was measured, or `nil`.
  package var weights: LetterWeights? {
    guard case .measured(let weights) = self else { return nil }
    return weights
  }

  /// Measures the letters of faces.
  ///
  /// Every file is opened once, whatever the number of its instances.
  ///
  /// - Parameters:
  ///   - faces: The faces, free positions of axes included.
  ///   - jobs: How many threads may work.
  /// - Returns: A measure for each face, in their order.
  package static func of(_ faces: [Face], jobs: Int) -> [LetterMeasure] {
    visit(faces, jobs: jobs) { _, reader throws(FontProblem) in
      LetterMeasure.measured(try LetterWeights(measuring: reader))
    } refused: {
      .unmeasurable($0)
    }
  }

  /// Measures how much ink some characters of faces have.
  ///
  /// - Parameters:
  ///   - faces: The faces.
  ///   - characters: What to measure of each.
  ///   - jobs: How many threads may work.
  /// - Returns: Thousandths of an em's square by character, for each face in their order; what cannot
  ///   be measured is left out.
  package static func ink(
    of faces: [Face],
    characters: [[Unicode.Scalar]],
    jobs: Int
  ) -> [[Unicode.Scalar: Double]] {
    visit(faces, jobs: jobs) { place, reader throws(FontProblem) in
      var meter = LetterMeter(reader)
      var ink: [Unicode.Scalar: Double] = [:]
      for character in characters[place] { ink[character] = meter.ink(of: character) }
      return ink
    } refused: { _ in
      [:]
    }
  }

  /// Does something with the outlines of each face.
  private static func visit<Result: Sendable>(
    _ faces: [Face],
    jobs: Int,
    _ body: @Sendable (Int, OutlineReader) throws(FontProblem) -> Result,
    refused: @Sendable (FontProblem) -> Result
  ) -> [Result] {
    let groups = Dictionary(grouping: faces.indices) { DesignPlace(faces[$0]) }
      .values.sorted { $0[0] < $1[0] }
    let results = concurrentMap(
      count: groups.count,
      jobs: jobs,
      run: 2,
      scratch: { FontEngine() },
      transform: { group, engine in
        measure(groups[group], of: faces, engine, body, refused: refused)
      }
    )
    return zip(groups.joined(), results.joined()).sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Goes through the faces of one design.
  private static func measure<Result>(
    _ places: [Int],
    of faces: [Face],
    _ engine: FontEngine,
    _ body: (Int, OutlineReader) throws(FontProblem) -> Result,
    refused: (FontProblem) -> Result
  ) -> [Result] {
    let reader: OutlineReader
    do throws(FontProblem) {
      let first = faces[places[0]]
      reader = try OutlineReader(first.file, index: first.index, engine: engine)
    } catch {
      return places.map { _ in refused(error) }
    }
    return places.map { place in
      do throws(FontProblem) {
        try reader.move(to: faces[place])
        return try body(place, reader)
      } catch {
        return refused(error)
      }
    }
  }
}

/// Where a design lies: a file, and a place in it.
private struct DesignPlace: Hashable {
  var file: FilePath
  var index: Int

  init(_ face: Face) {
    file = face.file
    index = face.index
  }
}
