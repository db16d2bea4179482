internal import FontRegistry

extension LegibilityReport {
  /// How many letters are compared by their ink where no stems can be compared.
  private static let inkLetterCount = 24

  /// Measures the faces of all rows and their partners, and judges.
  static func measure(_ rows: inout [Row], _ measurer: LetterMeasurer) {
    let measured = rows.indices.filter { rows[$0].verdict != .exempt }
    // A face that does not say how heavy it is gets no partner, and shows its stems all the same.
    var faces: [Face] = []
    var places: [FacePosition: Int] = [:]
    for row in measured {
      for face in [rows[row].face, rows[row].partner?.face].compactMap({ $0 }) {
        let key = FacePosition(face)
        guard places[key] == nil else { continue }
        places[key] = faces.count
        faces.append(face)
      }
    }
    let measures = measurer.measure(faces)
    func measure(of face: Face) -> LetterMeasure? {
      places[FacePosition(face)].flatMap { measures.indices.contains($0) ? measures[$0] : nil }
    }
    for row in measured {
      let own = measure(of: rows[row].face)
      if let partner = rows[row].partner {
        let other = measure(of: partner.face)
        rows[row].comparison.add(own, other)
        if let own = own?.weights, let other = other?.weights {
          rows[row].comparison.add(blank: own.blank, other.blank, rows[row].face, partner.face)
        }
      } else if let weights = own?.weights {
        rows[row].comparison.weights = WeightComparison.all(of: weights)
      } else if let obstacle = own?.obstacle {
        rows[row].takeUnmeasurable(obstacle)
      }
    }
    addInk(&rows, measurer)
    for row in measured {
      guard rows[row].partner != nil else { continue }
      rows[row].verdict = rows[row].comparison.verdict
    }
  }

  /// Compares by ink what could not be compared by stems, though both faces have outlines.
  private static func addInk(_ rows: inout [Row], _ measurer: LetterMeasurer) {
    var pairs: [(row: Int, letters: [Unicode.Scalar])] = []
    for (place, row) in rows.enumerated() {
      guard let partner = row.partner, row.comparison.weights.isEmpty,
        row.comparison.obstacle == nil, let own = row.face.details?.coverage,
        let other = partner.face.details?.coverage
      else { continue }
      let letters = own.firstLetters(inkLetterCount).filter { other.contains($0) }
      pairs.append((place, letters))
    }
    guard !pairs.isEmpty else { return }
    let faces = pairs.flatMap { pair in
      [rows[pair.row].face, rows[pair.row].partner?.face ?? rows[pair.row].face]
    }
    let ink = measurer.ink(faces, pairs.flatMap { [$0.letters, $0.letters] })
    for (place, pair) in pairs.enumerated() where 2 * place + 1 < ink.count {
      rows[pair.row].comparison.add(ink: ink[2 * place], ink[2 * place + 1])
    }
  }
}

extension LegibilityReport.Row {
  /// Whether the rule found no partner, so that the verdict rests on the face alone.
  fileprivate var isWithoutPartner: Bool {
    !isChosen && (verdict == .missing || verdict == .heaviest)
  }

  /// Takes back what was said of a face whose letters cannot be measured.
  fileprivate mutating func takeUnmeasurable(_ obstacle: String) {
    guard isWithoutPartner else { return }
    verdict = .unmeasurable
    comparison.obstacle = obstacle
  }
}
