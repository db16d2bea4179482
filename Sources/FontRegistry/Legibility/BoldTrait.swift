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
    return BoldTrait(among: siblings)
  }
}

extension BoldTrait {
  /// What a face without the bits finds among its siblings, all of which have names.
  init(among siblings: [Face]) {
    // The same face in a second file is one face.
    var names: Set<[UInt8]> = []
    let marked = siblings.filter { face in
      face.hasBoldBits && names.insert(Array((face.postScriptName ?? "").utf8)).inserted
    }
    if let only = marked.first {
      self = marked.count == 1 ? .face(only) : .unknown
    } else {
      // 500 is bold to nobody.
      self = siblings.contains { ($0.weight ?? 0) > 500 } ? .unknown : .nothing
    }
  }
}
