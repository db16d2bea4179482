import FontRegistry
import FontTestSupport

/// Holds what the registry says of a face against what fontTools says.
struct FactComparison {
  /// Each difference, in words.
  private(set) var differences: [String] = []

  /// Compares all faces of a file.
  init(_ file: FontFile, _ facts: FontFacts.File) {
    for expected in facts.faces {
      let faces = file.faces.filter { $0.index == expected.index }
      compare("face count", faces.count, expected.faceCount, at: expected.index)
      guard let first = faces.first else { continue }
      compareNames(faces, expected)
      compareTables(first, expected)
    }
  }

  private mutating func compare<Value: Equatable>(
    _ what: String,
    _ actual: Value,
    _ expected: Value,
    at index: Int
  ) {
    guard actual != expected else { return }
    differences.append("face \(index): \(what) is \(actual), fontTools says \(expected)")
  }

  private mutating func compareText(
    _ what: String,
    _ actual: String?,
    _ expected: String?,
    at index: Int
  ) {
    compare(
      what,
      actual.map { Array($0.utf8) },
      expected.flatMap { $0.isEmpty ? nil : Array($0.utf8) },
      at: index
    )
  }

  private mutating func compareNames(_ faces: [Face], _ expected: FontFacts.Face) {
    let index = expected.index
    compareText("family", faces.first?.family, expected.family, at: index)
    for (face, name) in zip(faces, expected.namesInListedOrder) {
      compareText("PostScript name", face.postScriptName, name.name, at: index)
      guard name.name?.isEmpty == false else { continue }
      compare(
        "certainty of \(name.name ?? "")",
        face.nameCertainty?.rawValue,
        name.certainty,
        at: index
      )
    }
    guard let names = expected.names, expected.errors?["name"] == nil else { return }
    let texts = faces.first?.details?.names.map {
      ($0.nameID, $0.platformID, $0.encodingID, $0.languageID, $0.text)
    }
    compare("number of name records", texts?.count ?? 0, names.count, at: index)
    // fontTools sorts the records; a pair of sets is compared, so that order does not matter.
    let actual = (texts ?? []).map { "\($0.0) \($0.1) \($0.2) \($0.3) \($0.4 ?? "-")" }.sorted()
    let wanted = names.map {
      "\($0.nameID) \($0.platform) \($0.encoding) \($0.language) \($0.text ?? "-")"
    }.sorted()
    compare("name records", actual, wanted, at: index)
  }

  private mutating func compareTables(_ face: Face, _ expected: FontFacts.Face) {
    let index = expected.index
    let details = face.details
    if let format = expected.format { compare("format", face.format?.rawValue, format, at: index) }
    if let tables = expected.tables, !tables.isEmpty {
      compare("tables", details?.tables.map(\.tag).sorted(), tables.sorted(), at: index)
    }
    if let head = expected.head {
      compare("unitsPerEm", details?.metrics.unitsPerEm, head.unitsPerEm, at: index)
      compare("macStyle", details?.macStyle.map(Int.init), head.macStyle, at: index)
    }
    if let hhea = expected.hhea {
      let line = VerticalMetrics.Line(
        ascender: hhea.ascent,
        descender: hhea.descent,
        lineGap: hhea.lineGap
      )
      compare("hhea", details?.metrics.hhea, line, at: index)
    }
    if let os2 = expected.os2 { compareOS2(details, os2, at: index) }
    if let post = expected.post {
      compare("italicAngle", details?.italicAngle, post.italicAngle, at: index)
      compare("isMonospaced", face.isMonospaced, post.isFixedPitch != 0, at: index)
    }
    compare("glyphs", face.glyphCount, expected.glyphs, at: index)
    compareText("name in CFF", details?.cffName, expected.cffName, at: index)
    let axes = (expected.axes ?? []).map {
      VariationAxis(tag: $0.tag, minimum: $0.minimum, defaultValue: $0.default, maximum: $0.maximum)
    }
    compare("axes", face.axes, axes, at: index)
    if let cmap = expected.cmap, cmap.platform != 1, let coverage = details?.coverage {
      compare("characters", coverage.characterCount, cmap.characters, at: index)
      compare(
        "ranges",
        coverage.ranges.map { [$0.lowerBound, $0.upperBound] },
        cmap.ranges,
        at: index
      )
    }
  }

  private mutating func compareOS2(_ details: FaceDetails?, _ os2: FontFacts.OS2, at index: Int) {
    compare("usWeightClass", details?.weightClass, os2.usWeightClass, at: index)
    compare("usWidthClass", details?.widthClass, os2.usWidthClass, at: index)
    compare("fsType", details?.embedding.map(Int.init), os2.fsType, at: index)
    compare("fsSelection", details?.selection.map(Int.init), os2.fsSelection, at: index)
    compare("typo ascender", details?.metrics.typo?.ascender, os2.sTypoAscender, at: index)
    compare("typo descender", details?.metrics.typo?.descender, os2.sTypoDescender, at: index)
    compare("typo line gap", details?.metrics.typo?.lineGap, os2.sTypoLineGap, at: index)
    compare("win ascent", details?.metrics.win?.ascent, os2.usWinAscent, at: index)
    compare("win descent", details?.metrics.win?.descent, os2.usWinDescent, at: index)
    compare("x height", details?.metrics.xHeight, os2.sxHeight, at: index)
    compare("cap height", details?.metrics.capHeight, os2.sCapHeight, at: index)
  }
}

extension FontFacts.Face {
  /// The names in the registry's order: the default position first, then the other instances; of
  /// several instances at the default position the first alone, since iOS gives them one name.
  var namesInListedOrder: [FontFacts.IOSName] {
    guard let axes, !axes.isEmpty else { return iosNames }
    let defaults = Dictionary(axes.map { ($0.tag, $0.default) }, uniquingKeysWith: { $1 })
    var atDefault: [FontFacts.IOSName] = []
    var elsewhere: [FontFacts.IOSName] = []
    for name in iosNames {
      let isDefault = name.instance.map { instances?[$0].coordinates == defaults } ?? true
      if isDefault { atDefault.append(name) } else { elsewhere.append(name) }
    }
    return atDefault.prefix(1) + elsewhere
  }

  var faceCount: Int { namesInListedOrder.count }
}
