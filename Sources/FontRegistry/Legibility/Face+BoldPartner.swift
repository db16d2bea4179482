extension Face {
  /// Finds the face that Bold Text should switch this one to.
  ///
  /// Candidates share family, slant, width and all other axes and are at least 150 heavier; for a
  /// face of 600 and more without any such, every heavier face is one. Of these the nearest to the
  /// weight plus 300 wins; on a tie the one with the bold bits, then the one that shares the legacy
  /// family name (ID 1) and has style Bold, then the lighter, then by PostScript name. Faces and
  /// named instances come before free positions of an axis.
  ///
  /// - Parameter faces: The faces of the app, or at least of the family.
  /// - Returns: The partner, or why there is none.
  public func boldPartner(among faces: [Face]) -> BoldPartnerAnswer {
    var siblings = Siblings(faces.filter(isSibling))
    return siblings.boldPartner(of: self)
  }

  /// The best of some siblings that are heavier by at least some weight.
  func best(of candidates: [Face], heavierBy least: Double) -> Face? {
    let own = weight ?? 0
    var best: Face?
    for candidate in candidates {
      guard let heavier = candidate.weight, heavier > own, heavier - own >= least,
        // A face cannot be switched to without a name, nor by the name of this one.
        let name = candidate.postScriptName, postScriptName?.hasSameBytes(as: name) != true
      else { continue }
      if best.map({ isBetterPartner(candidate, than: $0) }) ?? true { best = candidate }
    }
    return best
  }

  /// Whether of two heavier siblings the one is to be preferred.
  func isBetterPartner(_ left: Face, than right: Face) -> Bool {
    let wanted = (weight ?? 0) + 300
    let (leftWeight, rightWeight) = (left.weight ?? 0, right.weight ?? 0)
    let (leftDistance, rightDistance) = (abs(leftWeight - wanted), abs(rightWeight - wanted))
    if leftDistance != rightDistance { return leftDistance < rightDistance }
    if left.hasBoldBits != right.hasBoldBits { return left.hasBoldBits }
    let (leftIsLinked, rightIsLinked) = (isLinkedBold(left), isLinkedBold(right))
    if leftIsLinked != rightIsLinked { return leftIsLinked }
    if leftWeight != rightWeight { return leftWeight < rightWeight }
    return left.precedesInFamily(right)
  }

  /// Whether a face is the Bold of the four styles that share a legacy family name with this one.
  private func isLinkedBold(_ other: Face) -> Bool {
    guard let legacyFamily, other.legacyFamily?.hasSameBytes(as: legacyFamily) == true else {
      return false
    }
    // The slant is the same: of an italic it is the Bold Italic.
    let bolds = ["Bold", "Bold Italic"]
    return [other.style, other.legacyStyle].compactMap { $0 }.contains { bolds.contains($0) }
  }

  /// Whether a face differs from this one by nothing but its weight; a face that does not say how
  /// wide it is counts as normal.
  func isSibling(of other: Face) -> Bool {
    guard isItalic == other.isItalic, width ?? 5 == other.width ?? 5,
      let family, other.family?.hasSameBytes(as: family) == true
    else { return false }
    return hasSamePlaceBesidesWeight(as: other)
  }

  /// Whether all axes but `wght` agree; an axis that only one of the faces has counts as at its
  /// default for the other, unless width and slant have told of it already.
  private func hasSamePlaceBesidesWeight(as other: Face) -> Bool {
    let pairs = [(self, other), (other, self)]
    return pairs.allSatisfy { face, other in
      zip(face.axes, face.coordinates).allSatisfy { axis, position in
        if axis.tag == "wght" { return true }
        if let otherPosition = other.position(on: axis.tag) { return position == otherPosition }
        return position == axis.defaultValue || ["wdth", "ital", "slnt"].contains(axis.tag)
      }
    }
  }

  /// This face moved along its `wght` axis to where the bold of a weight is wanted.
  func freePosition(boldFor weight: Double) -> Face? {
    guard let place = axes.firstIndex(where: { $0.tag == "wght" }) else { return nil }
    let axis = axes[place]
    // Weights of whole numbers: nobody designs a weight of 699.5.
    let wanted = min(max(weight + 300, axis.minimum), axis.maximum).rounded(.down)
    guard axis.minimum <= wanted else { return nil }
    var coordinates = self.coordinates
    coordinates[place] = wanted
    return free(at: coordinates)
  }
}

extension BoldPartner {
  /// A partner that has a name of its own.
  init(named face: Face) {
    let isInstance = face.instance.map { !$0.isDefault } ?? false
    self.init(face: face, source: isInstance ? .instance : .face)
  }
}
