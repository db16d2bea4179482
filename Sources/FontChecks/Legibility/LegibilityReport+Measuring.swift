internal import FontRegistry

extension LegibilityReport {
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
    var pairs: [InkPair] = []
    func measure(of face: Face) -> LetterMeasure? {
      places[FacePosition(face)].flatMap { measures.indices.contains($0) ? measures[$0] : nil }
    }
    for row in measured {
      let own = measure(of: rows[row].face)
      if let partner = rows[row].partner {
        let other = measure(of: partner.face)
        rows[row].comparison.add(own, other)
        rows[row].comparison.add(
          blank: own?.blankLetters ?? [],
          other?.blankLetters ?? [],
          rows[row].face,
          partner.face
        )
        if let own = own?.weights, let other = other?.weights {
          let blank = own.blank.union(other.blank)
          if let pair = InkPair(rows[row], at: row, without: blank) { pairs.append(pair) }
        }
      } else if let weights = own?.weights {
        rows[row].comparison.weights = WeightComparison.all(of: weights)
      } else if let obstacle = own?.obstacle {
        rows[row].takeUnmeasurable(obstacle)
      }
    }
    InkPair.measure(pairs, in: &rows, measurer)
    for row in measured {
      guard rows[row].partner != nil else { continue }
      rows[row].verdict = rows[row].comparison.verdict
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
