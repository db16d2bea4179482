internal import FontRegistry

extension BoldTrait {
  /// The kind of answer, by the word that documents have for it.
  var answer: String {
    switch self {
    case .face: "face"
    case .nothing: "nothing"
    case .unknown: "unknown"
    }
  }

  /// The face that the trait gives, where it is known and there is one.
  var face: Face? {
    guard case .face(let face) = self else { return nil }
    return face
  }
}
