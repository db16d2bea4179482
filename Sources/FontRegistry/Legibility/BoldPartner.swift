/// The face that Bold Text should switch a face to.
public struct BoldPartner: Sendable {
  /// Where a partner comes from.
  public enum Source: String, Sendable {
    /// A static face, or the default of a variable file.
    case face
    /// A named instance of a variable file.
    case instance
    /// A free position of the `wght` axis.
    case axis
  }

  /// The partner; for ``Source/axis`` the face at that position.
  public var face: Face

  /// Where the partner comes from.
  public var source: Source

  package init(face: Face, source: Source) {
    self.face = face
    self.source = source
  }
}

/// What there is for a face when Bold Text is on.
public enum BoldPartnerAnswer: Sendable {
  /// Switch to this.
  case partner(BoldPartner)
  /// The face is of weight 600 or more and nothing in its family is heavier: no fault.
  case heaviest
  /// The family has nothing heavier.
  case missing
  /// A symbol or icon font, which is left alone.
  case exempt
}

extension Face {
  /// Finds the face that Bold Text should switch this one to.
  ///
  /// Candidates share family, slant, width and all other axes and are at least 150 heavier; for a
  /// face of 600 and more without any such, every heavier face is one. Of these the nearest to the
  /// weight plus 300 wins; on a tie the one with the bold bits, then the one that shares the legacy
  /// family name (ID 1) and has style Bold, then the lighter, then by PostScript name. Named
  /// instances come before free positions of an axis.
  ///
  /// - Parameter faces: The faces of the app, or at least of the family.
  /// - Returns: The partner, or why there is none.
  public func boldPartner(among faces: [Face]) -> BoldPartnerAnswer { .missing }
}
