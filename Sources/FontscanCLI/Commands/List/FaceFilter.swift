internal import FontRegistry

/// Which faces a listing shows.
struct FaceFilter: Sendable {
  private let families: [String]
  private let weights: [WeightRange]
  private let isItalic: Bool?
  private let onlyVariable: Bool
  private let onlyMonospaced: Bool
  private let characters: [Unicode.Scalar]
  private let languages: [Orthography]

  /// Takes what the command line says.
  ///
  /// - Parameter arguments: The command line.
  /// - Throws: ``UsageError/conflict(_:)`` for a language whose letters are not known.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    families = arguments[Self.family]
    weights = arguments[Self.weight]
    isItalic = arguments[Self.style]
    onlyVariable = arguments[Self.variable]
    onlyMonospaced = arguments[Self.monospaced]
    characters = arguments[Self.covers].flatMap { $0 }
    var languages: [Orthography] = []
    for tag in arguments[Self.language] {
      do throws(LanguageError) {
        languages.append(try Orthography(language: tag))
      } catch {
        throw .conflict("'--language \(tag)': \(error)")
      }
    }
    self.languages = languages
  }

  /// What has to be known of a face to tell whether it is shown, besides what is always read.
  var questions: FaceQuestions {
    needsCoverage ? [.summary, .coverage] : onlyMonospaced ? .summary : []
  }

  /// Whether every face is shown.
  var isEmpty: Bool {
    families.isEmpty && weights.isEmpty && isItalic == nil && !onlyVariable && !onlyMonospaced
      && !needsCoverage
  }

  private var needsCoverage: Bool { !characters.isEmpty || !languages.isEmpty }

  /// Whether a face is shown.
  func accepts(_ face: Face) -> Bool {
    if !families.isEmpty {
      let names = ([face.family] + face.familyAlsoKnownAs).compactMap { $0?.lowercased() }
      guard families.contains(where: names.contains) else { return false }
    }
    if !weights.isEmpty {
      guard let weight = face.weight, weights.contains(where: { $0.contains(weight) }) else {
        return false
      }
    }
    if let isItalic, face.isItalic != isItalic { return false }
    if onlyVariable, !face.isVariable { return false }
    if onlyMonospaced, face.isMonospaced != true { return false }
    if needsCoverage {
      guard let coverage = face.details?.coverage, characters.allSatisfy(coverage.contains),
        languages.allSatisfy({ $0.isCovered(by: coverage) })
      else { return false }
    }
    return true
  }
}

extension FaceFilter {
  /// The declarations, in the order of the help.
  static let options: [any AnyOptionSpec] = [
    family, weight, style, variable, monospaced, covers, language,
  ]

  private static let family = OptionSpec<[String]>.list(
    "--family",
    "NAME",
    expected: "the name of a family",
    help: """
      Show the faces of a family; the legacy name and names in other languages count as well, in \
      any letter case. May be repeated; one of them is enough.
      """
  ) { $0.bytes.isEmpty ? nil : $0.text.lowercased() }

  private static let weight = OptionSpec<[WeightRange]>.list(
    "--weight",
    "WEIGHT",
    expected: "a number (700), a range (600..900, 600..) or a word of UIFont.Weight ("
      + UIFontWeight.allCases.map(\.rawValue).joined(separator: ", ") + ")",
    offers: UIFontWeight.allCases.map(\.rawValue),
    help: """
      Show faces of a weight: a number (700), a range (600..900, 600..) or a word of \
      UIFont.Weight (bold, which is 650 to 749). May be repeated; one of them is enough.
      """
  ) { WeightRange($0.text) }

  private static let style = OptionSpec<Bool?>.optional(
    "--style",
    "STYLE",
    expected: "italic or upright",
    offers: ["italic", "upright"],
    help: "Show italic or upright faces."
  ) { ["italic": true, "upright": false][$0.text] }

  private static let variable = OptionSpec<Bool>.flag(
    "--variable",
    help: "Show the faces of variable fonts."
  )

  private static let monospaced = OptionSpec<Bool>.flag(
    "--monospaced",
    help: "Show faces whose letters are all equally wide."
  )

  private static let covers = OptionSpec<[[Unicode.Scalar]]>.list(
    "--covers",
    "TEXT",
    expected: "text with a letter in it",
    help: "Show faces that have every letter of TEXT. May be repeated; all have to be there."
  ) { word in
    let letters = word.text.unicodeScalars.filter { scalar in
      // What has no shape of its own needs no glyph.
      scalar.properties.generalCategory != .control
        && !scalar.properties.isDefaultIgnorableCodePoint
    }
    return letters.isEmpty ? nil : Array(letters)
  }

  private static let language = OptionSpec<[String]>.list(
    "--language",
    "TAG",
    expected: "a language",
    help: """
      Show faces that have every letter of a language, by fontconfig's count: pt-BR, zh-Hans. May \
      be repeated; all have to be there.
      """
  ) { $0.bytes.isEmpty ? nil : $0.text }
}
