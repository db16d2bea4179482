extension StemLetter {
  /// How many lines cross each zone.
  private static let linesPerZone = 7

  /// How many lines are laid through the letter.
  var lineCount: Int { zones.count * Self.linesPerZone }

  /// By how much the thickest stretch along a stem may surpass the thinnest before it counts as
  /// something else than a stem.
  private static let taper = 1.3

  /// The thickness of the letter's stems, or `nil` when it has none where they are expected.
  ///
  /// Measured along level lines, also where the letter slants: a slant moves what lies on a line
  /// but does not stretch it, so that an oblique face measures the same as its upright, and no angle
  /// has to be guessed. Across the stroke it would be thinner by the cosine of the angle, in both
  /// faces of a pair alike.
  ///
  /// - Parameter shape: What the letter inks.
  /// - Returns: The mean over the letter's stems, in design units.
  func thickness(in shape: InkedShape) -> Double? {
    guard let bounds = shape.bounds, bounds.height > 0 else { return nil }
    var stems: [[Double]] = []
    for zone in zones {
      for line in 0..<Self.linesPerZone {
        let part = (Double(line) + 0.5) / Double(Self.linesPerZone)
        let place = zone.lowerBound + part * (zone.upperBound - zone.lowerBound)
        let lengths = stemLengths(shape.runs(at: bounds.minY + place * bounds.height))
        if stems.isEmpty { stems = lengths.map { _ in [] } }
        for (stem, length) in lengths.enumerated() where stem < stems.count {
          stems[stem].append(length)
        }
      }
    }
    // A letter that looks as expected on few lines only is drawn in another way.
    let usable = stems.allSatisfy { 2 * $0.count > lineCount }
    guard !stems.isEmpty, usable else { return nil }
    let medians = stems.map(\.median)
    guard zip(stems, medians).allSatisfy(Self.isStraight) else { return nil }
    return medians.reduce(0, +) / Double(medians.count)
  }

  /// The lengths of the stretches that are stems, or none when the line does not meet them.
  private func stemLengths(_ runs: [InkRun]) -> [Double] {
    switch stems {
    case .all(let count): runs.count == count ? runs.map(\.length) : []
    case .last: runs.last.map { [$0.length] } ?? []
    }
  }

  private static func isStraight(_ lengths: [Double], _ median: Double) -> Bool {
    // Half of the lines in the middle: a serif or an arch that reaches into the zone does no harm.
    let sorted = lengths.sorted()
    let cut = sorted.count / 4
    return sorted[sorted.count - 1 - cut] <= taper * sorted[cut] && median > 0
  }
}

extension [Double] {
  /// The number in the middle, or the mean of the two there; 0 of none.
  var median: Double {
    guard !isEmpty else { return 0 }
    let sorted = self.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
