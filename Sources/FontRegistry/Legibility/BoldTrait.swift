/// What asking a font for its bold trait gives, as `withSymbolicTraits(.traitBold)` does.
///
/// It gives a face of the same family whose bits say bold, and nothing where no face is bold. From
/// which weight on Core Text takes a face without the bits for bold is not published.
public enum BoldTrait: Sendable {
  /// The one face of the family with the slant, width and bits.
  case face(Face)

  /// Nothing: no face of the family could be taken for bold.
  case nothing

  /// Several faces have the bits, or the only bold ones have none: it is not known which is found.
  case unknown
}

extension Face {
  /// What asking this face for its bold trait gives.
  ///
  /// - Parameter faces: The faces of the app, or at least of the family.
  /// - Returns: The answer; `nil` for a face that has the bits itself.
  public func boldTrait(among faces: [Face]) -> BoldTrait? {
    guard !hasBoldBits else { return nil }
    let siblings = faces.filter { $0.postScriptName != nil && isSibling(of: $0) }
    var marked: [Face] = []
    for face in siblings where face.hasBoldBits {
      // The same face in a second file is one face.
      let isKnown = marked.contains { known in
        guard let name = known.postScriptName, let other = face.postScriptName else { return false }
        return name.hasSameBytes(as: other)
      }
      if !isKnown { marked.append(face) }
    }
    if let only = marked.first { return marked.count == 1 ? .face(only) : .unknown }
    // 500 is bold to nobody.
    return siblings.contains { ($0.weight ?? 0) > 500 } ? .unknown : .nothing
  }
}
