extension Face {
  /// Takes weight, width, slant and boldness from the position on the axes, where there are such.
  ///
  /// Of a face without a `wght` axis the weight stays what the tables say, and so on.
  mutating func applyPosition() {
    if let weight = position(on: "wght") {
      self.weight = weight
      isBold = weight >= 600
    }
    if let percent = position(on: "wdth") { width = WidthClass.nearest(to: percent) }
    let slants = zip(axes, coordinates).filter { axis, _ in axis.tag == "ital" || axis.tag == "slnt"
    }
    if slants.contains(where: { $1 != 0 }) {
      isItalic = true
    } else if slants.contains(where: { axis, _ in axis.defaultValue != 0 }) {
      // The style bits are those of the default, which slants by its axis; here is its upright.
      isItalic = false
    }
  }
}

/// The nine width classes and their percentages.
///
/// See <https://learn.microsoft.com/typography/opentype/spec/os2#uswidthclass>.
enum WidthClass {
  private static let percentages: [Double] = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]

  /// The class whose percentage is nearest; of two equally near the one closer to normal.
  static func nearest(to percent: Double) -> Int {
    var best = 5
    for (place, candidate) in percentages.enumerated() {
      let distance = abs(candidate - percent)
      let bestDistance = abs(percentages[best - 1] - percent)
      let isCloserToNormal = abs(place + 1 - 5) < abs(best - 5)
      if distance < bestDistance || (distance == bestDistance && isCloserToNormal) {
        best = place + 1
      }
    }
    return best
  }
}
