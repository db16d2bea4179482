internal import FontRegistry

/// Faces whose lines are alike: the instances of a variable font as a rule, and most families.
struct ScaleGroup {
  /// The faces; never empty.
  var fonts: [ScaleReport.Font]

  /// What all of them have.
  var first: ScaleReport.Font { fonts[0] }
}

extension ScaleReport {
  /// The faces by their measures, in the order of the first of each.
  var groups: [ScaleGroup] {
    var groups: [ScaleGroup] = []
    var places: [ScaleGroup.Key: Int] = [:]
    for font in fonts {
      let key = ScaleGroup.Key(em: font.em, notes: font.scaler.notes)
      if let place = places[key] {
        groups[place].fonts.append(font)
      } else {
        places[key] = groups.count
        groups.append(ScaleGroup(fonts: [font]))
      }
    }
    return groups
  }
}

extension ScaleGroup {
  fileprivate struct Key: Hashable {
    let em: LineMetrics
    let notes: [ScalingNote]
  }

  /// What the faces measure, each with its name, in a few words: the same in all reports.
  var facts: [(name: String, words: String)] {
    let em = first.em
    var facts = [
      (
        name: "lines",
        words: """
        \(em.lineHeight.rounded(to: 3)) em: ascender \(em.ascender.rounded(to: 3)), descender \
        \(em.descender.rounded(to: 3)), leading \(em.leading.rounded(to: 3))
        """
      )
    ]
    if let capHeight = em.capHeight {
      var words = "\(capHeight.rounded(to: 3)) em"
      if let offset = em.capitalsOffset { words += ", \(ScaleGroup.words(offset: offset))" }
      facts.append((name: "capitals", words: words))
    }
    if let xHeight = em.xHeight {
      facts.append((name: "x height", words: "\(xHeight.rounded(to: 3)) em"))
    }
    return facts + boldFacts + first.scaler.notes.map { (name: "mind", words: "\($0)") }
  }

  /// What there is for each face when Bold Text is on, as far as that was asked.
  private var boldFacts: [(name: String, words: String)] {
    fonts.compactMap { font in
      font.bold.map { bold in
        let words = ScaleGroup.words(bold)
        let name = "\(FaceText.markedName(font.face)): "
        return (name: "Bold Text", words: fonts.count > 1 ? name + words : words)
      }
    }
  }

  private static func words(_ bold: BoldPartnerAnswer) -> String {
    switch bold {
    case .partner(let partner): partner.face.postScriptName ?? FaceText.noName
    case .heaviest: "nothing heavier in the family, no fault"
    case .missing: "nothing of its slant and width in the family is 150 heavier"
    case .exempt: "a symbol font, left alone"
    case .unknownWeight: "the file does not say how heavy the face is"
    }
  }

  private static func words(offset: Double) -> String {
    let size = abs(offset).rounded(to: 3)
    guard size != "0" else { return "in the middle of the line" }
    return "their middle \(size) em \(offset < 0 ? "below" : "above") that of the line"
  }
}
