internal import FontRegistry

/// A face and the file that it is in.
struct NamedFace: Sendable {
  /// The file.
  let font: SubjectFont

  /// The face.
  let face: Face
}

extension NamedFace {
  /// What an app passes for the face, when there is something.
  var name: String? { face.postScriptName }

  /// What to call the face in a sentence.
  var words: String {
    let weight = face.weight.map { " (\($0.text))" } ?? ""
    return "'\(name ?? "a face without a name")'\(weight)"
  }

  /// Whether it is not certain that iOS gives the face this name.
  var hasDoubtfulName: Bool { face.nameCertainty == .low }
}

extension [NamedFace] {
  /// The face that somebody means who names a family alone: upright, and nearest to 400.
  var regular: NamedFace? {
    func rank(_ member: NamedFace) -> (Int, Double, String) {
      (
        member.face.isItalic ? 1 : 0, abs((member.face.weight ?? 400) - 400), member.name ?? ""
      )
    }
    return filter { $0.name != nil }.min { rank($0) < rank($1) }
  }

  /// The weights of the faces, each once, in ascending order.
  var weights: [Double] { Set(compactMap(\.face.weight)).sorted() }

  /// The face whose weight is nearest; of two the heavier for weights above 500, else the lighter, as
  /// browsers choose.
  func nearest(to weight: Double) -> NamedFace? {
    func rank(_ member: NamedFace) -> (Double, Double, String) {
      let own = member.face.weight ?? 0
      return (abs(own - weight), weight > 500 ? -own : own, member.name ?? "")
    }
    return filter { $0.name != nil && $0.face.weight != nil }.min { rank($0) < rank($1) }
  }
}
