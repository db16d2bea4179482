internal import FontRegistry

/// What there is for a style of a sheet when Bold Text is on.
enum StyleBold: Sendable {
  /// What the sheet names, else what the family has.
  case answer(BoldPartnerAnswer)

  /// The sheet names a face that there is not.
  case notFound(FontLookupError)
}

extension StyleBold {
  /// The answer about the face, as for one that no sheet names; a face that is not there is missing.
  var answer: BoldPartnerAnswer {
    switch self {
    case .answer(let answer): answer
    case .notFound: .missing
    }
  }

  /// What there is, in a cell of a table.
  var words: String {
    switch self {
    case .answer(.partner(let partner)): partner.face.postScriptName ?? FaceText.noName
    case .answer(.heaviest): "nothing heavier"
    case .answer(.missing): "missing"
    case .answer(.exempt): "a symbol font"
    case .answer(.unknownWeight): "weight unknown"
    case .notFound: "not found"
    }
  }
}
